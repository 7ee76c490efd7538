// OR-104: "today" is the provider's day, wherever the person sits.

import { afterEach, expect, it, vi } from 'vitest';
import { formContext } from '../../../app/host/context.ts';
import { bundleOf } from '../../helpers/bundle.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
  ['America/New_York', '2026-11-20T05:00:00Z', '2026-11-20'],
  ['Europe/Rome', '2026-11-20T04:59:59Z', '2026-11-20'],
])('in %s at %s it is %s', async (timeZone, moment, day) => {
  const form = { ...(await bundleOf({})), timeZone };
  vi.useFakeTimers({ now: new Date(moment) });
  expect(formContext(form, 'form').today).toBe(day);
});
