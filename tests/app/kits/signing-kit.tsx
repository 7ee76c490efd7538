// The page of the two ways to sign for its tests: a service that answers, a window that opens, and time in the test's hands.

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import type { Portal } from '../../../app/portal/portal.tsx';
// Fetched here, so that the route's own fetch takes no time.
import '../../../app/pages/signing/Signing.tsx';
import '../../../app/pages/Unauthorized.tsx';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from './kit.tsx';

export type Table = Readonly<Record<string, (payload: JsonObject) => Partial<CallAnswer>>>;

export const lead = { id: '7', email: 'ann@example.com', attorney_id: '41' };
export const attorney = {
  id: '41',
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  signed: false,
  has_password: false,
};
export const ids = { signId: 's1', signature_request_id: 'r1' };
export const FAILED = 'Something went wrong, please try again';

/** How the signature stands, as the service tells it. */
export const service: { state: JsonObject } = { state: {} };
/** The window that opens. */
export const opened = { closed: false, focus: vi.fn(), close: vi.fn() };

/** Called once by each test file. */
export function prepareSigning(): void {
  beforeEach(() => {
    service.state = { attorney_id: '41', signed: false, email_sent: false };
    opened.closed = false;
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const good: Table = {
  getSignStatus: () => ({ body: { status: 'success', data: service.state } }),
  createSignRequests: () => ({ body: { status: 'success', ...ids, data: ids } }),
  getEmbeddedSignUrl: () => ({ body: { status: 'success', data: '/sign/abc' } }),
  generateEmailSignRequest: () => ({ body: { status: 'success', message: 'sent' } }),
};

export async function open(table: Table = {}) {
  const { calls, asked } = fakeCalls({ ...good, ...table });
  const portal = portalOf({ session: { lead, attorney }, calls });
  await arrive(portal);
  return { portal, asked, names: () => asked.map(({ id }) => id) };
}

/** The page is fetched on demand, in real time; from then on time is the test's. */
export async function arrive(portal: Portal): Promise<void> {
  show(<App />, portal, '/signing');
  await screen.findByRole('heading', { level: 1 }, { timeout: 90_000 });
  vi.useFakeTimers();
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
