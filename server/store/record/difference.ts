// What has to change in a table so that it says what the answers say; rows that stay the same keep their ids.
import { randomUUID } from 'node:crypto';
import type { AnsweredRow, Values } from './read.ts';

/** A row of the table without the attorney it belongs to. */
export interface StoredRow {
  readonly id: string;
  readonly position: number;
  readonly values: Values;
}

export interface Difference {
  readonly added: readonly StoredRow[];
  readonly changed: readonly StoredRow[];
  /** Ids. */
  readonly gone: readonly string[];
}

type Likeness = (row: { readonly id?: string | undefined; readonly values: Values }) => string;

/** An answered row is the stored one of its id, else one with the same values, else one alike in `sameBy`. */
export function difference(
  stored: readonly StoredRow[],
  answered: readonly AnsweredRow[],
  sameBy: readonly string[],
): Difference {
  const free = new Map(stored.map((row) => [row.id, row]));
  const found = new Map<AnsweredRow, StoredRow>();
  const likenesses: readonly Likeness[] = [
    ({ id }) => id ?? '',
    ({ values }) => JSON.stringify(sorted(values)),
    ({ values }) => JSON.stringify(sameBy.map((name) => values[name])),
  ];
  for (const likeness of likenesses) pair(free, answered, found, likeness);
  const taken = new Set(stored.map(({ id }) => id));
  const added: StoredRow[] = [];
  const changed: StoredRow[] = [];
  for (const row of answered) {
    const before = found.get(row);
    if (!before) added.push({ ...row, id: newId(row.id, taken) });
    else if (!isSame(before, row)) changed.push({ ...row, id: before.id });
  }
  return { added, changed, gone: [...free.keys()] };
}

/** Pairs what has no partner yet with a free row that is alike, in the order of both. */
function pair(
  free: Map<string, StoredRow>,
  answered: readonly AnsweredRow[],
  found: Map<AnsweredRow, StoredRow>,
  likeness: Likeness,
): void {
  const alike = new Map<string, StoredRow[]>();
  for (const row of free.values()) {
    const key = likeness(row);
    alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  for (const row of answered) {
    if (found.has(row)) continue;
    const partner = alike.get(likeness(row))?.shift();
    if (!partner) continue;
    found.set(row, partner);
    free.delete(partner.id);
  }
}

/** The id the answers name, unless another row has it. */
function newId(given: string | undefined, taken: Set<string>): string {
  const id = given === undefined || taken.has(given) ? randomUUID() : given;
  taken.add(id);
  return id;
}

function isSame(before: StoredRow, row: AnsweredRow): boolean {
  return (
    before.position === row.position &&
    Object.entries(row.values).every(([name, value]) => before.values[name] === value)
  );
}

function sorted(values: Values) {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}
