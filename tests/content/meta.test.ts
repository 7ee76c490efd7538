// Words that no meta-schema knows are refused in plain words, with the nearest word that is known.
import { expect, test } from 'vitest';
import { LINTS } from '../../runtime/content/index.ts';
import { build, describe, metaFiles, type SmallFiles } from './kits/small-content.ts';

type Files = SmallFiles & Record<string, unknown>;

const SPOILT: readonly {
  name: string;
  spoil: (files: Files) => void;
  code: string;
  place: string;
  words: RegExp;
  nearest?: string;
}[] = [
  {
    name: 'an unknown widget',
    spoil: (files) =>
      Object.assign(files['schemas/forms/trip/who.ui.json'], { name: { 'ui:widget': 'txt' } }),
    code: 'unknown-name',
    place: '/name/ui:widget',
    words: /"txt" is not known here/,
    nearest: 'text',
  },
  {
    name: 'a sentence that nobody would read',
    spoil: (files) =>
      Object.assign(files['messages/en-US/trip.json'], { 'name.hint': 'long '.repeat(500) }),
    code: 'too-long',
    place: '/name.hint',
    words: /This text has 2500 characters; at most 2000 may stand here/,
  },
  {
    name: 'an unknown operator',
    spoil: (files) =>
      Object.assign(files['rules/trip.rules.json'].rules[0] ?? {}, {
        conditions: { all: [{ fact: 'travels', operator: 'equals', value: 'car' }] },
      }),
    code: 'unknown-name',
    place: '/rules/0/conditions/all/0/operator',
    words: /"equals" is not known here/,
    nearest: 'equal',
  },
  {
    name: 'an unknown effect',
    spoil: (files) =>
      Object.assign(files['rules/trip.rules.json'].rules[0] ?? {}, {
        event: { type: 'shown', params: { fields: ['seats'] } },
      }),
    code: 'unknown-name',
    place: '/rules/0/event/type',
    words: /"shown" is not known here/,
    nearest: 'show',
  },
  {
    name: 'an unknown format',
    spoil: (files) =>
      Object.assign(files['schemas/forms/trip/who.schema.json'].properties as object, {
        name: { type: 'string', format: 'e-mail' },
      }),
    code: 'unknown-name',
    place: '/properties/name/format',
    words: /"e-mail" is not known here/,
    nearest: 'email',
  },
  {
    name: 'a label in a schema',
    spoil: (files) =>
      Object.assign(files['schemas/forms/trip/who.schema.json'].properties as object, {
        name: { type: 'string', title: 'Name' },
      }),
    code: 'unknown-word',
    place: '/properties/name/title',
    words: /"title" is not a word that may stand here/,
  },
  {
    name: 'a misspelled word of a form',
    spoil: (files) =>
      Object.assign(files['schemas/forms/trip/form.json'], { sumbit: { call: 'towns' } }),
    code: 'unknown-word',
    place: '/sumbit',
    words: /"sumbit"/,
    nearest: 'submit',
  },
  {
    name: 'a missing word',
    spoil: (files) => {
      delete (files['schemas/forms/trip/form.json'] as { access?: unknown }).access;
    },
    code: 'missing-word',
    place: '',
    words: /"access" is missing/,
  },
  {
    name: 'a message that is no text',
    spoil: (files) => Object.assign(files['messages/en-US/trip.json'], { 'name.label': 5 }),
    code: 'wrong-kind',
    place: '/name.label',
    words: /5 is not of the right kind/,
  },
  {
    name: 'a file that is not JSON',
    spoil: (files) => Object.assign(files, { 'messages/en-US/trip.json': '{ "a": ' }),
    code: 'not-json',
    place: '',
    words: /not JSON/,
  },
  {
    name: 'a file that nothing looks for',
    spoil: (files) => Object.assign(files, { 'rules/trip.rule.json': {} }),
    code: 'stray-file',
    place: '',
    words: /Nothing looks for a file/,
  },
  {
    name: 'a section without its file',
    spoil: (files) => {
      delete (files as Record<string, unknown>)['schemas/forms/trip/who.ui.json'];
    },
    code: 'missing-section-file',
    place: '/sections/0',
    words: /needs the file schemas\/forms\/trip\/who.ui.json/,
  },
  {
    name: 'a form under another name',
    spoil: (files) => Object.assign(files['schemas/forms/trip/form.json'], { id: 'tour' }),
    code: 'name-and-id-differ',
    place: '/id',
    words: /The id is "tour", but the file lies under the name "trip"/,
    nearest: 'trip',
  },
];

test.each(SPOILT)('$name is refused', async ({ spoil, code, place, words, nearest }) => {
  const { faults } = await build(spoil);
  const found = faults.find((fault) => fault.code === code && fault.place === place);
  expect(found?.message, faults.map(describe).join('\n')).toMatch(words);
  if (nearest !== undefined) expect(found?.nearest).toBe(nearest);
});

test('every lint says in one sentence what it refuses', () => {
  for (const { says } of Object.values(LINTS)) expect(says).toMatch(/^(a|an|images|rules)\b/);
});

test('a section of many forms says start values and migrations as a form does', async () => {
  const metas = await metaFiles();
  const of = (name: string) => JSON.parse(metas[`schemas/meta/${name}.schema.json`] ?? '{}');
  const [form, section] = [of('form'), of('shared-section')];
  for (const word of ['start', 'migrations'])
    expect(section.properties[word]).toEqual(form.properties[word]);
  expect(section.definitions.path).toEqual(form.definitions.path);
});
