// One spoilt thing per word of a list's source: members it does not have, keys that are not filled, rows nobody could answer.
import { expect, test } from 'vitest';
import { build, describe } from './kits/small-content.ts';
import {
  contract,
  expectRefused,
  type Files,
  properties,
  type Spoilt,
  WHO,
  WHO_UI,
  WORDS,
} from './kits/spoilt.ts';

const TEXT = { type: 'string' };
const STATES = 'schemas/calls/states.json';

/** Rows of a list, filled by a call whose entries have these members. */
function fill(
  files: Files,
  source: object,
  { row = {}, entry = {}, item = {}, contractOf = {} }: Parts = {},
): void {
  files[STATES] = contract(
    'states',
    {},
    {
      judges: 'choices',
      responses: {
        '200': {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: TEXT, name: TEXT, phone: TEXT, seats: { type: 'integer' } },
            ...entry,
          },
        },
      },
      ...contractOf,
    },
  );
  const words = { label: 'Places', place: 'Place', called: 'Name', phone: 'Phone', note: 'Note' };
  for (const [name, text] of Object.entries(words))
    files[WORDS][name === 'label' ? 'places.label' : `places.${name}.label`] = text;
  Object.assign(properties(files, WHO), {
    places: {
      type: 'array',
      items: {
        type: 'object',
        required: ['place'],
        properties: { place: TEXT, called: TEXT, phone: TEXT, note: TEXT },
        ...row,
      },
    },
  });
  const [group] = files[WHO_UI]['ui:groups'] as { fields: string[] }[];
  group?.fields.push('places');
  files[WHO_UI].places = {
    'ui:widget': 'repeat',
    'ui:options': {
      ...item,
      source: {
        ...{ call: 'states', key: 'place', members: { place: 'id', called: 'name' } },
        ...source,
      },
    },
  };
}

interface Parts {
  readonly row?: object;
  readonly entry?: object;
  readonly item?: object;
  readonly contractOf?: object;
}

const of = (code: string, words: RegExp, more: Partial<Spoilt> = {}) => ({
  ...{ code, words, file: WHO_UI },
  ...more,
});

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a call there is none of',
    spoil: (files) => fill(files, { call: 'stats' }),
    ...of('unknown-call', /no call "stats"/, { nearest: 'states' }),
  },
  {
    name: 'a member that the row does not have',
    spoil: (files) => fill(files, { members: { place: 'id', caled: 'name' } }),
    ...of('unknown-field', /row of "places" has no "caled"/, { nearest: 'called' }),
  },
  {
    name: 'a member that the entries do not have',
    spoil: (files) => fill(files, { members: { place: 'id', called: 'nam' } }),
    ...of('unknown-answer', /entry of "states" at "places" has no "nam"/, { nearest: 'name' }),
  },
  {
    name: 'a text that takes a number',
    spoil: (files) => fill(files, { members: { place: 'id', called: 'seats' } }),
    ...of('answer-misfit', /"places\.\*\.called" takes string, .* gives it number/),
  },
  {
    name: 'a key that is not filled',
    spoil: (files) => fill(files, { key: 'note' }),
    ...of('unknown-field', /"note" of "places" is none of the members that are filled/),
  },
  {
    name: 'a change of what is not filled',
    spoil: (files) => fill(files, { change: ['note'] }),
    ...of('unknown-field', /"note" of "places" is none of the members that are filled/),
  },
  {
    name: 'a change of the key',
    spoil: (files) => fill(files, { change: ['place'] }),
    ...of('answer-misfit', /By "place" a row of "places" is known again/),
  },
  {
    name: 'a required member that is neither filled nor shown',
    spoil: (files) => {
      fill(files, {}, { row: { required: ['note'] } });
      Object.assign(files[WHO_UI].places as object, {
        items: { note: { 'ui:widget': 'hidden' } },
      });
    },
    ...of('required-but-hidden', /must have "note", which is neither filled nor asked for/),
  },
  {
    name: 'a required member that the call may leave out',
    spoil: (files) =>
      fill(files, { members: { place: 'id', phone: 'phone' } }, { row: { required: ['phone'] } }),
    ...of('required-but-hidden', /the call "states" may leave "phone" out/),
  },
  {
    name: 'rows of ones own without a key that each must have',
    spoil: (files) => fill(files, { add: true }),
    ...of('required-but-hidden', /that a person adds to "places" have no "place"/),
  },
  {
    name: 'another word that says which rows stay',
    spoil: (files) => fill(files, {}, { item: { item: { fixed: true } } }),
    ...of('option-ignored', /is said by its "source", not by "fixed"/),
  },
  {
    name: 'a call that answers with no list',
    spoil: (files) =>
      fill(
        files,
        {},
        { contractOf: { responses: { '200': { type: 'object', properties: { status: TEXT } } } } },
      ),
    ...of('unknown-list', /answers with no list to fill rows from/),
  },
  {
    name: 'a call by which the server cannot judge',
    spoil: (files) => fill(files, {}, { contractOf: { judges: undefined } }),
    ...of('unjudged-call', /cannot judge answers by the call "states"/),
  },
  {
    name: 'a list of texts',
    spoil: (files) => {
      fill(files, {});
      Object.assign(properties(files, WHO), { places: { type: 'array', items: TEXT } });
    },
    ...of('answer-misfit', /"places" is no list of objects/),
  },
  {
    name: 'an input that the call does not take',
    spoil: (files) =>
      fill(
        files,
        { with: { zip: '/name' } },
        { contractOf: { request: { type: 'object', properties: { town: TEXT } } } },
      ),
    ...of('unknown-input', /"zip"/),
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));

test.each([
  { name: 'rows as they come', source: {}, parts: {} },
  {
    name: 'a required member that may be left out where a person may answer it',
    source: { members: { place: 'id', phone: 'phone' }, change: ['phone'] },
    parts: { row: { required: ['phone'] } },
  },
  {
    name: 'a call by which nobody judges, for what stays as it was filled',
    source: { changed: 'keep' },
    parts: { contractOf: { judges: undefined } },
  },
  {
    name: 'entries that the contract leaves open',
    source: {},
    parts: { entry: { additionalProperties: true } },
  },
])('$name are taken', async ({ source, parts }) => {
  const { faults } = await build((files) => fill(files, source, parts));
  expect(faults.map(describe)).toEqual([]);
});
