// What a release says beforehand of each combination of comparisons is what json-rules-engine says of the answers themselves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CompiledRule,
  type Condition,
  type Conditions,
  createJudge,
  type Json,
  verdictsOf,
} from '../../runtime/core/index.ts';
import { rule, uncheckedBundleOf } from '../helpers/bundle.ts';

const bare = await uncheckedBundleOf({});

const fact = fc.constantFrom('a', 'b', 'c');
const value = fc.constantFrom<Json>('x', 1, 2, ['x'], null);
const comparison: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ fact, operator: fc.constantFrom('equal', 'not:equal', 'notEqual'), value }),
  fc.record({ fact, operator: fc.constant('equal'), value: fc.record({ fact }) }),
  fc.record({ fact, operator: fc.constant('greaterThan'), value: fc.constantFrom(0, 1) }),
  fc.record({ fact, operator: fc.constant('isEmpty'), value: fc.boolean() }),
);
const { conditions } = fc.letrec<{ condition: Condition; conditions: Conditions }>((tie) => ({
  condition: fc.oneof({ maxDepth: 2 }, comparison, tie('conditions')),
  conditions: fc.oneof(
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ) as fc.Arbitrary<Conditions>,
}));
const answers = fc.record({ a: value, b: value, c: value }, { requiredKeys: [] });

const opens = (conditions: Conditions, rest: Partial<CompiledRule> = {}): CompiledRule =>
  rule('r', conditions, { type: 'open', dialog: 'd' }, rest);

const judged = async (one: CompiledRule, given: Record<string, Json>) =>
  (
    await createJudge({ ...bare, rules: [one] }, () => []).judge({
      answers: given,
      context: {},
      moment: 'edit',
    })
  ).opens;

describe('the verdicts of a rule', () => {
  it('say of any answers what the engine says', async () => {
    let known = 0;
    const sayTheSame = async (some: Conditions, given: Record<string, Json>) => {
      const verdicts = await verdictsOf(some);
      if (verdicts === undefined) return;
      known += 1;
      expect(await judged(opens(some, { verdicts }), given)).toEqual(
        await judged(opens(some), given),
      );
    };
    await fc.assert(fc.asyncProperty(conditions, answers, sayTheSame), { numRuns: 1000 });
    expect(known).toBeGreaterThan(500);
  });

  it('are asked for each combination, the first comparison before all others', async () => {
    const is = (fact: string): Condition => ({ fact, operator: 'equal', value: 1 });
    expect(await verdictsOf({ all: [is('a')] })).toBe('01');
    expect(await verdictsOf({ all: [is('a'), { not: is('b') }] })).toBe('0010');
    expect(await verdictsOf({ any: [is('a'), { all: [is('b'), is('c')] }] })).toBe('00011111');
  });

  it('are left to the engine where there are more than eight comparisons', async () => {
    const all = Array.from({ length: 9 }, () => ({ fact: 'a', operator: 'equal', value: 'x' }));
    expect(await verdictsOf({ all })).toBeUndefined();
    expect(await judged(opens({ all }), { a: 'x' })).toEqual(['d']);
    expect(await judged(opens({ all }), { a: 'y' })).toEqual([]);
  });
});
