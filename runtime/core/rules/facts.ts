// Reads what conditions ask for: answers by dotted path, all rows at once with `*`, the row at hand, and the context.

import { RuntimeError } from '../model/errors.ts';
import type {
  Comparison,
  Computation,
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
import { factsRead, isComputation } from './computations.ts';
import { computed } from './computed.ts';
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

/** The value that a condition compares: a fact, of a day the one so much later, or what is computed. */
export function termValue(term: Term, read: (fact: string) => Json): Json {
  if ('compute' in term) return computed(term.compute, read);
  const value = read(term.fact);
  return term.plus === undefined ? value : (shiftedDay(value, term.plus) ?? null);
}

/** Tells terms apart: a fact, the same fact moved on by some days, and what is computed. */
export function termKey(term: Term): string {
  if ('compute' in term) return JSON.stringify(term.compute);
  return term.plus === undefined ? term.fact : `${term.fact} ${JSON.stringify(term.plus)}`;
}

/** The facts that are read for a term. */
export const factsOf = (term: Term): readonly string[] =>
  'compute' in term ? factsRead(term.compute) : [term.fact];

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
  (Object.hasOwn(condition, 'fact') || Object.hasOwn(condition, 'compute')) &&
  ['operator', 'value'].every((key) => Object.hasOwn(condition, key)) &&
  Object.keys(condition).length === (Object.hasOwn(condition, 'plus') ? 4 : 3);

/** What a condition tree compares, each once: facts, and facts moved on. */
export function termsOf(conditions: Conditions): readonly Term[] {
  const terms = leavesOf(conditions).flatMap((leaf) => [leaf, ...termsInValue(leaf)]);
  return [...new Map(terms.map((term) => [termKey(term), term])).values()];
}

/** The term a comparison value stands for, if it is `{"fact": …}` or `{"compute": …}`. */
export function termIn(value: Json | Term | undefined): Term | undefined {
  if (!isObject(value as Json)) return undefined;
  const { fact, compute } = value as JsonObject;
  return typeof fact === 'string' || isComputation(compute) ? (value as Term) : undefined;
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
    return termsInParams(effect).flatMap(factsOf);
  if (effect.type !== 'set') return [];
  if ('copy' in effect) return [effect.copy];
  return 'compute' in effect ? factsRead(effect.compute) : [];
}

const termsInParams = ({ params = {} }: { readonly params?: JsonObject }): readonly Term[] =>
  Object.values(params).flatMap((param) => termIn(param) ?? []);

/** The computations of a rule: of its conditions, and of its effect; those inside others are part of them. */
export function computationsOf(conditions: Conditions, effect: Effect): readonly Computation[] {
  const terms = [...termsOf(conditions)];
  if (effect.type === 'fault' || effect.type === 'warn') terms.push(...termsInParams(effect));
  if (effect.type === 'set' && 'compute' in effect) terms.push({ compute: effect.compute });
  return terms.flatMap((term) => ('compute' in term ? [term.compute] : []));
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
