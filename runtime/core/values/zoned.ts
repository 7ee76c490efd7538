// A moment by the clocks of a time zone, as it is typed there.
import { clockAhead } from './clock-ahead.ts';

const DAY_MS = 86_400_000;

/**
 * The moment at which clocks of the zone show this text: `2026-11-22T14:30`; undefined for what is no moment. An hour that clocks skip
 * is the one after it, of one that they have twice the first is meant.
 */
export function momentAt(text: string, zone: string): Date | undefined {
  const typed = new Date(`${text}Z`).getTime();
  if (Number.isNaN(typed)) return undefined;
  // The day before and the day after are on one side each of a clock that is put on or back.
  const ahead = [-1, 1].map((days) => clockAhead(zone, new Date(typed + days * DAY_MS)));
  const moments = ahead.map((by) => typed - by);
  const [before = typed] = moments;
  const found = moments.find((at) => at + clockAhead(zone, new Date(at)) === typed);
  return new Date(found ?? before);
}
