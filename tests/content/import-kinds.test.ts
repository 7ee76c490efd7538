// What a foreign schema may ask for in its own way: places, nothing, constants, objects, free names, further files.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  buildRelease,
  contentOf,
  importForm,
  importJsonSchema,
  readSchemaFiles,
} from '../../runtime/content/index.ts';
import { startAnswers } from '../../runtime/core/index.ts';
import { formOf } from './kits/foreign.ts';
import { metaFiles, smallFiles } from './kits/small-content.ts';

test('a list whose places mean different things is judged place by place, by either word', async () => {
  const places = [{ type: 'string', title: 'Street' }, { type: 'integer' }];
  const old = { type: 'array', items: places, additionalItems: false };
  const later = { type: 'array', prefixItems: places, items: false };
  const { words, wrong } = await formOf({ type: 'object', properties: { old, later } });
  expect(wrong({ old: ['Main', 7], later: ['Main', 7] })).toEqual([]);
  expect(wrong({ old: [7, 'Main'] })).toEqual(['/old/0 type', '/old/1 type']);
  expect(wrong({ later: ['Main', 7, 8] })).toEqual(['/later additionalItems']);
  expect(words['later.place.1']).toBe('Street');
});

test('one answer without a group around it is asked under a name of its own', async () => {
  const { wrong, report } = await formOf({ type: 'array', items: { type: 'number' } });
  expect(wrong({ answer: [1, 2] })).toEqual([]);
  expect(report).toContainEqual(expect.objectContaining({ path: 'answer', did: 'changed' }));
});

test('an amount in cents is a multiple of a cent, whatever the computer makes of it', async () => {
  const price = { type: 'number', multipleOf: 0.01 };
  const either = { anyOf: [price, { type: 'boolean' }] };
  const { wrong } = await formOf({ type: 'object', properties: { price, either } });
  for (const amount of [19.99, 0.07, 4.35, 1.15, 9_999_999.99])
    expect(wrong({ price: amount, either: amount })).toEqual([]);
  for (const amount of [0.005, 19.999])
    expect(wrong({ price: amount })).toEqual(['/price multipleOf']);
});

test('a possibility of nothing leaves a plain field', async () => {
  const text = { type: 'string', maxLength: 5 };
  const { form, wrong } = await formOf({
    type: 'object',
    properties: {
      name: { anyOf: [text, { type: 'null' }], title: 'Name' },
      gone: { type: 'null' },
    },
    required: ['gone'],
  });
  expect(form?.bundle.fields['/name']).toMatchObject({ kind: 'field', widget: 'text' });
  expect(wrong({ name: 'Ann', gone: null })).toEqual([]);
  expect(wrong({ name: 'Annabel', gone: null })).toEqual(['/name maxLength']);
});

test('a file in the answer is judged as one, and anything else is refused', async () => {
  const file = { type: 'string', format: 'data-url', title: 'Photo' };
  const { form, wrong, report } = await formOf({
    type: 'object',
    properties: { photo: file, scans: { type: 'array', items: file } },
  });
  const url = 'data:text/plain;name=a.txt;base64,TW9pbg==';
  expect(form?.bundle.fields['/photo']?.kind).toBe('live');
  expect(wrong({ photo: url, scans: [url, url] })).toEqual([]);
  expect(wrong({ photo: 'https://example.com/a.png' })).toEqual(['/photo format']);
  expect(wrong({ scans: [url, 'a.txt'] })).toEqual(['/scans/1 format']);
  expect(report.filter(({ did }) => did === 'left out')).toEqual([]);
});

test('choices that are objects keep their names', async () => {
  const places = [
    { name: 'New York', lat: 40 },
    { name: 'Amsterdam', lat: 52 },
  ];
  const { form, words } = await formOf({
    type: 'object',
    properties: {
      place: { type: 'object', enum: places, enumNames: ['The city', 'The old town'] },
    },
  });
  const { options } = form?.bundle.fields['/place'] ?? {};
  const named = Object.values(options ?? {}).map((key) => words[key.replace('foreign.', '')]);
  expect(named.sort()).toEqual(['The city', 'The old town']);
});

test('names of choices are matched by their values, whatever the order in a branch', async () => {
  const choice = (...values: [string, string][]) => ({
    oneOf: values.map(([value, title]) => ({ const: value, title })),
  });
  const { words } = await formOf({
    type: 'object',
    properties: { kind: { type: 'string', enum: ['x', 'y'] } },
    oneOf: [
      { properties: { kind: { const: 'x' }, fruit: choice(['a', 'Apple'], ['b', 'Banana']) } },
      { properties: { kind: { const: 'y' }, fruit: choice(['b', 'Banana'], ['a', 'Apple']) } },
    ],
  });
  expect(words).toMatchObject({ 'fruit.option.a': 'Apple', 'fruit.option.b': 'Banana' });
});

test('what is required and described nowhere is asked as a text', async () => {
  const { wrong, report } = await formOf({
    type: 'object',
    required: ['name', 'country'],
    properties: { name: { type: 'string' } },
  });
  expect(wrong({ name: 'Ann', country: 'USA' })).toEqual([]);
  expect(report).toContainEqual({
    path: 'country',
    did: 'changed',
    what: 'it is required and described nowhere, and is asked as a text',
  });
});

test('a name required in a branch may be declared around it', async () => {
  const text = { type: 'string' };
  const { wrong } = await formOf({
    type: 'object',
    properties: { mail: text, phone: text },
    oneOf: [
      { type: 'object', properties: { ext: text }, required: ['phone'] },
      { type: 'object', properties: { cc: text }, required: ['mail'] },
    ],
  });
  expect(wrong({ phone: '5551234567' })).toEqual([]);
});

test('a constant that must be answered is answered', async () => {
  const { form } = await formOf({
    type: 'object',
    required: ['version'],
    properties: { version: { const: 2 }, name: { type: 'string' } },
  });
  expect(form && (await startAnswers(form.bundle, {}))).toEqual({ version: 2 });
});

test('a pattern that is slow on long texts is asked in short ones', async () => {
  const main = 'foreign.json';
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', pattern: '^.*\\s.*\\s.*$' } },
  };
  const among = contentOf({ ...(await metaFiles()), ...smallFiles() });
  const files = new Map([[main, schema]]);
  const {
    faults,
    report,
    files: made,
  } = await importForm({ main, files }, { id: 'foreign', among });
  expect(faults).toEqual([]);
  expect(report).toContainEqual(expect.objectContaining({ path: 'a', did: 'changed' }));
  const built = await buildRelease(new Map([...among, ...contentOf(made)]));
  // Were it asked in long ones, this would not end.
  expect(built.release?.forms.foreign?.validate({ a: `${' '.repeat(400_000)}` })).toMatchObject([
    { keyword: 'maxLength' },
    { keyword: 'pattern' },
  ]);
});

test('a pattern that a part of an answer meets is met by a part afterwards, and says so', async () => {
  const main = 'foreign.json';
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', pattern: '(?:[0-9]{5}|[A-Z]{2,3})-[0-9]+' } },
  };
  const among = contentOf({ ...(await metaFiles()), ...smallFiles() });
  const files = new Map([[main, schema]]);
  const { faults, files: made } = await importForm({ main, files }, { id: 'foreign', among });
  expect(faults).toEqual([]);
  const built = await buildRelease(new Map([...among, ...contentOf(made)]));
  expect(built.faults).toEqual([]);
  const form = built.release?.forms.foreign;
  expect(form?.validate({ a: 'No. 12345-67 of the town' })).toEqual([]);
  expect(form?.validate({ a: '1234-67' })).toMatchObject([{ keyword: 'pattern' }]);
});

test('schemas of several files are joined', async () => {
  const name = '../fixtures/import/planning/commands/register-representation.schema.json';
  const file = fileURLToPath(new URL(name, import.meta.url));
  const schema = JSON.parse(await readFile(file, 'utf8'));
  const beside = await readSchemaFiles(file, schema);
  const { faults, files } = importJsonSchema(schema, { id: 'foreign', beside });
  expect(faults).toEqual([]);
  expect(files['schemas/forms/foreign/main.schema.json']).toContain('interestedPartyNumber');
});

test('answers under free names are asked for, each of the kind that is said of all', async () => {
  const { wrong, form } = await formOf({
    type: 'object',
    properties: {
      name: { type: 'string' },
      env: { type: 'object', additionalProperties: { type: 'number' } },
    },
  });
  expect(form?.bundle.fields['/env']?.kind).toBe('live');
  expect(wrong({ env: { PORT: 80 } })).toEqual([]);
  expect(wrong({ env: { PORT: 'eighty' } })).toEqual(['/env/PORT type']);
});

test('the report says of each field what was taken, changed and left out', () => {
  const { report } = importJsonSchema(
    {
      type: 'object',
      required: ['age'],
      properties: {
        age: { type: 'integer', 'x-unit': 'years' },
        kind: { enum: ['a', 'b'] },
        any: {},
        note: { type: 'string', format: 'colour', default: 7 },
      },
    },
    { id: 'foreign' },
  );
  expect(report.map(({ path, did, what }) => `${path}: ${did}: ${what}`)).toEqual([
    'age: taken: a whole number, required',
    'age: left out: x-unit "years"',
    'kind: taken: one of 2 values',
    'any: taken: a text',
    'any: changed: it takes an answer of any kind, and is asked as a text',
    'note: taken: a text',
    'note: left out: format "colour"',
    'note: left out: default 7, which its own schema refuses',
  ]);
});

test('whoever writes a time in a layout of their own is told which one is taken', async () => {
  const { form, wrong } = await formOf({
    type: 'object',
    properties: { at: { type: 'string', format: 'time', title: 'When will you be there?' } },
  });
  expect(wrong({ at: 'half past two' })).toEqual(['/at format']);
  expect(wrong({ at: '14:30:00Z' })).toEqual([]);
  expect(form?.bundle.fields['/at']?.errors).toEqual({ format: 'faults.format.time' });
});

test('a brace in a foreign text stays one, and is no placeholder that somebody forgot to double', async () => {
  const { words } = await formOf({
    type: 'object',
    properties: { hash: { type: 'string', title: 'Hash', description: 'As {algorithm}:{hash}.' } },
  });
  expect(words['hash.hint']).toBe('As { algorithm}:{ hash}.');
});

test('a list may hold the same choice more often than there are choices', async () => {
  const { wrong } = await formOf({
    type: 'object',
    properties: { dice: { type: 'array', minItems: 3, items: { enum: ['head', 'tail'] } } },
  });
  expect(wrong({ dice: ['head', 'head', 'tail'] })).toEqual([]);
});

test('one possibility may be that nothing more is asked', async () => {
  const { wrong, words } = await formOf({
    type: 'object',
    properties: {
      delivery: {
        oneOf: [
          { title: 'Fetch it', type: 'object', properties: {}, additionalProperties: false },
          { title: 'Send it', type: 'object', properties: { to: {} }, required: ['to'] },
        ],
      },
    },
  });
  expect(words).toMatchObject({
    'delivery.shape.1': 'Fetch it',
    'delivery.shape.2': 'Send it',
  });
  expect(wrong({ delivery: { to: 'Rome' } })).toEqual([]);
});

test('a field that is called as a word of schemas is asked like any other', async () => {
  const { form, report, wrong } = await formOf({
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      target: {
        type: 'object',
        properties: { $ref: { type: 'string' }, required: { type: 'boolean' } },
        required: ['$ref'],
      },
    },
  });
  expect(Object.keys(form?.bundle.fields ?? {})).toEqual([
    '/target',
    '/target/$ref',
    '/target/required',
  ]);
  expect(wrong({ target: { $ref: '#/a' } })).toEqual([]);
  expect(wrong({ target: {} })).toEqual(['/target required']);
  const left = report.filter(({ did }) => did === 'left out').map(({ path }) => path);
  expect(left).toEqual(['$schema']);
});
