// By whose clock a table writes its days and times and takes moments for days, and what days that go by look like in it.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { House } from '../model/house.ts';

/** Columns and filters of days and times are told by whose clock they go, columns of days that go by their tones: those of the house. */
export function withClock(
  view: JsonObject,
  { timeZone, waiting, billing }: Pick<House, 'timeZone' | 'waiting' | 'billing'>,
): JsonObject {
  const { columns, filters } = view;
  const column = (one: Json): Json => {
    if (!isObject(one)) return one;
    const second = one.second === undefined ? {} : { second: column(one.second) };
    const { scale, ...said } = one;
    const days = scale === 'billing' ? (billing?.steps ?? []) : waiting;
    const steps = one.format === 'days' && { steps: days.map((step) => ({ ...step })) };
    return { ...said, ...second, ...(TIMED.has(one.format) && { timeZone }), ...steps };
  };
  const filter = (one: Json): Json =>
    isObject(one) && (DAYS.has(one.match) || one.until !== undefined) ? { ...one, timeZone } : one;
  return {
    ...view,
    ...(isList(columns) && { columns: columns.map(column) }),
    ...(isList(filters) && { filters: filters.map(filter) }),
  };
}

const TIMED: ReadonlySet<Json | undefined> = new Set(['date', 'dateTime']);
const DAYS: ReadonlySet<Json | undefined> = new Set(['from', 'until']);
