// By whose clock a table writes its days and times, and takes moments for days.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';

/** Columns and filters of days and times are told by whose clock they go: that of the house. */
export function withClock(view: JsonObject, timeZone: string): JsonObject {
  const { columns, filters } = view;
  const column = (one: Json): Json => {
    if (!isObject(one)) return one;
    const second = one.second === undefined ? {} : { second: column(one.second) };
    return { ...one, ...second, ...(TIMED.has(one.format) && { timeZone }) };
  };
  const filter = (one: Json): Json =>
    isObject(one) && DAYS.has(one.match) ? { ...one, timeZone } : one;
  return {
    ...view,
    ...(isList(columns) && { columns: columns.map(column) }),
    ...(isList(filters) && { filters: filters.map(filter) }),
  };
}

const TIMED: ReadonlySet<Json | undefined> = new Set(['date', 'dateTime']);
const DAYS: ReadonlySet<Json | undefined> = new Set(['from', 'until']);
