// Takes a change of a list back without losing what was done to other rows since. Pure.

import type { Json } from '../../../core/index.ts';

/** What tells a row from the others; rows that say the same are one. */
export type KeyOf = (row: Json) => string;

/**
 * The list as it would be without the change from `before` to `after`: rows it took out are there again, rows it
 * added are gone, rows it changed are as they were. A row that somebody changed since stays as it is now.
 */
export function undoneRows(
  now: readonly Json[],
  before: readonly Json[],
  after: readonly Json[],
  keyOf: KeyOf,
): readonly Json[] {
  const was = new Map(before.map((row) => [keyOf(row), row]));
  const became = new Map(after.map((row) => [keyOf(row), row]));
  const restored = now.flatMap((row): readonly Json[] => {
    const key = keyOf(row);
    const isOurs = became.get(key) === row;
    if (!isOurs) return [row];
    const old = was.get(key);
    return old === undefined ? [] : [old];
  });
  const there = new Set(now.map(keyOf));
  const back = before.filter((row) => !became.has(keyOf(row)) && !there.has(keyOf(row)));
  return [...restored, ...back];
}
