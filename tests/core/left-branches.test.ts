// Answers in branches that hold no more: not judged, not sent, and not in the way of what is.
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../runtime/core/branched/holds.ts';
import {
  type Answers,
  createJudge,
  type Json,
  type Schema,
  startAnswers,
  submissionOf,
} from '../../runtime/core/index.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

async function judgeOf(schema: Schema) {
  const form = await uncheckedBundleOf({ schema });
  const judge = createJudge(form, validatorOf(form));
  const judged = async (answers: Answers) => {
    const judgement = await judge.judge({ answers, context: {}, moment: 'submit' });
    const faults = judgement.faults.map(({ path, code }) => `${path} ${code}`);
    return { faults, sent: submissionOf(form, judgement, validatorOf(form)) };
  };
  return { judged, begun: await startAnswers(form, {}) };
}

const text: Schema = { type: 'string' };
const kinds = (then: Record<string, Schema>): Schema => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: Object.keys(then) } },
  allOf: Object.entries(then).map(([kind, branch]) => ({
    if: { properties: { kind: { const: kind } } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: branch,
  })) as unknown as Json,
});
const group = (properties: Record<string, Schema>, required: readonly string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const within = (attributes: Schema): Schema => ({ properties: { attributes } });

describe('a branch that is left', () => {
  it('takes its default with it, so that the other branch can be sent', async () => {
    const { judged, begun } = await judgeOf(
      kinds({
        a: within(group({ multiple: { type: 'boolean', default: false } })),
        b: within(group({ label: text }, ['label'])),
      }),
    );
    expect(begun).toEqual({ attributes: { multiple: false } });
    const none = await judged({ ...begun, kind: 'b' });
    expect(none.faults).toEqual(['/attributes/label required']);
    const b = await judged({ kind: 'b', attributes: { multiple: false, label: 'L' } });
    expect(b).toEqual({ faults: [], sent: { kind: 'b', attributes: { label: 'L' } } });
    const a = await judged({ kind: 'a', attributes: { multiple: false, label: 'L' } });
    expect(a).toEqual({ faults: [], sent: { kind: 'a', attributes: { multiple: false } } });
  });

  it('takes the branches with it that stand on it', async () => {
    const { judged } = await judgeOf({
      type: 'object',
      properties: { pet: { type: 'string', enum: ['dog', 'none'] } },
      dependencies: {
        pet: {
          oneOf: [
            { properties: { pet: { enum: ['none'] } } },
            { properties: { pet: { enum: ['dog'] }, name: text } },
          ],
        },
        name: { properties: { tag: { type: 'string', maxLength: 3 } } },
      } as unknown as Json,
    });
    const left = await judged({ pet: 'none', name: 'Rex', tag: 'too long' });
    expect(left).toEqual({ faults: [], sent: { pet: 'none' } });
    const held = await judged({ pet: 'dog', name: 'Rex', tag: 'too long' });
    expect(held.faults).toEqual(['/tag maxLength']);
  });

  it('is left in each row for itself', async () => {
    const row = kinds({ a: { properties: { x: text } }, b: { properties: { y: text } } });
    const { judged } = await judgeOf({
      type: 'object',
      properties: { rows: { type: 'array', items: row } },
    });
    const rows = [
      { kind: 'a', x: '1', y: '2' },
      { kind: 'b', x: '1', y: '2' },
    ];
    expect((await judged({ rows })).sent).toEqual({
      rows: [
        { kind: 'a', x: '1' },
        { kind: 'b', y: '2' },
      ],
    });
  });

  it('is not taken for one where an answer in it is merely wrong', async () => {
    const { judged } = await judgeOf({
      type: 'object',
      properties: {
        pay: {
          oneOf: [
            group({ brand: { type: 'string', enum: ['V', 'M'] }, number: text }, ['number']),
            group({ iban: text }),
          ] as unknown as Json,
        },
      },
    });
    const wrong = { pay: { brand: 'X', number: '1' } };
    expect((await judged(wrong)).faults).not.toEqual([]);
  });
});

const leaf = fc.oneof(fc.constantFrom<Json>('a', 'b', '', 1, 2, 3, true, false, null), fc.nat(9));
const value = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 }),
  ),
})).any;
const condition = fc.letrec<{ any: Schema }>((tie) => {
  const all = fc.array(tie('any'), { minLength: 1, maxLength: 3 });
  return {
    any: fc.oneof(
      { depthSize: 'small' },
      fc.record({
        type: fc.constantFrom('string', 'number', 'integer', 'object', 'array', 'null'),
      }),
      fc.record({ const: leaf }),
      fc.record({ enum: fc.uniqueArray(leaf, { minLength: 1, maxLength: 3 }) }),
      fc.record({ minimum: fc.nat(3) }),
      fc.record({ maxLength: fc.nat(1), minItems: fc.nat(2) }),
      fc.record({ required: fc.uniqueArray(fc.constantFrom('a', 'b')) }),
      fc.record({ properties: fc.dictionary(fc.constantFrom('a', 'b'), tie('any')) }),
      fc.record({ items: tie('any') }),
      fc.record({ contains: tie('any') }),
      fc.record({ not: tie('any') }),
      fc.record({ allOf: all }),
      fc.record({ anyOf: all }),
      fc.record({ oneOf: all }),
    ) as fc.Arbitrary<Schema>,
  };
}).any;

describe('whether a condition holds', () => {
  it('is said as the validator says it', () => {
    const ajv = new Ajv({ strict: false });
    fc.assert(
      fc.property(condition, value, (schema, some) => {
        expect(holds(schema, some)).toBe(ajv.validate(schema, some));
        ajv.removeSchema(schema);
      }),
      { numRuns: 1500 },
    );
  });

  it('is not said where a word decides that is not read', () => {
    expect(holds({ format: 'email' }, 'x')).toBeUndefined();
    expect(holds({ pattern: '^x' }, 'x')).toBeUndefined();
    expect(holds({ type: 'number', format: 'email' }, 'x')).toBe(false);
    expect(holds({ not: { multipleOf: 2 } }, 3)).toBeUndefined();
  });
});
