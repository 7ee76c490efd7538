// One spoilt thing per reading of a call's answer: names it does not have, kinds a field does not take.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import {
  contract,
  expectRefused,
  type Files,
  properties,
  type Spoilt,
  WHO,
  WHO_UI,
} from './kits/spoilt.ts';

const TEXT = { type: 'string' };
const STATES = 'schemas/calls/states.json';

const object = (members: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties: members,
  ...more,
});

/** A call of choices whose rows are objects, and one that finds a place. */
function withCalls(files: Files, rows: object = { STATECD: TEXT, state_name: TEXT }): void {
  Object.assign(files, {
    [STATES]: contract(
      'states',
      {},
      {
        judges: 'choices',
        responses: { '200': object({ data: { type: 'array', items: object(rows) } }) },
      },
    ),
    'schemas/calls/place.json': contract(
      'place',
      {},
      {
        judges: 'values',
        responses: {
          '200': object({
            county: TEXT,
            data: object({ city: TEXT, people: { type: 'integer' } }),
          }),
        },
      },
    ),
    'schemas/calls/free.json': contract(
      'free',
      {},
      {
        responses: {
          '200': object({
            status: { const: 'success' },
            data: object({ available: { type: 'boolean' } }),
          }),
        },
      },
    ),
  });
}

const choose = (files: Files, options: object, field = 'name', rows?: object) => {
  withCalls(files, rows);
  files[WHO_UI][field] = {
    'ui:widget': 'select',
    'ui:options': { options: { call: 'states', ...options } },
  };
};

const fill = (files: Files, set: object, call = 'place') => {
  withCalls(files);
  files[WHO_UI].name = { 'ui:options': { fill: { call, when: 'blur', with: {}, set } } };
};

const check = (files: Files, call: string) => {
  withCalls(files);
  files[WHO_UI].name = { 'ui:options': { check: { call, with: {}, fault: 'trip.zipMissing' } } };
};

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a value that the rows of the answer do not have',
    spoil: (files) => choose(files, { value: 'STATECDE', label: 'state_name' }),
    code: 'unknown-answer',
    file: WHO_UI,
    words: /row of "states" at "name" has no "STATECDE"/,
    nearest: 'STATECD',
  },
  {
    name: 'a label that the rows of the answer do not have',
    spoil: (files) => choose(files, { value: 'STATECD', label: 'stat_name' }),
    code: 'unknown-answer',
    file: WHO_UI,
    words: /has no "stat_name"/,
    nearest: 'state_name',
  },
  {
    name: 'a list of objects of which nothing says what is the answer',
    spoil: (files) => choose(files, {}),
    code: 'missing-word',
    file: WHO_UI,
    words: /choices of "name" are objects, and nothing says which member of one is the answer/,
  },
  {
    name: 'choices from a call that answers with no list',
    spoil: (files) => choose(files, { call: 'place' }),
    code: 'unknown-list',
    file: WHO_UI,
    words: /"place" at "name" answers with no list/,
  },
  {
    name: 'a whole number chosen from texts',
    spoil: (files) => choose(files, { value: 'STATECD', label: 'state_name' }, 'seats'),
    code: 'answer-misfit',
    file: WHO_UI,
    words: /"seats" takes number, but the call "states" gives it string/,
  },
  {
    name: 'a text that keeps choices whole',
    spoil: (files) => choose(files, { value: 'STATECD', label: 'state_name', whole: true }),
    code: 'answer-misfit',
    file: WHO_UI,
    words: /choices of "name" are kept whole, but the field is no object/,
  },
  {
    name: 'a look-up that fills from a name its answer does not have',
    spoil: (files) => fill(files, { './name': 'cty' }),
    code: 'unknown-answer',
    file: WHO_UI,
    words: /answer of "place" at "name" has no "cty"/,
    nearest: 'city',
  },
  {
    name: 'a look-up that fills a number with a text',
    spoil: (files) => fill(files, { './seats': 'county' }),
    code: 'answer-misfit',
    file: WHO_UI,
    words: /"seats" takes number, but the call "place" gives it string/,
  },
  {
    name: 'a look-up by a call that answers with a list',
    spoil: (files) => fill(files, { './name': 'city' }, 'states'),
    code: 'unknown-answer',
    file: WHO_UI,
    words: /answer of "states" at "name" has no "city"/,
  },
  {
    name: 'a live check by a call that never says no',
    spoil: (files) => check(files, 'place'),
    code: 'unknown-answer',
    file: WHO_UI,
    words: /"place" that checks "name" never says no/,
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));

const RIGHT: readonly { name: string; lay: (files: Files) => void }[] = [
  {
    name: 'a choice held by its code',
    lay: (files) => choose(files, { value: 'STATECD', label: 'state_name' }),
  },
  {
    name: 'a choice held whole by an object',
    lay: (files) => {
      Object.assign(properties(files, WHO), { name: { type: 'object' } });
      choose(files, { value: 'STATECD', label: 'state_name', whole: true });
    },
  },
  {
    name: 'a number chosen from whole numbers',
    lay: (files) => choose(files, { value: 'id' }, 'seats', { id: { type: 'integer' } }),
  },
  {
    name: 'a look-up of a name at the top and one under data',
    lay: (files) => fill(files, { './name': 'county', './seats': 'people' }),
  },
  { name: 'a live check that says whether it is free', lay: (files) => check(files, 'free') },
  {
    name: 'an answer that its contract leaves open',
    lay: (files) => {
      choose(files, { value: 'STATECDE' });
      Object.assign(files[STATES] as object, { responses: { '200': { type: 'object' } } });
    },
  },
];

test.each(RIGHT)('$name is read as it comes', async ({ lay }) => {
  const { faults } = await build((files) => lay(files));
  const own = ['unknown-answer', 'answer-misfit', 'unknown-list', 'missing-word'];
  expect(faults.filter(({ code }) => own.includes(code))).toEqual([]);
});
