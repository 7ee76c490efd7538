// The answers that the schema of a field tells apart, before and after it was changed: at its limits, its choices, of its type.

import type { FormNode, Json } from '../model/types.ts';
import { sameValue } from '../values/values.ts';
import { sampleOf } from './values-apart.ts';

const LONGEST = 5000;
const MOST_ROWS = 200;
/** Nothing tells what a pattern finds: the usual ones are tried. */
const TYPED: readonly Json[] = ['A', 'a', '1', '12345', '123456789', 'AB1234', 'a b', '-'];

/** What one of both may refuse and the other not; the choices that only one of them has first. */
export function limitsApart(nodes: readonly FormNode[]): readonly Json[] {
  const choices = nodes.map(({ schema }) => schema.enum ?? []);
  const values = [
    ...choices.flatMap((own, at) =>
      own.filter((one) => !choices.some((list, other) => other !== at && has(list, one))),
    ),
    ...nodes.flatMap(ofLimits).toSorted((one, other) => sizeOf(one) - sizeOf(other)),
    ...nodes.map((node) => sampleOf(node, '')),
    ...(nodes.some(({ schema }) => schema.pattern !== undefined) ? TYPED : []),
  ];
  return values.filter((value, at) => values.findIndex((one) => sameValue(one, value)) === at);
}

const has = (list: readonly Json[], value: Json): boolean =>
  list.some((one) => sameValue(one, value));

/** Of two that do the same the smaller one is shown. */
const sizeOf = (value: Json): number =>
  typeof value === 'number' ? Math.abs(value) : (value as string | readonly Json[]).length;

function ofLimits({ schema }: FormNode): readonly Json[] {
  const lengths = numbersIn([schema.minLength, schema.maxLength], LONGEST);
  const rows = numbersIn([schema.minItems, schema.maxItems], MOST_ROWS);
  const amounts = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum]
    .filter((one) => typeof one === 'number')
    .flatMap((limit) => [limit - 1, limit, limit + 1]);
  const row = schema.items?.type === 'object' ? {} : 'a';
  return [
    ...lengths.map((length) => 'a'.repeat(length)),
    ...rows.map((length) => Array.from({ length }, () => row)),
    ...amounts,
  ];
}

/** The limit and one more or less; nothing is longer than can be tried. */
const numbersIn = (limits: readonly (Json | undefined)[], most: number): readonly number[] =>
  limits
    .filter((one) => typeof one === 'number')
    .flatMap((limit) => [limit - 1, limit, limit + 1])
    .filter((length) => length > 0 && length <= most);
