// Reads what conditions ask for: answers by dotted path, all rows at once with `*`, the row at hand, and the context.

import { RuntimeError } from '../model/errors.ts';
import type {
  CompiledRule,
  Condition,
  Conditions,
  Effect,
  Json,
  JsonObject,
} from '../model/types.ts';
import { getTokens, isList, parsePointer, type Tokens } from '../values/paths.ts';
import { liveRows } from '../values/values.ts';
import { computeNamed } from './compute.ts';

/** Where a run of rules reads: the answers and what is known besides. */
export interface World {
  readonly answers: JsonObject;
  readonly context: JsonObject;
}

/** The value of a fact; `null` when there is none. `row` is the path of the row at hand in a `forEach` rule. */
export function readFact(world: World, fact: string, row?: Tokens): Json {
  const tokens = tokensOf(fact);
  if (tokens[0] === 'context') return getTokens(world.context, tokens.slice(1)) ?? null;
  if (tokens[0] !== 'row' || row === undefined) return readAnswer(world.answers, tokens) ?? null;
  if (tokens[1] === '$index') return Number(row.at(-1));
  return readAnswer(world.answers, [...row, ...tokens.slice(1)]) ?? null;
}

/** A condition's fact or its comparison with another fact. */
export type Leaf = Extract<Condition, { readonly fact: string }>;

/** Every comparison in a condition tree. */
export function leavesOf(condition: Condition): readonly Leaf[] {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  if ('any' in condition) return condition.any.flatMap(leavesOf);
  if ('not' in condition) return leavesOf(condition.not);
  if (isLeaf(condition)) return [condition];
  throw new RuntimeError('UNKNOWN_CONDITION', { condition });
}

/** Fact, operator and value, and nothing else: a `path` of its own would be read by other rules than ours. */
const isLeaf = (condition: object): boolean =>
  Object.keys(condition).sort().join() === 'fact,operator,value';

/** The facts a condition tree names, each once, `today` included where a date is compared with it. */
export function factsOf(conditions: Conditions): readonly string[] {
  const facts = new Set<string>();
  for (const leaf of leavesOf(conditions)) {
    facts.add(leaf.fact);
    const other = factInValue(leaf.value);
    if (other !== undefined) facts.add(other);
  }
  return [...facts];
}

/** The fact a comparison value stands for, if it is `{"fact": …}`. */
export function factInValue(value: Leaf['value']): string | undefined {
  if (typeof value !== 'object' || value === null || isList(value)) return undefined;
  return typeof value.fact === 'string' ? value.fact : undefined;
}

/** What an effect itself reads, besides the conditions: sources of options, copies and computed values. */
export function sourcesOf(effect: Effect): readonly string[] {
  if (effect.type === 'options') return effect.from === undefined ? [] : [effect.from];
  if (effect.type !== 'set') return [];
  if ('copy' in effect) return [effect.copy];
  if (!('compute' in effect)) return [];
  const { fn, of, ...args } = effect.compute;
  const more = (computeNamed(fn).paths ?? []).map((name) => args[name]);
  return [of, ...more.filter((path) => typeof path === 'string')];
}

/** Everything a rule reads, as facts. */
export const readsOf = (rule: CompiledRule): readonly string[] => [
  ...new Set([...factsOf(rule.conditions), ...sourcesOf(rule.effect)]),
];

/** Splits a fact's name; a JSON Pointer is understood as well. */
export const tokensOf = (fact: string): Tokens =>
  fact.startsWith('/') ? parsePointer(fact) : fact.split('.');

/**
 * A value or, for a path with `*`, the list of that value in all rows that have it. Deleted rows are not there for
 * rules that look at a whole list; the value of a list as such keeps them, and operators that count leave them out.
 */
function readAnswer(answers: Json | undefined, tokens: Tokens): Json | undefined {
  const star = tokens.indexOf('*');
  if (star < 0) return getTokens(answers, tokens);
  const list = getTokens(answers, tokens.slice(0, star));
  if (!isList(list)) return [];
  const rest = tokens.slice(star + 1);
  const values: Json[] = [];
  for (const row of liveRows(list)) {
    const value = readAnswer(row, rest);
    if (rest.includes('*') && isList(value)) values.push(...value);
    else if (value !== undefined && value !== null) values.push(value);
  }
  return values;
}
