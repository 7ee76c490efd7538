// The words of every compute function: what it takes beside `fn` and `of`, for whoever checks content.

import type { Json, JsonObject } from '../model/types.ts';
import { SHIFT_WORDS } from '../values/day-math.ts';
import { FUNCTIONS } from './compute-functions.ts';

interface ComputeWords {
  /** Members that are taken as they are written; beside those that name a field there are no others. */
  readonly takes?: readonly string[];
  /** `of` may be a list of values, of so many at least and at most. */
  readonly several?: readonly [least: number, most: number];
}

export interface ComputeFunction extends ComputeWords {
  /** Members that name a field, or are computed themselves. */
  readonly paths?: readonly string[];
  /** Absent of arithmetic. */
  readonly make?: (of: Json, args: JsonObject) => Json;
}

const MANY = 20;

const WORDS: Readonly<Record<string, ComputeWords>> = {
  count: { takes: ['where', 'except'] },
  sum: { takes: ['path', 'where'] },
  join: { takes: ['with', 'except'] },
  concat: { takes: ['before', 'after'] },
  numberedJson: { takes: ['except', 'under'] },
  unique: { takes: ['except'] },
  first: { takes: ['where'] },
  digits: {},
  upper: {},
  lower: {},
  trim: {},
  daysBetween: {},
  yearsBetween: {},
  shiftedDay: { takes: SHIFT_WORDS },
  /** The values added up; empty where one is missing. */
  plus: { several: [2, MANY] },
  /** The first value less the others; empty where one is missing. */
  minus: { several: [2, MANY] },
  /** The values multiplied; empty where one is missing. */
  times: { several: [2, MANY] },
  /** The first value divided by the second; empty where one is missing or the second is zero. */
  divided: { several: [2, 2] },
  /** With so many `decimals`, none if left out, a half away from zero; or `way` "up" or "down". */
  rounded: { takes: ['decimals', 'way'] },
  /** The smallest of several values, or of `path` in each row, or the earliest day. What is missing does not count. */
  smallest: { takes: ['path', 'where'], several: [2, MANY] },
  /** The largest of several values, or of `path` in each row, or the latest day. What is missing does not count. */
  largest: { takes: ['path', 'where'], several: [2, MANY] },
  /** The year of a day. */
  year: {},
  /** The month of a day, from 1 to 12. */
  month: {},
  /** The day of the month, from 1 to 31. */
  day: {},
  /** The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601). */
  weekday: {},
};

/** Every compute function by name, with its words. */
export const COMPUTE: Readonly<Record<string, ComputeFunction>> = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => [name, { ...FUNCTIONS[name], ...words }]),
);
