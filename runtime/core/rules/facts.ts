// Reads what conditions ask for: answers by dotted path, all rows at once with `*`, the row at hand, and the context.

import { RuntimeError } from '../model/errors.ts';
import type {
  Comparison,
  Condition,
  Conditions,
  Effect,
  Json,
  JsonObject,
  Term,
} from '../model/types.ts';
import { shiftedDay } from '../values/day-math.ts';
import { getTokens, isList, isObject, parsePointer, type Tokens } from '../values/paths.ts';
import { liveRows } from '../values/values.ts';
import { computeNamed } from './compute.ts';
import { operandOf } from './operands.ts';

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

/** The value of a fact as a condition compares it: of a day, the one so much later. */
export function termValue({ fact, plus }: Term, read: (fact: string) => Json): Json {
  const value = read(fact);
  return plus === undefined ? value : (shiftedDay(value, plus) ?? null);
}

/** Tells terms apart: a fact, and the same fact moved on by some days. */
export const termKey = ({ fact, plus }: Term): string =>
  plus === undefined ? fact : `${fact} ${JSON.stringify(plus)}`;

/** Every comparison in a condition tree. */
export function leavesOf(condition: Condition): readonly Comparison[] {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  if ('any' in condition) return condition.any.flatMap(leavesOf);
  if ('not' in condition) return leavesOf(condition.not);
  if (isLeaf(condition)) return [condition];
  throw new RuntimeError('UNKNOWN_CONDITION', { condition });
}

/** Fact, operator and value, and nothing else but a `plus`: a `path` of its own would be read by other rules than ours. */
const isLeaf = (condition: object): boolean =>
  ['fact', 'operator', 'value'].every((key) => Object.hasOwn(condition, key)) &&
  Object.keys(condition).length === (Object.hasOwn(condition, 'plus') ? 4 : 3);

/** What a condition tree compares, each once: facts, and facts moved on. */
export function termsOf(conditions: Conditions): readonly Term[] {
  const terms = leavesOf(conditions).flatMap((leaf) => [leaf, ...termsInValue(leaf)]);
  return [...new Map(terms.map((term) => [termKey(term), term])).values()];
}

/** The term a comparison value stands for, if it is `{"fact": …}`. */
export function termIn(value: Json | Term | undefined): Term | undefined {
  const isTerm = isObject(value as Json) && typeof (value as JsonObject).fact === 'string';
  return isTerm ? (value as Term) : undefined;
}

/** What is compared with: of a test of rows, inside it. */
function termsInValue({ operator, value }: Comparison): readonly Term[] {
  const inTest: Json = operandOf(operator) === 'row' ? (value as Json) : null;
  const term = termIn(isObject(inTest) ? inTest.value : value);
  return term === undefined ? [] : [term];
}

/** What an effect itself reads, besides the conditions: sources of options, copies and computed values. */
export function sourcesOf(effect: Effect): readonly string[] {
  if (effect.type === 'options') return effect.from === undefined ? [] : [effect.from];
  if (effect.type === 'fault' || effect.type === 'warn')
    return Object.values(effect.params ?? {}).flatMap((param) => termIn(param)?.fact ?? []);
  if (effect.type !== 'set') return [];
  if ('copy' in effect) return [effect.copy];
  if (!('compute' in effect)) return [];
  const { fn, of, ...args } = effect.compute;
  const more = (computeNamed(fn).paths ?? []).map((name) => args[name]);
  return [of, ...more.filter((path) => typeof path === 'string')];
}

const TOKENS = new Map<string, Tokens>();
/** Names of the rules of several releases; a process that has seen more begins anew. */
const MOST_NAMES = 5000;

/** Splits a fact's name; a JSON Pointer is understood as well. The same list each time: rules read their facts over and over. */
export function tokensOf(fact: string): Tokens {
  const known = TOKENS.get(fact);
  if (known !== undefined) return known;
  const tokens = fact.startsWith('/') ? parsePointer(fact) : fact.split('.');
  if (TOKENS.size >= MOST_NAMES) TOKENS.clear();
  TOKENS.set(fact, tokens);
  return tokens;
}

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
