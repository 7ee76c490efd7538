// What a form cannot keep of a foreign schema is left out and told with its place and what to do; the rest is taken.
import { expect, test } from 'vitest';
import { contentOf, importForm } from '../../runtime/content/index.ts';
import type { Json, JsonObject } from '../../runtime/core/index.ts';
import { metaFiles, smallFiles } from './kits/small-content.ts';

async function imported(schema: Json) {
  const main = 'foreign.json';
  const among = contentOf({ ...(await metaFiles()), ...smallFiles() });
  const result = await importForm(
    { main, files: new Map([[main, schema]]) },
    { id: 'foreign', among },
  );
  const { properties = {} } = JSON.parse(
    result.files['schemas/forms/foreign/main.schema.json'] ?? '{}',
  );
  return { ...result, properties: properties as Readonly<Record<string, JsonObject>> };
}

const text = { type: 'string' };

test.each<[string, JsonObject, JsonObject, string]>([
  [
    'a pattern that hangs',
    { ...text, pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' },
    text,
    'pattern "^(([a-z])+.)+[A-Z]([a-z])+$"',
  ],
  [
    'a pattern that is a program',
    { ...text, pattern: '/^[0-9]+$/i' },
    text,
    'pattern "/^[0-9]+$/i"',
  ],
  [
    'a limit that its own choices break',
    { ...text, maxLength: 8, enum: ['army', 'coast guard'] },
    { ...text, enum: ['army', 'coast guard'] },
    'maxLength 8',
  ],
  [
    'two limits that contradict each other',
    { ...text, minLength: 9, maxLength: 3 },
    { ...text, maxLength: 3 },
    'minLength 9',
  ],
  [
    'more rows than there are choices',
    { type: 'array', minItems: 3, uniqueItems: true, items: { ...text, enum: ['a', 'b'] } },
    { type: 'array', uniqueItems: true, items: { ...text, enum: ['a', 'b'] } },
    'minItems 3',
  ],
  [
    'limits between which no whole number lies',
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
    { type: 'integer' },
    'exclusiveMinimum 1',
  ],
  [
    'a type that none of its choices is of',
    { type: 'integer', enum: ['1', '2'] },
    { enum: ['1', '2'] },
    'type "integer", which none of its choices is of',
  ],
  [
    'a choice of another type',
    { ...text, enum: ['a', 7] },
    { ...text, enum: ['a'] },
    'the choices [7], as its type is "string"',
  ],
])('%s is left out alone, and told', async (_, field, taken, told) => {
  const { faults, properties, report } = await imported({
    type: 'object',
    required: ['name'],
    properties: { name: text, tag: field, size: { type: 'integer', minimum: 1 } },
  });
  expect(faults).toEqual([]);
  expect(properties).toEqual({ name: text, tag: taken, size: { type: 'integer', minimum: 1 } });
  const line = report.find(({ path, did }) => path === 'tag' && did === 'left out');
  expect(line?.what).toContain(told);
  expect(line?.remedy).toMatch(/\.$/);
});

test('a pattern that hangs is left out wherever it stands: of names, in a condition, in a row', async () => {
  const slow = '^(a+)+$';
  const { faults, report, files } = await imported({
    type: 'object',
    properties: {
      tags: { type: 'object', patternProperties: { [slow]: text, '^x-': text } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { code: { ...text, pattern: slow } } },
      },
      other: { ...text, not: { pattern: slow } },
    },
  });
  expect(faults).toEqual([]);
  expect(JSON.stringify(files)).not.toContain('(a+)+');
  expect(JSON.stringify(files)).toContain('^x-');
  const told = report.flatMap(({ path, did, remedy }) =>
    did === 'left out' && remedy ? [path] : [],
  );
  expect(told).toEqual(['tags', 'other', 'rows.*.code']);
});

test('of what is no form schema one sentence says so, and which parts of it are', async () => {
  const api = { openapi: '3.1.0', info: { title: 'Not a form', version: '1' }, paths: {} };
  const none = await imported(api);
  expect(none.faults.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
    'The schema describes no fields and no kind of value. Import the part that has "properties" or a "type".',
  ]);
  const schemas = {
    Pet: { properties: { name: text } },
    Id: text,
    Owner: { properties: { pet: text } },
  };
  const some = await imported({ ...api, components: { schemas } });
  expect(some.faults.map(({ remedy }) => remedy)).toEqual([
    'Import a part of it, as <file>#/components/schemas/Pet (others: #/components/schemas/Owner).',
  ]);
});

test('what is always null is sent so, and what it says is read; it is asked nowhere', async () => {
  const { faults, report, files } = await imported({
    type: 'object',
    properties: {
      nothing: { type: 'null', title: 'Nothing' },
      about: { type: 'null', title: 'About', description: 'Names *as on your card*.' },
      either: {
        oneOf: [{ properties: { a: text, none: { type: 'null' } } }, { properties: { b: text } }],
      },
    },
  });
  expect(faults).toEqual([]);
  const schema = JSON.parse(files['schemas/forms/foreign/main.schema.json'] ?? '{}');
  expect(schema.required).toEqual(['nothing', 'about']);
  expect(files['messages/en-US/pages/foreign-about.md']).toBe(
    '## About\n\nNames \\*as on your card\\*.\n',
  );
  expect(files['messages/en-US/foreign.json']).not.toContain('Nothing');
  const told = report.map(({ path, did, what }) => `${path}: ${did}: ${what}`);
  expect(told).toContain('nothing: taken: nothing to answer, sent as null');
  expect(told).toContain('either.none: left out: it can hold nothing');
});
