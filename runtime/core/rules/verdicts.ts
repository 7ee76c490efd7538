// What the engine says of every combination of comparisons: worked out when a release is made, so that no page need ask it.

import type { Condition, Conditions, Json } from '../model/types.ts';
import { leavesOf } from './facts.ts';

/** A combination is a letter of the release, and each comparison more makes them twice as many. */
const MOST_COMPARISONS = 8;

/** By how conditions are nested: of two that differ in their comparisons only, the engine says the same. */
const KNOWN = new Map<string, Promise<string>>();

/**
 * What the engine says of conditions, `1` where they hold and `0` where not, for each combination of comparisons that
 * hold: in binary order, the first comparison before all others. Undefined for more than eight comparisons.
 */
export async function verdictsOf(conditions: Conditions): Promise<string | undefined> {
  const count = leavesOf(conditions).length;
  if (count > MOST_COMPARISONS) return undefined;
  const shape = JSON.stringify(shapeOf(conditions));
  const verdicts = KNOWN.get(shape) ?? askedOfAll(conditions, count);
  KNOWN.set(shape, verdicts);
  return verdicts;
}

function shapeOf(condition: Condition): Json {
  if ('all' in condition) return { all: condition.all.map(shapeOf) };
  if ('any' in condition) return { any: condition.any.map(shapeOf) };
  return 'not' in condition ? { not: shapeOf(condition.not) } : 0;
}

async function askedOfAll(conditions: Conditions, count: number): Promise<string> {
  const { run } = await import('./run-engine.ts');
  const names = Array.from({ length: count }, (_, at) => `comparison ${at}`);
  const marked = markedBy(conditions, [...names]) as Conditions;
  const questions = Array.from({ length: 2 ** count }, (_, number) => ({
    id: String(number),
    conditions: marked,
    facts: new Map(names.map((name, at) => [name, (number >> (count - 1 - at)) % 2 === 1])),
  }));
  const held = await run(questions, ['equal']);
  return questions.map(({ id }) => (held.has(id) ? '1' : '0')).join('');
}

/** Conditions whose comparisons are facts of their own, named from the list in the order of `leavesOf`. Empties it. */
function markedBy(condition: Condition, names: string[]): Condition {
  const within = (each: Condition): Condition => markedBy(each, names);
  if ('all' in condition) return { all: condition.all.map(within) };
  if ('any' in condition) return { any: condition.any.map(within) };
  if ('not' in condition) return { not: within(condition.not) };
  return { fact: names.shift() ?? '', operator: 'equal', value: true };
}
