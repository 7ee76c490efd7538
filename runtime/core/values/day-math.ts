// Reckons with calendar days: a day moved on or back, and how far apart two days are. No clock, no time zone.

import type { DayShift, Json } from '../model/types.ts';
import { isCalendarDate } from './dates.ts';
import { isObject } from './paths.ts';

const DAY_MS = 86_400_000;

/** The words of a shift, in the order in which they are told. */
export const SHIFT_WORDS = ['days', 'weeks', 'months', 'years'] as const;

/**
 * The day so much later, or earlier for numbers below zero. Years and months come first; where a month is too short for
 * the day, it is its last one. Undefined for what is no day, and beyond the years 1000 to 9999.
 */
export function shiftedDay(day: Json | undefined, shift: DayShift): string | undefined {
  const start = dayIn(day);
  if (start === undefined) return undefined;
  const { days = 0, weeks = 0, months = 0, years = 0 } = shift;
  const date = new Date(start);
  const asked = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months + 12 * years, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(asked, last) + days + 7 * weeks);
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/** How many days after the first the second is; undefined where one of them is no day. */
export function daysBetween(from: Json, until: Json): number | undefined {
  const [start, end] = [dayIn(from), dayIn(until)];
  return start === undefined || end === undefined ? undefined : (end - start) / DAY_MS;
}

/** How many whole years after the first the second is, as ages are counted; undefined where one of them is no day. */
export function yearsBetween(from: Json, until: Json): number | undefined {
  const [start, end] = [dayIn(from), dayIn(until)];
  if (start === undefined || end === undefined) return undefined;
  if (end < start) return 0 - (yearsBetween(until, from) ?? 0);
  const [a, b] = [new Date(start).toISOString(), new Date(end).toISOString()];
  return Number(b.slice(0, 4)) - Number(a.slice(0, 4)) - (b.slice(5) < a.slice(5) ? 1 : 0);
}

/**
 * A limit of a day as a layout has it, a text or `{ "of": "today", "plus": { "years": -18 } }`: what says the day, and how
 * far from there it lies. Undefined where there is none.
 */
export function limitIn(limit: Json | undefined): { of: string; plus: DayShift } | undefined {
  if (typeof limit === 'string') return { of: limit, plus: {} };
  if (!isObject(limit) || typeof limit.of !== 'string') return undefined;
  return { of: limit.of, plus: isObject(limit.plus) ? limit.plus : {} };
}

/** The moment a day begins, counted as if nowhere had time zones; also of a date with a time behind it. */
function dayIn(value: Json | undefined): number | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(day) ? Date.parse(`${day}T00:00:00Z`) : undefined;
}
