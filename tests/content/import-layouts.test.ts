// Layouts of others in RJSF's dialect: what ours can say is taken, and no word of one keeps a whole form out.
import { expect, test } from 'vitest';
import { contentOf, importForm } from '../../runtime/content/index.ts';
import type { JsonObject } from '../../runtime/core/index.ts';
import { metaFiles } from './kits/small-content.ts';

const text = { type: 'string' };

/** A form of this schema and layout, as the command makes it: the check has passed it. */
async function laid(schema: JsonObject, ui: JsonObject) {
  const beside = { main: 'foreign.json', files: new Map([['foreign.json', schema]]) };
  const among = contentOf(await metaFiles());
  const { faults, files, report } = await importForm(beside, { id: 'foreign', ui, among });
  expect(faults).toEqual([]);
  const json = (file: string) => JSON.parse(files[file] ?? '{}');
  return {
    ui: json('schemas/forms/foreign/main.ui.json'),
    words: json('messages/en-US/foreign.json'),
    page: (name: string) => files[`messages/en-US/pages/${name}.md`],
    told: report.filter(({ did }) => did !== 'taken').map(({ path, what }) => `${path}: ${what}`),
  };
}

test('choices have the names that the layout gives them, in their order or by their values', async () => {
  const beds = { enum: [{ row: 1 }, { row: 2 }] };
  const { words, told } = await laid(
    {
      properties: {
        bed: beds,
        beds: { type: 'array', uniqueItems: true, items: beds },
        rating: { type: 'integer', enum: [1, 2, 3] },
      },
    },
    {
      bed: { 'ui:enumNames': ['North', 'South'] },
      beds: { items: { 'ui:enumNames': ['North', 'South'] } },
      rating: { 'ui:enumNames': { 1: 'Bad', 3: 'Good' } },
    },
  );
  const said = Object.entries(words).filter(([key]) => key.includes('.option.'));
  expect(said.map(([, name]) => (typeof name === 'string' ? name : 'the same'))).toEqual(
    expect.arrayContaining(['North', 'South', 'Bad', '2', 'Good']),
  );
  expect(words['rating.option.2']).toBe('2');
  expect(told).toEqual([]);
});

test('a field of a branch is laid out like any other', async () => {
  const { ui, words, told } = await laid(
    {
      properties: {
        kind: { enum: ['a'] },
        work: { oneOf: [{ properties: { about: text } }] },
      },
      dependencies: { kind: { oneOf: [{ properties: { kind: { const: 'a' }, why: text } }] } },
    },
    { why: { 'ui:title': 'Why so?' }, work: { about: { 'ui:widget': 'textarea' } } },
  );
  expect(ui.work.about).toEqual({ 'ui:widget': 'multiline' });
  expect(words['why.label']).toBe('Why so?');
  expect(told).toEqual([]);
});

test('widgets are known by the names of their parts too', async () => {
  const { ui } = await laid(
    { properties: { size: { type: 'integer' }, one: { enum: ['a', 'b'] }, note: text } },
    {
      size: { 'ui:widget': 'UpDownWidget' },
      one: { 'ui:widget': 'SelectWidget' },
      note: { 'ui:widget': 'TextareaWidget' },
    },
  );
  expect(ui.one).toEqual({ 'ui:widget': 'select' });
  expect(ui.note).toEqual({ 'ui:widget': 'multiline' });
});

test('a widget, an option and a sentence that do not suit their field are left out, with what suits it', async () => {
  const { ui, words, told } = await laid(
    {
      type: 'object',
      required: ['name'],
      properties: {
        name: text,
        size: { type: 'integer' },
        scan: { ...text, format: 'data-url' },
        rows: {
          type: 'array',
          items: { type: 'object', properties: { done: { type: 'boolean' } } },
        },
      },
    },
    {
      name: { 'ui:widget': 'radio', 'ui:errorMessages': { required: 'Say who.', pattern: 'No.' } },
      size: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
      scan: { 'ui:widget': 'textarea' },
      rows: { items: { done: { 'ui:widget': 'date' } } },
    },
  );
  expect(told).toEqual([
    'name: ui:widget of the layout. The widget "radio" cannot show "name", which is a text.',
    'name: the text "name.error.pattern". Nothing uses the message "foreign.name.error.pattern".',
    'size: ui:widget of the layout. The widget "multiline" cannot show "size", which is a whole number.',
    expect.stringContaining('size: ui:rows of the layout.'),
    expect.stringContaining('scan: ui:widget of the layout.'),
    'rows.done: ui:widget of the layout. The widget "date" cannot show "rows.*.done", which is a yes or no.',
  ]);
  expect(JSON.stringify(ui)).not.toContain('ui:widget');
  expect(words['name.error.required']).toBe('Say who.');
});

test('texts of a layout are read as they stand, and one that says nothing names nothing', async () => {
  const { words, page } = await laid(
    { properties: { name: { ...text, title: 'Name' }, about: { type: 'null', title: 'About' } } },
    {
      name: { 'ui:title': ' ', 'ui:help': 'As in <b>your</b> passport, {{name}}' },
      about: { 'ui:description': 'Nobody fills in {{this}}.' },
      'ui:order': ['about', 'name', 'about'],
    },
  );
  expect(words['name.label']).toBe('Name');
  expect(words['name.hint']).toBe('As in your passport, { {name}}');
  expect(page('foreign-about')).toContain('{ {this}}');
});
