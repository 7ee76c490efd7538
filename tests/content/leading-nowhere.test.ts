// Choices after which a form can never be sent: refused by the check, and nothing is said where it cannot be told.
import { expect, test } from 'vitest';
import type { Schema } from '../../runtime/core/index.ts';
import { bundleOf, type rule } from '../helpers/bundle.ts';

const text: Schema = { type: 'string', maxLength: 20 };

/** What the check says of a form of these schemas, as far as it is about choices. */
async function told(schema: object, rules: readonly ReturnType<typeof rule>[] = []) {
  try {
    await bundleOf({ schema: schema as Schema, rules: [...rules] });
    return [];
  } catch (error) {
    const lines = String((error as Error).message).split('\n');
    return lines.filter((line) => line.startsWith('choice-leads-nowhere'));
  }
}

/** A size that each kind narrows down. */
const sizes = (size: readonly string[], forKindB: readonly string[]) => ({
  type: 'object',
  required: ['kind', 'size'],
  properties: { kind: { type: 'string', enum: ['a', 'b'] }, size: { type: 'string', enum: size } },
  if: { properties: { kind: { const: 'b' } } },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { properties: { size: { enum: forKindB } } },
});

test('a choice whose branch leaves no answer for what must be answered is refused', async () => {
  const found = await told(sizes(['S', 'M'], ['L']));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('Whoever answers "kind" with "b" can never send the form');
  expect(await told(sizes(['S', 'M', 'L'], ['L']))).toEqual(
    // S and M are chosen with the other kind.
    [],
  );
});

test('what is refused for one choice and mended by another leads somewhere', async () => {
  const found = await told({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', enum: ['a', 'b'] }, extra: { type: 'boolean' } },
    if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { required: ['extra', 'why'], properties: { why: text, extra: { const: true } } },
  });
  expect(found).toEqual([]);
});

test('nothing is said where a branch asks for more than listed answers', async () => {
  const { if: _if, ...rest } = sizes(['S', 'M'], ['L']);
  const schema = {
    ...rest,
    properties: { ...rest.properties, age: { type: 'integer', minimum: 0, maximum: 99 } },
    if: { properties: { age: { minimum: 18 } } },
  };
  expect(await told(schema)).toEqual([]);
});

/** Rows of such a kind and size, one at least where `least` says so. */
const rowsOf = (item: object, least = 0) => ({
  type: 'object',
  properties: {
    open: { type: 'boolean' },
    things: { type: 'array', minItems: least, maxItems: 3, items: item },
  },
});

test('a choice in a row whose branch leaves no answer is refused, by its place in every row', async () => {
  for (const least of [0, 1, 2]) {
    const found = await told(rowsOf(sizes(['S', 'M'], ['L']), least));
    expect([least, found.length]).toEqual([least, 1]);
    expect(found[0]).toContain('Whoever answers "things.*.kind" with "b" can never send the form');
    expect(await told(rowsOf(sizes(['S', 'M', 'L'], ['L']), least))).toEqual([]);
  }
});

test('a choice in a row that is mended by another in the row, or outside of it, leads somewhere', async () => {
  const mended = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', enum: ['a', 'b'] }, extra: { type: 'boolean' } },
    if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { required: ['extra', 'why'], properties: { why: text, extra: { const: true } } },
  };
  expect(await told(rowsOf(mended))).toEqual([]);
});

test('a choice outside of rows that leaves rows nothing is refused', async () => {
  const { properties, ...rest } = rowsOf(sizes(['S', 'M'], ['S']));
  const found = await told({
    ...rest,
    required: ['open'],
    properties,
    if: { properties: { open: { const: true } } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: {
      required: ['things'],
      properties: { things: { minItems: 1, items: { properties: { kind: { enum: ['c'] } } } } },
    },
  });
  expect(found.map((line) => line.includes('"open" with true'))).toEqual([true]);
});
