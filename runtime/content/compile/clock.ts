// By whose clock a table writes its days and times and takes moments for days, and what waiting looks like in it.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { House } from '../model/house.ts';

/** Columns and filters of days and times are told by whose clock they go, columns of days of waiting their tones: those of the house. */
export function withClock(
  view: JsonObject,
  { timeZone, waiting }: Pick<House, 'timeZone' | 'waiting'>,
): JsonObject {
  const { columns, filters } = view;
  const column = (one: Json): Json => {
    if (!isObject(one)) return one;
    const second = one.second === undefined ? {} : { second: column(one.second) };
    const steps = one.format === 'days' && { steps: waiting.map((step) => ({ ...step })) };
    return { ...one, ...second, ...(TIMED.has(one.format) && { timeZone }), ...steps };
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
