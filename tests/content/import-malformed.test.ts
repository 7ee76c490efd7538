// How others write schemas that are not quite ones: what is meant is taken, what says nothing is left out and told.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importJsonSchema, readSchemaFiles } from '../../runtime/content/index.ts';
import { formOf } from './kits/foreign.ts';

const text = { type: 'string' };

test('limits that are texts, other answers or below nothing are left out, and told with what to write', async () => {
  const { report, wrong } = await formOf({
    type: 'object',
    properties: {
      name: { ...text, minLength: '3', maxLength: -1, pattern: 5 },
      size: { type: 'number', minimum: { $data: '1/name' }, multipleOf: 0 },
      list: { type: 'array', items: text, minItems: 1.5, uniqueItems: 'true' },
      none: { ...text, enum: [] },
    } as never,
  });
  expect(wrong({ name: 'A', size: -1, list: [], none: 'x' })).toEqual([]);
  const told = report.filter(({ did }) => did === 'left out');
  expect(told.map(({ path, what }) => `${path}: ${what}`)).toEqual([
    'name: minLength "3"',
    'name: maxLength -1',
    'name: pattern 5',
    'size: minimum {"$data":"1/name"}',
    'size: multipleOf 0',
    'list: minItems 1.5',
    'list: uniqueItems "true"',
    'none: enum []',
  ]);
  expect(told.every(({ remedy }) => remedy !== undefined)).toBe(true);
});

test('types that nobody knows are asked as texts, and of several the known ones are left', async () => {
  const { form, report } = await formOf({
    type: 'object',
    properties: { a: { type: 'file' }, b: { type: 'String' }, c: { type: ['integer', 'banana'] } },
  });
  expect(Object.values(form?.bundle.fields ?? {}).map(({ type }) => type)).toEqual([
    'string',
    'string',
    'integer',
  ]);
  expect(report).toContainEqual(
    expect.objectContaining({ path: 'a', did: 'left out', what: 'type "file"' }),
  );
});

test('a member that says of itself that it is required is required', async () => {
  const { wrong, report } = await formOf({
    type: 'object',
    properties: { name: { ...text, required: true }, note: { ...text, required: false } },
  });
  expect(wrong({})).toEqual([' required']);
  expect(report.find(({ path, did }) => path === '' && did === 'changed')?.what).toContain('name');
});

test('what is listed twice counts once, and choices that read alike are told apart', async () => {
  const { words, wrong } = await formOf({
    type: 'object',
    required: ['kind', 'kind'],
    properties: {
      kind: {
        oneOf: [
          { const: 'x', title: 'Same' },
          { const: 'y', title: 'Same' },
        ],
      },
      size: { ...text, enum: ['s', 's', 'm'] },
    },
  });
  expect(words).toMatchObject({ 'kind.option.x': 'Same (x)', 'kind.option.y': 'Same (y)' });
  expect(wrong({ kind: 'x', size: 's' })).toEqual([]);
});

test('fields whose names no path can hold are left out, wherever they stand, and the rest is asked', async () => {
  const odd = { 'a.b': text, '7': text, ' c': text, 'd  e': text, '-f': text, today: text };
  const inner = { type: 'object', properties: { ...odd, g: text } };
  const { form, report } = await formOf({
    type: 'object',
    required: ['today', 'ok'],
    properties: { ...odd, ok: text, inner },
  });
  expect(Object.keys(form?.bundle.fields ?? {})).toEqual([
    '/ok',
    '/inner',
    '/inner/-f',
    '/inner/today',
    '/inner/g',
  ]);
  const told = report.filter(({ did }) => did === 'left out');
  expect(told).toHaveLength(10);
  expect(told[0]?.remedy).toContain('Give it a name of letters and digits');
});

test('where no field is left it is said why', () => {
  const { faults } = importJsonSchema({ properties: { 'a.b': text } }, { id: 'foreign' });
  expect(faults).toMatchObject([
    { code: 'no-fields', message: 'A form cannot have a field named "a.b".' },
  ]);
});

test('texts that are too long are cut, and told', async () => {
  const { words, report } = await formOf({
    type: 'object',
    properties: { a: { ...text, description: 'word '.repeat(900) } },
  });
  expect(words['a.hint'].length).toBeLessThanOrEqual(2000);
  expect(words['a.hint']).toMatch(/word …$/);
  expect(report).toContainEqual(expect.objectContaining({ path: 'a', did: 'changed' }));
});

test('a field may have a name that further ones have by the pattern', async () => {
  const { wrong } = await formOf({
    type: 'object',
    properties: { firstName: { ...text, maxLength: 5 } },
    patternProperties: { '^[a-z][a-zA-Z]+$': text },
  });
  expect(wrong({ firstName: 'Ann', nickName: 'A' })).toEqual([]);
  expect(wrong({ firstName: 'Annabel' })).toEqual(['/firstName maxLength']);
});

test('files beside a schema are found by what they call themselves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const file = join(folder, 'order.json');
  const schema = { id: '/order', type: 'object', properties: { to: { $ref: '/address' } } };
  await writeFile(file, JSON.stringify(schema));
  await writeFile(
    join(folder, 'address_schema.json'),
    JSON.stringify({ id: '/address', type: 'string', pattern: '^0x[0-9a-f]+$' }),
  );
  const beside = await readSchemaFiles(file, schema);
  await rm(folder, { recursive: true });
  const { faults, files } = importJsonSchema(schema, { id: 'foreign', beside });
  expect(faults).toEqual([]);
  expect(files['schemas/forms/foreign/main.schema.json']).toContain('^0x');
});
