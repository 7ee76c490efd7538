// Limits that leave room for an answer are let pass, however narrow; those that leave none are told.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import { type Files, properties, WHO, WHO_UI } from './kits/spoilt.ts';

const told = async (schema: object) => {
  const { faults } = await build((files: Files) => {
    Object.assign(properties(files, WHO), { extra: schema });
    files[WHO_UI].extra = { 'ui:hidden': true };
  });
  return faults.map(({ code, place }) => `${code} ${place}`);
};

test.each([
  { type: ['string', 'null'], enum: ['a', null], minLength: 1 },
  { type: 'integer', minimum: 3, maximum: 3 },
  { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 2 },
  { type: 'number', minimum: 1.2, maximum: 1.8 },
  { type: 'number', minimum: 0.05, maximum: 0.05, multipleOf: 0.01 },
  { type: 'integer', minimum: 5, maximum: 9, multipleOf: 5 },
  { type: 'array', minItems: 2, items: { type: 'string', enum: ['a', 'b'] } },
  { type: 'string', enum: ['a', 'b'], const: 'a' },
  { type: 'string', not: { enum: ['abc'], maxLength: 2 } },
  { type: 'object', properties: {}, enum: [{ id: 1 }, { id: 2 }] },
])('%j can be answered', async (schema) => {
  expect(await told(schema)).toEqual([]);
});

test.each([
  [{ type: ['integer', 'null'], minimum: 1.2, maximum: 1.8 }, 'type'],
  [{ type: 'integer', minimum: 6, maximum: 9, multipleOf: 5 }, 'multipleOf'],
  [{ type: 'integer', exclusiveMinimum: 0, maximum: 4, multipleOf: 5 }, 'multipleOf'],
  [{ type: 'string', enum: ['2026', 'later'], format: 'date' }, 'enum'],
  [{ oneOf: [{ type: 'string', const: 'abc', maxLength: 2 }] }, 'oneOf/0/const'],
])('%j cannot', async (schema, word) => {
  expect(await told(schema)).toEqual([`limit-without-sense /properties/extra/${word}`]);
});
