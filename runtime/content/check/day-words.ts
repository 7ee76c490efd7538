// What is meant by a day that is written as people say it, and how it is written here.

/** A day that is reckoned, with a sign between or in words: `today - 18 years`, `30 days ago`, `today+30`. */
const RECKONED =
  /^[\s({]*(?:(?:context\.)?(?:today|now)\b[\s(){}]*)?([+-]?)\s*(\d{1,4})\s*(d|w|m|y|days?|weeks?|months?|years?|yrs?)?\s*(ago|from (?:now|today)|later)?\W*$/i;

/** No day takes more words. */
const LONGEST = 60;

const UNITS: Readonly<Record<string, string>> = {
  d: 'days',
  w: 'weeks',
  m: 'months',
  y: 'years',
};

const NAMED: Readonly<Record<string, string>> = {
  tomorrow: '{ "days": 1 }',
  yesterday: '{ "days": -1 }',
};

/** The `plus` that such a day asks for, counted from today; undefined where none is meant. */
export function plusIn(written: string): string | undefined {
  const named = NAMED[written.toLowerCase()];
  if (named !== undefined) return named;
  const [, sign = '', count = '', unit = '', words = ''] =
    written.length > LONGEST ? [] : (RECKONED.exec(written) ?? []);
  const isToday = /today|now/i.test(written);
  // A bare number is a year or nothing; with "today" before it, days are meant.
  if (count === '' || (unit === '' && !isToday)) return undefined;
  const back = sign === '-' || /ago/i.test(words);
  return `{ "${UNITS[unit.charAt(0).toLowerCase()] ?? 'days'}": ${back ? '-' : ''}${Number(count)} }`;
}

/** Is the day of today meant, in other words than those that are read? */
export const meansToday = (written: string): boolean =>
  /^\W*(?:context\.)?(?:today|now)\W*$/i.test(written);

/** A day as it is spoken (month, day, year), as it is written here; undefined where it is none. */
export function dayIn(written: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written.trim()) ?? [];
  if (year === '' || Number(month) > 12 || Number(day) > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
