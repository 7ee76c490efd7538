// A moment by the clock of a time zone that need not be that of the browser: as it is typed there, and as it is stored.

/** `2026-11-22T19:30:00Z` → `2026-11-22T14:30`, as clocks of the zone show it; undefined for what is no moment. */
export function momentInZone(value: string, timeZone: string): string | undefined {
  const moment = new Date(value);
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i.test(value) || Number.isNaN(moment.getTime()))
    return undefined;
  return new Date(moment.getTime() + aheadAt(moment, timeZone)).toISOString().slice(0, 16);
}

/**
 * `2026-11-22T14:30` → `2026-11-22T19:30:00Z`; what is no moment stays as it is. An hour that clocks skip is the one after it,
 * of one that they have twice the first is meant.
 */
export function storedInZone(text: string, timeZone: string): string {
  const typed = new Date(`${text}Z`).getTime();
  if (Number.isNaN(typed)) return text;
  // The day before and the day after are on one side each of a clock that is put on or back.
  const ahead = [-1, 1].map((days) => aheadAt(new Date(typed + days * DAY_MS), timeZone));
  const moments = ahead.map((by) => typed - by);
  const [before = typed] = moments;
  const found = moments.find((at) => at + aheadAt(new Date(at), timeZone) === typed);
  return new Date(found ?? before).toISOString().replace(/\.\d+Z$/, 'Z');
}

const DAY_MS = 86_400_000;

/** By how much clocks of the zone are ahead of those of Greenwich. */
function aheadAt(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = format.formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The zone as clocks name it: `ET`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, timeZoneName: 'shortGeneric' },
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
