// Remembers which list a list was made from when one row was replaced, so that what is known of the other rows need not be
// found again: one key typed among thousands of rows costs one row.
import type { Json } from '../model/types.ts';

export interface Origin {
  readonly list: readonly Json[];
  /** The one place where the two differ. */
  readonly index: number;
}

const ORIGINS = new WeakMap<readonly Json[], Origin>();

/** A copy of the list with another row at `index`. Only the newest step is kept, so that no history is held. */
export function withRow<T extends Json>(list: readonly T[], index: number, row: T): readonly T[] {
  const copy = list.with(index, row);
  ORIGINS.delete(list);
  ORIGINS.set(copy, { list, index });
  return copy;
}

/** The list this one was made from by `withRow`, unless that one was replaced a second time. */
export const originOf = (list: readonly Json[]): Origin | undefined => ORIGINS.get(list);
