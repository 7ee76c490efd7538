// OR-104: "today" is the provider's day, wherever the person sits.

import { afterEach, expect, it, vi } from 'vitest';
import { todayHere } from '../../app/today.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-20T04:59:59Z', '2026-11-19'],
  ['2026-11-20T05:00:00Z', '2026-11-20'],
])('at %s it is %s in New York', (moment, day) => {
  vi.useFakeTimers({ now: new Date(moment) });
  expect(todayHere()).toBe(day);
});
