// What a computation reads, and the computations inside it, each with where it is written: for whoever checks content.

import type { Computation, Json, JsonObject } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { isComputation } from './computations.ts';
import { COMPUTE } from './compute-words.ts';

/** A computation, with where it stands in the one around it: `/of/0`. */
export interface InnerComputation {
  readonly compute: Computation;
  readonly at: string;
}

/** A fact that is read, with where it is named. */
export interface ReadFact {
  readonly fact: string;
  readonly at: string;
}

/** The values a function is computed of, each with where it stands: a list is several. */
function operandsIn({ fn, of, ...args }: Computation): readonly { value: Json; at: string }[] {
  const own = isList(of as Json)
    ? (of as readonly Json[]).map((value, index) => ({ value, at: `/of/${index}` }))
    : [{ value: of as Json, at: '/of' }];
  const named = Object.hasOwn(COMPUTE, fn) ? (COMPUTE[fn]?.paths ?? []) : [];
  const beside = named.flatMap((word) => {
    const value = args[word];
    return value === undefined ? [] : [{ value, at: `/${word}` }];
  });
  return [...own, ...beside];
}

/** A computation and all those inside it, whatever the depth. */
export function computationsIn(compute: Computation, at = ''): readonly InnerComputation[] {
  const inner = operandsIn(compute).flatMap(({ value, at: where }) =>
    isComputation(value) ? computationsIn(value, `${at}${where}`) : [],
  );
  return [{ compute, at }, ...inner];
}

/** Every fact a computation reads, in those inside it too. */
export const factsIn = (compute: Computation, at = ''): readonly ReadFact[] =>
  computationsIn(compute, at).flatMap(({ compute: one, at: where }) => [
    ...operandsIn(one).flatMap(({ value, at: place }) =>
      typeof value === 'string' ? [{ fact: value, at: `${where}${place}` }] : [],
    ),
    ...rowTestsIn(one.where, `${where}/where`).flatMap(({ test, at: place }) => {
      if (test.value === 'today') return [{ fact: 'context.today', at: `${place}/value` }];
      const fact = isObject(test.value) ? test.value.fact : undefined;
      return typeof fact === 'string' ? [{ fact, at: `${place}/value/fact` }] : [];
    }),
  ]);

/** What a `where` asks of each row: one test, or several put together. */
export function rowTestsIn(
  where: Json | undefined,
  at = '',
): readonly { test: JsonObject; at: string }[] {
  if (!isObject(where)) return [];
  if (where.not !== undefined) return rowTestsIn(where.not, `${at}/not`);
  for (const word of ['all', 'any'] as const) {
    const list = where[word];
    if (list === undefined || !isList(list)) continue;
    return list.flatMap((one, index) => rowTestsIn(one, `${at}/${word}/${index}`));
  }
  return [{ test: where, at }];
}

/** A computation in a line: `times(hours, rate)`. Two are the same where their lines are. */
export function computationText({ fn, of, ...args }: Computation): string {
  const operands = isList(of as Json) ? (of as readonly Json[]) : [of as Json];
  const words = Object.entries(args).map(([word, value]) => `${word}: ${textOf(value ?? null)}`);
  return `${fn}(${[...operands.map(textOf), ...words].join(', ')})`;
}

const textOf = (value: Json): string => {
  if (isComputation(value)) return computationText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
