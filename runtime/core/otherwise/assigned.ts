// A few answers at places of a form, and whether a rule's conditions hold of them: looked at without the judge, since it is tried often.

import type { Answers, Condition, Json, JsonObject } from '../model/types.ts';
import { marksOf } from '../rules/comparisons.ts';
import { readFact, termKey, termValue, tokensOf, type World } from '../rules/facts.ts';
import type { PlannedRule } from '../rules/rule-plan.ts';
import { joinPointer, type Tokens } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';

/** One answer; of a fact that is no answer its name, `context.mode`. */
export interface Given {
  readonly at: string;
  readonly value: Json;
}

const CONTEXT = 'context.';

/** Where the fact of a rule stands: a place with the first row for any, or a fact of the context. Undefined for a number of a row. */
export function placeOfFact(fact: string, { rows }: Pick<PlannedRule, 'rows'>): string | undefined {
  if (fact.startsWith(CONTEXT)) return fact;
  const tokens = tokensOf(fact);
  if (tokens[0] !== 'row' || rows === undefined) return joinPointer(firstRows(tokens));
  if (tokens[1] === '$index') return undefined;
  return joinPointer(firstRows([...rows, ...tokens.slice(1)]));
}

const firstRows = (tokens: Tokens): Tokens => tokens.map((token) => (token === '*' ? '0' : token));

/** The places a rule acts on, in the first row of any. */
export const targetsOf = ({ targets }: PlannedRule): readonly string[] =>
  targets.map((tokens) => joinPointer(firstRows(tokens)));

/** The answers and the context with these given; undefined where they cannot stand beside each other. */
export function worldWith(
  opened: JsonObject,
  given: readonly Given[],
  rows: readonly Tokens[],
): World | undefined {
  let context = opened;
  let answers: Answers = {};
  try {
    for (const row of rows) answers = setAt(answers, joinPointer(firstRows(row)), {});
    for (const { at, value } of given)
      if (at.startsWith(CONTEXT))
        context = setAt(context, joinPointer(at.slice(CONTEXT.length).split('.')), value);
      else answers = setAt(answers, at, value);
  } catch {
    return undefined;
  }
  return { answers, context };
}

/** Does a rule fire of these answers, before anything is set? */
export function holds({ conditions, terms, rows }: PlannedRule, world: World): boolean {
  const row = rows && firstRows(rows);
  const read = (fact: string): Json => readFact(world, fact, row);
  const facts = new Map(terms.map((term) => [termKey(term), termValue(term, read)]));
  return truth(conditions, [...marksOf(conditions, facts)]);
}

/** Takes a mark for each comparison from the front. */
function truth(condition: Condition, marks: string[]): boolean {
  if ('all' in condition) return condition.all.map((one) => truth(one, marks)).every(Boolean);
  if ('any' in condition) return condition.any.map((one) => truth(one, marks)).some(Boolean);
  if ('not' in condition) return !truth(condition.not, marks);
  return marks.shift() === '1';
}
