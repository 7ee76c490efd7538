// The sign-in page with its shipped form: whom the browser and the server remember after a look-up.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import type { SessionRecord } from '../../app/session/record.ts';
import type { JsonObject } from '../../runtime/core/index.ts';
import { fakeCalls } from '../react/kit.tsx';
import { portalOf, show } from './kit.tsx';
import { openReleased } from './released.ts';
// Fetched here, so that the routes' own fetches take no time.
import '../../app/pages/sign-in/SignIn.tsx';
import '../../app/pages/sign-in/SignInForm.tsx';

vi.mock(import('../../app/host/open.ts'), async (original) => ({
  ...(await original()),
  openForm: openReleased,
}));
beforeAll(async () => {
  await openReleased(undefined, 'sign-in');
}, 240_000);

async function lookUp(result: JsonObject, session: SessionRecord = {}) {
  const { calls, asked } = fakeCalls({
    getLeadHubspot: () => ({ body: { status: 'success', result } }),
    logout: () => ({ body: { status: 'success' } }),
  });
  const portal = portalOf({ session, calls });
  show(<App />, portal, '/sign-in');
  const field = await screen.findByLabelText('E-mail Address');
  fireEvent.change(field, { target: { value: 'b@example.com' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Click to proceed to the application' }));
  });
  return { portal, asked };
}

it('logs out whoever was known, on the server too, where the attorney is registered already (SGN-07)', async () => {
  const lead = { id: '7', email: 'a@example.com' };
  const known = { lead, leadSession: 'session-1' };
  const { portal, asked } = await lookUp({ lead: [], no_rec: 1 }, known);
  expect((await screen.findAllByText('Attorney already registered')).length).toBeGreaterThan(0);
  expect(portal.session.get().lead).toBeUndefined();
  await waitFor(() =>
    expect(asked.find(({ id }) => id === 'logout')?.payload).toEqual({ session: 'session-1' }),
  );
});

it('remembers the lead with the name of its session, and nothing of the one before', async () => {
  const found = { id: '8', email: 'b@example.com', attorney_id: '41' };
  const { portal } = await lookUp(
    { lead: [found], no_rec: 0, session: 'session-2' },
    { lead: { id: '7', email: 'a@example.com' }, leadSession: 'session-1' },
  );
  await waitFor(() => expect(portal.session.get().lead).toEqual(found));
  expect(portal.session.get().leadSession).toBe('session-2');
});
