// LEAD-13 and OR-104: "today" is the provider's day, on whatever clock the server runs.
import { expect, it } from 'vitest';
import { todayAt } from '../../server/today.ts';

it.each([
  ['2026-11-20T04:59:59Z', '2026-11-19'],
  ['2026-11-20T05:00:00Z', '2026-11-20'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('at %s it is %s in New York', (moment, day) => {
  expect(todayAt(new Date(moment))).toBe(day);
});
