// Calendar dates as YYYY-MM-DD text: no clock hidden inside, no time zone surprises.

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Is this the text of a day that exists, as YYYY-MM-DD? */
export function isCalendarDate(text: string): boolean {
  const parts = ISO.exec(text);
  if (parts === null) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day it is in a time zone, as YYYY-MM-DD: `todayIn('Europe/Rome')`. `now` is the moment asked about. */
export function todayIn(zone: string, now: Date = new Date()): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (lastAsked.zone === zone && lastAsked.minute === minute) return lastAsked.day;
  const parts = dayFormat(zone).formatToParts(now);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  lastAsked = { zone, minute, day };
  return day;
}

const MINUTE_MS = 60_000;
/** Days begin on whole minutes in every zone of today; a server asks for each judgement. */
let lastAsked = { zone: '', minute: Number.NaN, day: '' };

const DAY_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than judging a short form. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = DAY_FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  DAY_FORMATS.set(timeZone, format);
  return format;
}

/** Is this the date that stands for none, `0000-00-00`, with or without a time behind it? */
export const isZeroDate = (text: string): boolean => ZERO.test(text);

const ZERO = /^0000-00-00([T ]00:00(:00)?.*)?$/;

/** Year, month and day of a date text, also of a date with a time behind it; nothing for the zero date `0000-00-00`. */
export function dateParts(text: string): { year: number; month: number; day: number } | undefined {
  const day = text.slice(0, 10);
  if (!isCalendarDate(day) || day.startsWith('0000')) return undefined;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
