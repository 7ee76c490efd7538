// What becomes of the words of a foreign schema where they meet a ref, a condition, or each other.
import { expect, test } from 'vitest';
import { importJsonSchema } from '../../runtime/content/index.ts';
import type { JsonObject } from '../../runtime/core/index.ts';

const imported = (schema: JsonObject) => {
  const { files, faults, leftOut, report } = importJsonSchema(schema, { id: 'foreign' });
  const at = (file: string) => JSON.parse(files[file] ?? '{}');
  const { properties } = at('schemas/forms/foreign/main.schema.json');
  return {
    properties: properties as Readonly<Record<string, JsonObject>>,
    words: at('messages/en-US/foreign.json') as Readonly<Record<string, string>>,
    faults: faults.map(({ code }) => code),
    leftOut,
    report,
  };
};

test('what stands beside a ref counts along with what it leads to, and its title names the field', () => {
  const { properties, words } = imported({
    type: 'object',
    definitions: { code: { type: 'string', title: 'Code', pattern: '^[A-Z]+$' } },
    properties: {
      plain: { $ref: '#/definitions/code' },
      short: { $ref: '#/definitions/code', title: 'Short code', maxLength: 3 },
    },
  });
  expect(properties.short).toEqual({ type: 'string', pattern: '^[A-Z]+$', maxLength: 3 });
  expect(properties.plain).toEqual({ type: 'string', pattern: '^[A-Z]+$' });
  expect(words).toMatchObject({ 'plain.label': 'Code', 'short.label': 'Short code' });
});

test('a name of its own and definitions of what a ref leads to do not come along', () => {
  const { properties, faults, leftOut } = imported({
    type: 'object',
    definitions: {
      place: {
        $id: 'place',
        type: 'object',
        definitions: { zip: { type: 'string' } },
        properties: { town: { type: 'string' } },
      },
    },
    properties: { home: { $ref: '#/definitions/place' } },
  });
  expect(faults).toEqual([]);
  expect(properties.home).toEqual({ type: 'object', properties: { town: { type: 'string' } } });
  expect(leftOut).toEqual([]);
});

test('texts inside a condition name no field, and what is left out there is not told at one', () => {
  const { words, leftOut, report } = imported({
    type: 'object',
    properties: { kind: { type: 'string', title: 'Kind' } },
    if: { properties: { kind: { title: 'Never asked', const: 'a', contentEncoding: 'base64' } } },
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
    then: { required: ['kind'] },
  });
  expect(words['kind.label']).toBe('Kind');
  expect(Object.values(words)).not.toContain('Never asked');
  expect(leftOut).toContain('contentEncoding');
  expect(report.filter(({ did }) => did === 'left out')).toEqual([]);
});

test('whether more members may come is no loss', () => {
  const open = imported({
    type: 'object',
    additionalProperties: false,
    properties: { a: { type: 'string' } },
  });
  expect(open.leftOut).toEqual([]);
});

test('a possibility is named by its title, through refs, and else by what it leads to', () => {
  const { words } = imported({
    type: 'object',
    definitions: {
      user: { type: 'object', title: 'A user', properties: { mail: { type: 'string' } } },
      again: { $ref: '#/definitions/user' },
      town: { type: 'object', properties: { zip: { type: 'string' } } },
    },
    properties: {
      who: { oneOf: [{ $ref: '#/definitions/again' }, { $ref: '#/definitions/town' }] },
    },
  });
  const said = Object.values(words);
  expect(said).toContain('A user');
  expect(said.some((word) => /^town$/i.test(word))).toBe(true);
});
