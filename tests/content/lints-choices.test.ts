// What is said of choices is let pass where a field has them, listed by its schema or answered by a call.
import { expect, test } from 'vitest';
import { build, describe } from './kits/small-content.ts';
import { add, type Files, properties, WHO, WHO_UI, WORDS, when } from './kits/spoilt.ts';

/** Another field of the first section, laid out so. */
function withField(files: Files, name: string, schema: object, ui: object): void {
  Object.assign(properties(files, WHO), { [name]: schema });
  files[WHO_UI][name] = ui;
  const [group] = files[WHO_UI]['ui:groups'] as { fields: string[] }[];
  group?.fields.push(name);
  Object.assign(files[WORDS], { [`${name}.label`]: name });
}

const PLACES = [
  { id: 1, name: 'Rome' },
  { id: 2, name: 'Bari' },
];

const told = async (spoil: (files: Files) => void) =>
  (await build(spoil)).faults
    // The rules here are there to be looked at, and have no cases.
    .filter(({ code }) => code !== 'rule-without-case')
    .map(describe);

test('choices that are objects are told apart, in one place of a list or in any', async () => {
  const apart = { options: { value: 'id', label: 'name' } };
  expect(
    await told((files) => {
      const place = { type: 'object', enum: PLACES };
      withField(files, 'place', place, { 'ui:widget': 'select', 'ui:options': apart });
      withField(
        files,
        'places',
        { type: 'array', items: place },
        { 'ui:widget': 'checkboxes', 'ui:options': apart },
      );
    }),
  ).toEqual([]);
});

test('tones in any letters, and of a text that may be anything', async () => {
  const shown = (tones: object) => ({ 'ui:widget': 'output', 'ui:options': { tones } });
  expect(
    await told((files) => {
      withField(files, 'status', { type: 'string' }, shown({ Done: 'success' }));
      withField(
        files,
        'class',
        { type: ['string', 'null'], enum: ['first', null] },
        shown({ First: 'info' }),
      );
      Object.assign(files[WORDS], { 'class.option.first': 'First class' });
    }),
  ).toEqual([]);
});

test('a label by one of a few answers', async () => {
  expect(
    await told((files) => {
      withField(files, 'plate', { type: 'string' }, { 'ui:options': { labelBy: 'travels' } });
      Object.assign(files[WORDS], { 'plate.label.car': 'Number plate' });
    }),
  ).toEqual([]);
});

test('a rule leaves choices of a list of values, of a call, and takes them from rows or what is not known', async () => {
  expect(
    await told((files) => {
      const asked = { 'ui:widget': 'select', 'ui:options': { options: { call: 'towns' } } };
      withField(files, 'town', { type: 'string' }, asked);
      const offers = (name: string, field: string, what: object) =>
        add(files, name, when('agreed', 'equal', true), 'options', { field, ...what });
      offers('some', 'travels', { values: ['car'] });
      offers('of-a-call', 'town', { values: ['Rome'] });
      offers('of-rows', 'town', { from: 'stops.*.city' });
      offers('of-a-record', 'town', { from: 'context.lead.towns' });
      offers('of-yes-or-no', 'agreed', { values: [true] });
    }),
  ).toEqual([]);
});
