// Rows of a list beside what their source tells by now: what is new, what is gone, what is told otherwise.

import type { Json, JsonObject } from '../model/json.ts';
import { isObject } from '../values/paths.ts';
import { isBlank, isDeletedRow, sameValue } from '../values/values.ts';
import { keyOfRow, type RowSource, toldMembers } from './row-source.ts';

export interface ComparedRows {
  /** Rows that the source tells and the list has not. */
  readonly missing: readonly JsonObject[];
  /** Places of rows that the source tells no more. */
  readonly gone: readonly number[];
  /** Places of rows that are told otherwise, with what is told of them; undefined where nothing is. */
  readonly otherwise: ReadonlyMap<number, Readonly<Record<string, Json | undefined>>>;
  /** Places of rows without a key: a person added them. */
  readonly own: readonly number[];
  /** Places of rows with the key of one before them. */
  readonly repeated: readonly number[];
}

/** What a source answers, as rows of the list: each key once, and nothing without one. */
export function rowsTold(source: RowSource, entries: readonly Json[]): readonly JsonObject[] {
  const rows = new Map<string, JsonObject>();
  for (const entry of entries) {
    const row = isObject(entry) ? filledBy(source, entry) : undefined;
    const key = keyOfRow(source, row);
    if (row !== undefined && key !== undefined && !rows.has(key)) rows.set(key, row);
  }
  return [...rows.values()];
}

/** What is not known is no answer. */
function filledBy({ members }: RowSource, entry: JsonObject): JsonObject {
  const told = members.map(([member, from]) => [member, entry[from]] as const);
  return Object.fromEntries(
    told.filter(([, value]) => value !== undefined && !isBlank(value)),
  ) as JsonObject;
}

/** The rows of a list beside those that its source tells (`rowsTold`). A row that is marked as deleted is let be. */
export function comparedRows(
  source: RowSource,
  rows: readonly Json[],
  told: readonly JsonObject[],
): ComparedRows {
  const known = new Map(told.map((row) => [keyOfRow(source, row), row]));
  const seen = new Set<string>();
  const gone: number[] = [];
  const own: number[] = [];
  const repeated: number[] = [];
  const otherwise = new Map<number, Readonly<Record<string, Json | undefined>>>();
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(source, row);
    if (key === undefined) own.push(index);
    else if (seen.has(key)) repeated.push(index);
    if (key === undefined || seen.has(key)) continue;
    seen.add(key);
    if (isDeletedRow(row)) continue;
    const now = known.get(key);
    const different = now && differing(source, row, now);
    if (now === undefined) gone.push(index);
    if (different) otherwise.set(index, different);
  }
  const missing = told.filter((row) => !seen.has(keyOfRow(source, row) ?? ''));
  return { missing, gone, otherwise, own, repeated };
}

function differing(
  source: RowSource,
  row: Json,
  told: JsonObject,
): Readonly<Record<string, Json | undefined>> | undefined {
  const now = isObject(row) ? row : {};
  const different = toldMembers(source).filter((member) => !isSame(now[member], told[member]));
  if (different.length === 0) return undefined;
  return Object.fromEntries(different.map((member) => [member, told[member]]));
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  sameValue(one, other) || (isNothing(one) && isNothing(other));

const isNothing = (value: Json | undefined): boolean => value === undefined || isBlank(value);

/** A row with these members, and without those that are undefined. */
export const withMembers = (
  row: Json | undefined,
  members: Readonly<Record<string, Json | undefined>>,
): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...(isObject(row) ? row : {}), ...members }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as JsonObject;

/** Has somebody answered more in a row than its source told, and than every row begins with? */
export function hasOwnAnswers(source: RowSource, row: Json, begins: Json): boolean {
  const told = toldMembers(source);
  const first = isObject(begins) ? begins : {};
  return Object.entries(isObject(row) ? row : {}).some(
    ([member, value]) =>
      !told.includes(member) && !isNothing(value) && !isSame(value, first[member]),
  );
}
