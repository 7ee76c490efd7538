// Which comparisons of a rule hold of its facts. Nested conditions follow from these alone, whatever the facts are.

import type { Comparison, Conditions, Json } from '../model/types.ts';
import { isObject } from '../values/paths.ts';
import { leavesOf, termIn, termKey } from './facts.ts';
import { operatorNamed } from './operators.ts';

/** A value for every term that conditions compare, by its key: `null` where there is none. */
export type FactValues = ReadonlyMap<string, Json>;

/** A mark for each comparison in turn, `1` where it holds: of two sets of facts with the same marks a rule says the same. */
export const marksOf = (conditions: Conditions, facts: FactValues): string =>
  testsOf(conditions)
    .map((holds) => (holds(facts) ? '1' : '0'))
    .join('');

/** What a comparison compares with, where that is no other fact: of a test of rows, with its inner fact filled in. */
export function operandIn(value: Json, facts: FactValues): Json {
  const inner = isObject(value) ? termIn(value.value) : undefined;
  return inner === undefined
    ? value
    : { ...(value as object), value: facts.get(termKey(inner)) ?? null };
}

type Holds = (facts: FactValues) => boolean;

const TESTS = new WeakMap<Conditions, readonly Holds[]>();

function testsOf(conditions: Conditions): readonly Holds[] {
  const known = TESTS.get(conditions) ?? leavesOf(conditions).map(testOf);
  TESTS.set(conditions, known);
  return known;
}

function testOf(leaf: Comparison): Holds {
  const { test } = operatorNamed(leaf.operator);
  const key = termKey(leaf);
  const other = termIn(leaf.value);
  const otherKey = other && termKey(other);
  const operand = (facts: FactValues): Json =>
    otherKey === undefined ? operandIn(leaf.value as Json, facts) : (facts.get(otherKey) ?? null);
  return (facts) => test(facts.get(key) ?? null, operand(facts));
}
