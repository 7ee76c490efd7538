// A moment by the clock of a time zone that need not be that of the browser: as it is typed there, and as it is stored.

import { clockAhead } from '../../../core/index.ts';

/** `2026-11-22T19:30:00Z` → `2026-11-22T14:30`, as clocks of the zone show it; undefined for what is no moment. */
export function momentInZone(value: string, timeZone: string): string | undefined {
  const moment = new Date(value);
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i.test(value) || Number.isNaN(moment.getTime()))
    return undefined;
  return new Date(moment.getTime() + clockAhead(timeZone, moment)).toISOString().slice(0, 16);
}

/**
 * `2026-11-22T14:30` → `2026-11-22T19:30:00Z`; what is no moment stays as it is. An hour that clocks skip is the one after it,
 * of one that they have twice the first is meant.
 */
export function storedInZone(text: string, timeZone: string): string {
  const typed = new Date(`${text}Z`).getTime();
  if (Number.isNaN(typed)) return text;
  // The day before and the day after are on one side each of a clock that is put on or back.
  const ahead = [-1, 1].map((days) => clockAhead(timeZone, new Date(typed + days * DAY_MS)));
  const moments = ahead.map((by) => typed - by);
  const [before = typed] = moments;
  const found = moments.find((at) => at + clockAhead(timeZone, new Date(at)) === typed);
  return new Date(found ?? before).toISOString().replace(/\.\d+Z$/, 'Z');
}

const DAY_MS = 86_400_000;

/** The zone as clocks name it: `ET`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, timeZoneName: 'shortGeneric' },
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
