// An expired token, a sign-out that cannot reach the server, and the menus of a member.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { EXPIRED_REDIRECT_MS, reportExpired } from '../../../app/layout/expiry.ts';
import { member, portalOf, show } from '../kits/kit.tsx';

afterEach(() => vi.useRealTimers());

const memberPortal = (more: Parameters<typeof portalOf>[0] = {}) => {
  const portal = portalOf(more);
  portal.session.set({
    user: member(),
    lead: { id: '7', email: 'a@example.com', attorney_id: '10001' },
  });
  return portal;
};

it('SES-08 says so once, forgets the person, and opens the login after 500 ms', async () => {
  const portal = memberPortal();
  show(<App />, portal, '/nowhere');
  await screen.findByRole('heading', { name: 'There is no such page' });
  vi.useFakeTimers();
  act(() => {
    reportExpired({});
    reportExpired({});
  });
  expect(screen.getAllByText('Authorization Token Expired, Please login again!')).toHaveLength(1);
  expect(portal.session.get().user).toBeUndefined();
  act(() => void vi.advanceTimersByTime(EXPIRED_REDIRECT_MS - 1));
  expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  expect(EXPIRED_REDIRECT_MS).toBe(500);
  await screen.findByRole('heading', { name: 'Log In' });
});

it('SES-06 and OR-130 signing out clears all of the session though the server cannot be reached', async () => {
  const asked: string[] = [];
  const portal = memberPortal({
    calls: async (id, _payload, options) => {
      asked.push(`${id} ${options?.token ?? ''}`);
      return { ok: false, status: 0, body: null };
    },
  });
  portal.session.set({ temporary: { n_rec: 1, is_attorney_exist: true } });
  show(<App />, portal, '/nowhere');
  fireEvent.click(await screen.findByRole('button', { name: /demo|dana@example.com/i }));
  expect(screen.getByRole('link', { name: 'User Settings' }).getAttribute('href')).toBe(
    '/change-settings',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Log In' });
  expect(Object.keys(portal.session.get())).toEqual(['previousRoute']);
  await waitFor(() => expect(asked).toContain('logout a-token'));
});

it('NAV-18 a member who opens the login is sent home with the reason', async () => {
  show(<App />, memberPortal(), '/login');
  await screen.findByRole('heading', { name: 'Dana Whitfield' });
  expect(screen.getByText('Already logged In')).toBeTruthy();
});
