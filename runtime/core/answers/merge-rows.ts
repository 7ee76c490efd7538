// Puts the rows of a list together that two sides changed. Rows with an id are known by it; of others, what stands between
// equal rows is compared in order.

import type { Json, JsonObject, Pointer } from '../model/types.ts';
import { childPointer, isObject } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';

type Rows = readonly Json[];

/** What becomes of one place that three versions tell of. */
export interface Merged<T extends Json | undefined = Json | undefined> {
  /** Changes of both sides; ours where both changed the same place. */
  readonly value: T;
  /** Where both sides changed the same place, and not to the same. */
  readonly both: readonly Pointer[];
}

/** Puts three versions of one value together. */
export type Merge = (
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  pointer: Pointer,
) => Merged;

/** What one side made of the rows both began with. */
interface Side {
  /** For each of them: the row it is now, or undefined where it was removed. */
  readonly rows: readonly (Json | undefined)[];
  /** Rows that are new, in their order, behind the first so many of the old ones. */
  readonly added: ReadonlyMap<number, Rows>;
  /** No row came, went or moved. */
  readonly inPlace: boolean;
}

/** The three versions of a list put together; `merge` does it for one row that both sides changed. */
export function mergeRows(
  versions: { readonly base: Rows; readonly mine: Rows; readonly theirs: Rows },
  pointer: Pointer,
  merge: Merge,
): Merged<Rows> {
  const { base, mine, theirs } = versions;
  const [ours, others] = [sideOf(base, mine), sideOf(base, theirs)];
  const value: Json[] = [];
  const both: Pointer[] = [];
  const add = (index: number): void => {
    const own = ours.added.get(index) ?? [];
    // The same row added on both sides is one row.
    const more = (others.added.get(index) ?? []).filter(
      (row) => !own.some((one) => sameValue(one, row)),
    );
    value.push(...own, ...more);
  };
  for (const [index, was] of base.entries()) {
    add(index);
    const [own, other] = [ours.rows[index], others.rows[index]];
    const place = childPointer(pointer, value.length);
    const merged = isOneRow(was, own, other)
      ? merge(was, own, other, place)
      : { value: own, both: [place] };
    both.push(...merged.both);
    if (merged.value !== undefined) value.push(merged.value);
  }
  add(base.length);
  // A place names the same row on all sides only where no row has moved; else the list is one question.
  const inPlace = ours.inPlace && others.inPlace;
  return both.length === 0 || inPlace ? { value, both } : { value: mine, both: [pointer] };
}

/** Two rows put in the place of one are no two changes of one row. */
function isOneRow(was: Json, mine: Json | undefined, theirs: Json | undefined): boolean {
  const both = !sameValue(was, mine) && !sameValue(was, theirs) && !sameValue(mine, theirs);
  return !both || (isStill(was, mine) && isStill(was, theirs));
}

/** Is this the same row, changed in less than half of what it said? */
function isStill(was: Json, now: Json | undefined): boolean {
  if (!isObject(was) || !isObject(now)) return false;
  if (hasId(was) || hasId(now)) return was.id === now.id;
  const names = Object.keys(was);
  const unchanged = names.filter((name) => sameValue(was[name], now[name]));
  return unchanged.length * 2 >= names.length;
}

const hasId = (row: Json): row is JsonObject =>
  isObject(row) && typeof row.id === 'string' && row.id !== '';

function sideOf(base: Rows, now: Rows): Side {
  const most = Math.min(base.length, now.length);
  let head = 0;
  while (head < most && sameValue(base[head], now[head])) head += 1;
  let tail = 0;
  while (tail < most - head && sameValue(base.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  const rows: (Json | undefined)[] = base.map((row, index) =>
    index < head
      ? now[index]
      : index >= base.length - tail
        ? now[index + now.length - base.length]
        : row,
  );
  const old = base.slice(head, base.length - tail);
  const found = alignedRows(old, now.slice(head, now.length - tail));
  for (const [at, row] of found.rows.entries()) rows[head + at] = row;
  const inPlace = rows.length === now.length && rows.every((row, index) => row === now[index]);
  return { rows, added: new Map([[head + old.length, found.added]]), inPlace };
}

/** What became of each old row: the one with its id; without one its like, else what still says much the same, else what stands in its place where none came or went. */
function alignedRows(old: Rows, now: Rows): { rows: (Json | undefined)[]; added: Rows } {
  const named = new Map(now.filter(hasId).map((row) => [row.id, row]));
  const rows: (Json | undefined)[] = old.map((row) => (hasId(row) ? named.get(row.id) : undefined));
  const found = new Set(rows);
  const left = now.filter((row) => !found.has(row));
  const pair = (isLike: (row: Json, one: Json) => boolean): void => {
    for (const [index, row] of old.entries()) {
      if (rows[index] !== undefined || hasId(row)) continue;
      const at = left.findIndex((one) => isLike(row, one));
      if (at >= 0) [rows[index]] = left.splice(at, 1);
    }
  };
  pair(sameValue);
  pair(isStill);
  if (left.length === rows.filter((row) => row === undefined).length) pair(() => true);
  return { rows, added: left };
}
