// Whatever a form of others asks and whatever is answered: each fault stands once, at a place that is asked, and mending that place removes it.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemasAt, triesOf } from '../../runtime/content/ways/places.ts';
import { withoutLeft } from '../../runtime/core/branched/left-branches.ts';
import {
  type Answers,
  createJudge,
  getAt,
  type Json,
  type Schema,
  setAt,
} from '../../runtime/core/index.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const CHOICES = ['x', 'y', 'z'];
const leaf = fc.constantFrom<Schema>(
  { type: 'string', enum: CHOICES },
  { type: 'boolean' },
  { type: 'string', maxLength: 3 },
  { type: 'integer', minimum: 1, maximum: 9 },
);
const names = fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { minLength: 1, maxLength: 2 });
const group = fc
  .tuple(fc.dictionary(fc.constantFrom('p', 'q', 'r'), leaf, { minKeys: 1, maxKeys: 3 }), names)
  .map(([properties, some]): Schema => {
    const required = some.filter((name) => Object.hasOwn(properties, name));
    return { type: 'object', properties, required, additionalProperties: false };
  });

/** What another answer brings: by a condition, or by a member that shapes depend on. */
const branch = fc.oneof(
  group.map(({ properties, required }) => ({
    if: { properties: { kind: { const: 'x' } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties, required },
  })),
  fc.tuple(group, group).map(([one, other]) => ({
    dependencies: {
      kind: {
        oneOf: [
          { properties: { kind: { enum: ['x'] }, more: one } },
          { properties: { kind: { enum: ['y', 'z'] }, more: other } },
        ],
      },
    },
  })),
  fc
    .tuple(fc.subarray(CHOICES, { minLength: 1 }), fc.subarray(CHOICES, { minLength: 1 }))
    .map(([one, other]) => ({
      properties: { kind: { type: 'string', enum: ['x', 'y'] }, a: { enum: CHOICES } },
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { enum: ['x'] }, a: { enum: one } } },
            { properties: { kind: { enum: ['y'] }, a: { enum: other } } },
          ],
        },
      },
    })),
  fc.tuple(group, group).map(([one, other]) => ({
    properties: {
      kind: { type: 'string', enum: CHOICES },
      pay: {
        oneOf: [
          { ...one, properties: { ...one.properties, by: { const: 'card' } } },
          { ...other, properties: { ...other.properties, by: { const: 'bank' } } },
        ],
      },
    },
  })),
);
const schema = fc.tuple(leaf, leaf, fc.boolean(), branch).map(
  ([a, b, must, more]) =>
    ({
      type: 'object',
      ...more,
      properties: {
        kind: { type: 'string', enum: CHOICES },
        a,
        b,
        ...('properties' in more && more.properties),
      },
      required: must ? ['kind', 'a'] : ['b'],
    }) as unknown as Schema,
);
const value = fc.constantFrom<Json>('x', 'y', 'z', 'much too long', true, 0, 5, 99);
const inner = fc.dictionary(fc.constantFrom('p', 'q', 'r'), value, { maxKeys: 3 });
const answers = fc.record(
  {
    kind: fc.constantFrom('x', 'y', 'z'),
    a: value,
    b: value,
    p: value,
    more: inner,
    pay: fc.tuple(fc.constantFrom('card', 'bank'), inner).map(([by, some]) => ({ ...some, by })),
  },
  { requiredKeys: [] },
);

test('each fault stands once, where it can be seen, and is gone once that is mended', async () => {
  await fc.assert(
    fc.asyncProperty(schema, fc.array(answers, { minLength: 6, maxLength: 6 }), async (of, all) => {
      const form = await uncheckedBundleOf({ schema: of });
      const { judge } = createJudge(form, validatorOf(form));
      const told = async (some: Answers) =>
        (await judge({ answers: some, context: {}, moment: 'submit' })).faults;
      for (const given of all) {
        const faults = await told(given as Answers);
        const paths = faults.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        for (const { path, code } of faults) {
          const { values } = triesOf(schemasAt(form, path));
          // What no branch of now knows is taken out; all else is answered another way.
          const mends = code === 'unknown' ? [undefined] : [...values, {}, undefined];
          let isMended = false;
          for (const mend of mends) {
            const tried = setAt(given as Answers, path, mend);
            const isSeen =
              mend === undefined || getAt(withoutLeft(form, tried), path) !== undefined;
            const after = (await told(tried)).map((one) => one.path);
            isMended ||= isSeen && !after.includes(path);
          }
          expect([path, code, isMended]).toEqual([path, code, true]);
        }
      }
    }),
    { numRuns: 40, seed: 1129 },
  );
});
