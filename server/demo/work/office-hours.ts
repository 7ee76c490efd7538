// When invented work happens: between opening and closing of the house, by its clock, from Monday to Friday.
import { clockAhead, todayIn } from '../../../runtime/core/index.ts';
import type { At } from './making.ts';

/** In minutes of the day. */
const [OPENS, CLOSES] = [8 * 60 + 30, 17 * 60 + 30];
const LENGTH = CLOSES - OPENS;
/** What begins does so before the afternoon, so that a day is left for what follows. */
const BEGINS_WITHIN = 300;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A Monday: working days are counted from it. */
const FIRST = Date.UTC(1970, 0, 5);

/**
 * Moments of what began at one moment and has gone on until another: shares of the office hours between them, in their
 * order, and none later than now. What began at night, or on a weekend, began within the office hours before or after.
 */
export function officeTime(zone: string, began: Date, now: Date): At {
  const start = beginning(localOf(zone, began));
  const end = Math.max(start, lastOf(localOf(zone, now)));
  return (share) => momentAt(zone, start + share * (end - start));
}

/** A moment as the clock of the house shows it. */
interface Local {
  /** Days since the first Monday. */
  readonly day: number;
  readonly minutes: number;
}

function localOf(zone: string, at: Date): Local {
  const midnight = Date.parse(`${todayIn(zone, at)}T00:00:00Z`);
  return {
    day: Math.round((midnight - FIRST) / DAY),
    minutes: (at.getTime() + clockAhead(zone, at) - midnight) / MINUTE,
  };
}

/** Working days since the first Monday; the parts of a day are those of its office hours. What was earlier stays so: a Friday has its weekend in it. */
function beginning({ day, minutes }: Local): number {
  const share = Math.min(minutes / (24 * 60), 1);
  const within = Math.max(weekday(day) - FRIDAY, 0);
  const ofDay = weekday(day) < FRIDAY ? share : (within + share) / 3;
  return workdayOf(day) + (ofDay * BEGINS_WITHIN) / LENGTH;
}

/** The last moment of office hours until then; never the end of a day, which would be the beginning of the next. */
function lastOf({ day, minutes }: Local): number {
  const isOpenToday = isWorkday(day) && minutes > OPENS;
  if (!isOpenToday) return workdayOf(isWorkday(day) ? day - 1 : day) + (LENGTH - 1) / LENGTH;
  return workdayOf(day) + Math.min(minutes - OPENS, LENGTH - 1) / LENGTH;
}

const FRIDAY = 4;
const weekday = (day: number): number => ((day % 7) + 7) % 7;
const isWorkday = (day: number): boolean => weekday(day) <= FRIDAY;
/** Of a weekend, the Friday before it. */
const workdayOf = (day: number): number => Math.floor(day / 7) * 5 + Math.min(weekday(day), FRIDAY);

function momentAt(zone: string, workdays: number): Date {
  const whole = Math.floor(workdays);
  const day = Math.floor(whole / 5) * 7 + (whole % 5);
  const minutes = OPENS + (workdays - whole) * LENGTH;
  const shown = FIRST + day * DAY + Math.round(minutes * MINUTE);
  // No clock is changed within office hours: the offset of noon is theirs.
  const noon = new Date(FIRST + day * DAY + DAY / 2);
  return new Date(shown - clockAhead(zone, noon));
}
