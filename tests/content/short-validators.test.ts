// What ajv writes is shortened for the browsers that read it. It finds the same errors, in the same words, as ajv itself.

import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantiate } from '../../runtime/content/schema/instantiate.ts';
import { compileValidator, validatorsModule } from '../../runtime/content/schema/validators.ts';
import type { Json, JsonObject, Schema } from '../../runtime/core/index.ts';

/** Names that have to be quoted, and words of JavaScript. */
const NAMES = ['a', 'b_2', 'name', 'two words', 'it"s', 'new', 'x-y', 'length', 'ü/~'] as const;

const name = fc.constantFrom(...NAMES);
const leafValue = fc.oneof(
  fc.constantFrom('', 'short', 'a text that is too long', 'me@example.org', '2026-03-09', '👍👍'),
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom<Json[]>(null, true, false, 1.5),
);

const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.record({ type: fc.constant('string'), maxLength: fc.constant(8), minLength: fc.constant(2) }),
  fc.constant({ type: 'string', format: 'date' }),
  fc.constant({ type: 'string', pattern: '^[a-z"\\\\]+$' }),
  fc.constant({ type: 'integer', minimum: 0, exclusiveMaximum: 9 }),
  fc.constant({ type: ['number', 'null'], multipleOf: 0.5 }),
  fc.uniqueArray(leafValue, { minLength: 1, maxLength: 3 }).map((values) => ({ enum: values })),
  fc.constant({ const: { deep: ['x'] } }),
  fc.constant({ enum: [{ a: 1 }, ['list'], 'short'] }),
);

const { schema } = fc.letrec<{ schema: JsonObject; object: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('object'),
    branches(tie),
  ),
  object: fc.record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 4 }),
      required: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
      additionalProperties: fc.boolean(),
      propertyNames: fc.constant({ maxLength: 8 }),
      dependencies: fc.dictionary(name, fc.uniqueArray(name, { minLength: 1, maxLength: 2 }), {
        minKeys: 1,
        maxKeys: 1,
      }),
      patternProperties: fc.record({ '^zed': tie('schema') }),
    },
    { requiredKeys: ['type', 'properties'] },
  ),
}));

function branches(
  tie: fc.LetrecTypedTie<{ schema: JsonObject; object: JsonObject }>,
): fc.Arbitrary<JsonObject> {
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.record({ anyOf: some }),
    fc.record({ oneOf: some }),
    fc.record({ allOf: some }),
    fc.record({ not: tie('schema') }),
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
    fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') }),
    fc.record({
      type: fc.constant('array'),
      items: tie('schema'),
      maxItems: fc.constant(2),
      uniqueItems: fc.boolean(),
      contains: tie('schema'),
    }),
  );
}

const answer: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leafValue,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(name, fc.constant('zed')), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

/** As the compiler of the forms is set, and as ajv itself runs it. */
function ofAjv(whole: Schema): (value: Json) => unknown {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    allowUnionTypes: true,
    strict: false,
    multipleOfPrecision: 6,
    logger: false,
  });
  formats.default(ajv);
  const check = ajv.compile(whole);
  return (value) => (check(value) ? [] : check.errors);
}

const ours = (whole: Schema): ((value: Json) => unknown) =>
  instantiate(validatorsModule(compileValidator(whole), [])) as (value: Json) => unknown;

test('a shortened validator finds every error that ajv finds, in the same order and to the letter', () => {
  fc.assert(
    fc.property(schema, fc.array(answer, { minLength: 1, maxLength: 6 }), (whole, answers) => {
      const [short, long] = [ours(whole), ofAjv(whole)];
      for (const value of answers) expect(short(value)).toEqual(long(value));
    }),
    { numRuns: 150 },
  );
});

test('it adds errors in one place, and carries along no more of the schema than it reads', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`field_${at}`, { type: 'string', maxLength: 60 }]),
  );
  const chosen = { type: 'string', enum: ['one', 'two'] };
  const whole = { type: 'object', properties: { ...properties, chosen }, required: ['chosen'] };
  const text = compileValidator(whole);
  expect(text.match(/vErrors\.push/g)).toHaveLength(1);
  expect(text).toContain('const schema11 = {"properties":{"chosen":{"enum":["one","two"]}}};');
});

test.each([
  'let vErrors = null;let errors = 0;',
  'const err1 = {instancePath:',
  'schema11.properties["x"]',
])('a schema that says %s, as the code of ajv does, is judged as any other', (sly) => {
  const whole = { type: 'object', properties: { [sly]: { enum: [sly, 'x'] } }, required: [sly] };
  const [short, long] = [ours(whole), ofAjv(whole)];
  for (const value of [{}, { [sly]: 1 }, { [sly]: sly }] satisfies Json[])
    expect(short(value)).toEqual(long(value));
});
