// A moment by the clock of a time zone that need not be that of the browser: as it is typed there, and as it is stored.

import { clockAhead, momentAt } from '../../../core/index.ts';

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
  return (
    momentAt(text, timeZone)
      ?.toISOString()
      .replace(/\.\d+Z$/, 'Z') ?? text
  );
}

/** The zone as clocks name it: `ET`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, timeZoneName: 'shortGeneric' },
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
