// Puts rows in the order of a value: texts as people sort them, numbers by size, what is blank at the end either way.
import type { Json } from '../model/types.ts';
import { isBlank } from '../values/values.ts';

/** The key of a value by which rows stand. */
export interface RowOrder {
  readonly key: string;
  readonly descending: boolean;
}

/** One for all comparisons: making it for each costs more than comparing. */
const WORDS = new Intl.Collator('en-US', { numeric: true });

/** The rows in order; those that are alike stay as they came. Each value is read once. */
export function sortedBy<Row>(
  rows: readonly Row[],
  read: (row: Row) => Json,
  descending: boolean,
): readonly Row[] {
  const way = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort(({ value: a }, { value: b }) => {
      if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b));
      if (typeof a === 'number' && typeof b === 'number') return way * (a - b);
      return way * WORDS.compare(String(a), String(b));
    })
    .map(({ row }) => row);
}
