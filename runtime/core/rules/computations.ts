// What a computation reads and by which functions: known as soon as the rules are. What computes comes to forms that need it.

import { RuntimeError } from '../model/errors.ts';
import type { Computation, Json } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';

/** Reads a fact, with the row at hand. */
export type Read = (fact: string) => Json;

/** Every function there is; their words stand in `compute-words.ts`. */
const NAMES: ReadonlySet<string> = new Set(
  'count sum join concat numberedJson unique first digits upper lower trim daysBetween yearsBetween shiftedDay plus minus times divided rounded smallest largest year month day weekday'.split(
    ' ',
  ),
);

/** Refuses a function there is not, before any rule runs. */
export function checkFunction({ fn }: Computation): void {
  if (!NAMES.has(fn)) throw new RuntimeError('UNKNOWN_COMPUTE', { fn });
}

/** Is it a value that is computed before it is used? */
export const isComputation = (value: Json | undefined): value is Computation =>
  isObject(value) && typeof value.fn === 'string';

/** Every fact a computation reads, in those inside it too. Of all words beside `of`, these name some. */
export const factsRead = ({ of, plus, until, where }: Computation): readonly string[] => [
  ...[of as Json, plus, until].flat().flatMap((value) => {
    if (typeof value === 'string') return [value];
    return isComputation(value) ? factsRead(value) : [];
  }),
  ...factsAsked(where),
];

/** What rows are compared with. */
function factsAsked(where: Json | undefined): readonly string[] {
  if (where === 'today') return ['context.today'];
  if (isList(where)) return where.flatMap(factsAsked);
  if (!isObject(where)) return [];
  return typeof where.fact === 'string' ? [where.fact] : Object.values(where).flatMap(factsAsked);
}
