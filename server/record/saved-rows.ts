// Rows that stay in the record: one that is taken away is marked as deleted with the day, and one that comes back is not.
import {
  isDeletedRow,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from '../../runtime/core/index.ts';
import type { Filling } from '../store/record/filling.ts';

/** The answers with every row that the record had before; days of deletion are the server's own. */
export function withSavedRows(filling: Filling, { before, after, today }: Saved): JsonObject {
  const lists = filling.flatMap(({ stays, list = '' }) =>
    stays && (before[list] ?? after[list]) ? [list] : [],
  );
  const rowsByList = lists.map(
    (list) => [list, storedRows(rowsOf(before[list]), rowsOf(after[list]), today)] as const,
  );
  return { ...after, ...Object.fromEntries(rowsByList.filter(([, rows]) => rows.length > 0)) };
}

interface Saved {
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** YYYY-MM-DD */
  readonly today: string;
}

function storedRows(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  today: string,
): readonly JsonObject[] {
  const saved = new Map(before.map((row) => [idOf(row), row]));
  const remaining = after.map((row) => storedRow(saved.get(idOf(row)), row, today));
  const present = new Set(after.map(idOf));
  // A row that was left out stands behind the one it stood behind.
  const behind = new Map<string, JsonObject[]>();
  let place = '';
  for (const row of before) {
    if (present.has(idOf(row))) place = idOf(row);
    else
      behind.set(place, [
        ...(behind.get(place) ?? []),
        storedRow(row, { ...row, deleted: 1 }, today),
      ]);
  }
  const follow = (id: string) => behind.get(id) ?? [];
  return [
    ...follow(''),
    ...remaining.flatMap((row) => (idOf(row) === '' ? [row] : [row, ...follow(idOf(row))])),
  ];
}

function storedRow(saved: JsonObject | undefined, row: JsonObject, today: string): JsonObject {
  const { date_deleted: _, ...rest } = row;
  if (!isDeletedRow(row)) return rest;
  const day = saved && isDeletedRow(saved) ? saved.date_deleted : today;
  return { ...rest, date_deleted: day ?? today };
}

const rowsOf = (rows: Json | undefined): readonly JsonObject[] =>
  isList(rows) ? rows.filter(isObject) : [];

const idOf = ({ id }: JsonObject): string => (typeof id === 'string' ? id : '');
