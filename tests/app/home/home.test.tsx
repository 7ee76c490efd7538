// Home after a login: the insurance reminder once, and what is left to do.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { insuranceReminder } from '../../../app/pages/account/insurance.ts';
import type { SessionRecord } from '../../../app/session/record.ts';
import { todayIn } from '../../../runtime/core/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { DASHBOARD } from '../kits/dashboard-answer.ts';
import { member, portalOf, show } from '../kits/kit.tsx';
import { openReleased } from '../kits/released.ts';
// Fetched here, so that the routes' own fetches take no time.
import '../../../app/pages/account/Home.tsx';
import '../../../app/pages/account/InsuranceDialog.tsx';
import '../../../app/pages/account/Login.tsx';
import '../../../app/pages/account/LoginForm.tsx';

vi.mock(import('../../../app/host/open.ts'), async (original) => ({
  ...(await original()),
  openForm: openReleased,
}));

const MISSING =
  'We do not have current professional liability insurance information for you. Please update your information and upload a copy of your declarations page. Thank you.';
const EXPIRED =
  'Your professional liability insurance information has expired. Please update your information and upload a copy of your declarations page. Thank you.';
const person = {
  id: '10001',
  attorney_number: '10001',
  username: 'demoattorney1',
  email: 'dana@example.com',
  first_name: 'Dana',
  last_name: 'Whitfield',
  password: '1',
  has_password: true,
  signed: true,
};

beforeAll(async () => {
  await openReleased(undefined, 'login');
}, 240_000);

/** Logs in on the page; the answer says until when the insurance holds. */
async function logIn(latest_insurance_expiry: string, session: SessionRecord = {}) {
  const data = { ...person, token: 't', latest_insurance_expiry };
  const { calls } = fakeCalls({
    login_attorney: () => ({ body: { status: 'success', data } }),
    getAttorneyInfo: () => ({ body: { status: 'success', attorney: person } }),
    dashboard_details: () => ({ body: { status: 'success', data: DASHBOARD } }),
  });
  const portal = portalOf({ session, calls });
  const { unmount } = show(<App />, portal, '/login');
  const username = await screen.findByLabelText('Username');
  fireEvent.change(username, { target: { value: 'demoattorney1' } });
  const password = screen.getByLabelText('Password', { selector: 'input' });
  fireEvent.change(password, { target: { value: 'Portal#2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { name: 'Dana Whitfield' });
  return { portal, unmount };
}

const NAME = { name: 'Professional Liability Insurance' };

it.each([
  ['no insurance on file', '', MISSING],
  ['the date that stands for none', '1969-12-31', MISSING],
  ['insurance that ended', '2020-01-31', EXPIRED],
  ['insurance that ends today', todayIn('America/New_York'), EXPIRED],
])('LOG-18 reminds of %s, in the words of the documents', async (_what, until, words) => {
  await logIn(until);
  const dialog = await screen.findByRole('dialog', NAME);
  expect(dialog.querySelector('p')?.textContent).toBe(words);
  const link = within(dialog).getByRole('link', { name: 'Update Insurance' });
  expect(link.getAttribute('href')).toBe('/update-profile/practice');
});

it('says nothing to a member whose insurance holds', async () => {
  const { portal } = await logIn('2999-12-31');
  expect(portal.session.get().reminder).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('OR-63 reminds once: not when the page opens again, and again after the next login', async () => {
  const { portal, unmount } = await logIn('');
  const dialog = await screen.findByRole('dialog', NAME);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  const again = show(<App />, portal, '/home');
  await screen.findByRole('heading', { name: 'Dana Whitfield' });
  expect(screen.queryByRole('dialog')).toBeNull();
  again.unmount();
  portal.session.clear();
  await logIn('');
  expect(await screen.findByRole('dialog', NAME)).toBeTruthy();
});

it('OR-63 waits for Home where the login leads back to another page, and ends with a sign-out', async () => {
  const portal = portalOf({ session: { user: member(), reminder: 'expired' } });
  show(<App />, portal, '/cases');
  await screen.findByRole('heading', { name: 'Cases Assigned' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(portal.session.get().reminder).toBe('expired');
  portal.session.clear();
  expect(portal.session.get().reminder).toBeUndefined();
});

it('counts the last day as past, and nothing that is no day as insurance', () => {
  expect(insuranceReminder('2026-03-03', '2026-03-02')).toBeUndefined();
  expect(insuranceReminder('2026-03-02', '2026-03-02')).toBe('expired');
  expect(insuranceReminder('0000-00-00', '2026-03-02')).toBe('missing');
});

const attorney = { ...person, signed: false };

it('offers Sign Application to a member who has not signed, before anything else', async () => {
  const { calls } = fakeCalls({
    getAttorneyInfo: () => ({ body: { status: 'success', attorney } }),
  });
  show(<App />, portalOf({ session: { user: member(), attorney }, calls }), '/home');
  const main = within(await screen.findByRole('main'));
  const link = await main.findByRole('link', { name: 'Sign Application' });
  expect(link.getAttribute('href')).toBe('/signing');
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Sign Application',
    'User Settings',
  ]);
  // NAV-47: not in the header of a member.
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(header.queryByRole('link', { name: 'Sign Application' })).toBeNull();
});

it('offers it no more once the server says that the signature is there (SES-11)', async () => {
  const { calls } = fakeCalls({
    getAttorneyInfo: () => ({ body: { attorney: { ...person, signed: true } } }),
    dashboard_details: () => ({ body: { status: 'success', data: DASHBOARD } }),
  });
  const portal = portalOf({ session: { user: member(), attorney }, calls });
  show(<App />, portal, '/home');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign Application' })).toBeNull());
  expect(portal.session.get().attorney?.signed).toBe(true);
  // What was a greeting with one thing to do is the dashboard now.
  expect(await screen.findByRole('heading', { name: 'Cases Assigned' })).toBeTruthy();
});

it('tells nobody of the record anew that is as it was', async () => {
  const { calls, asked } = fakeCalls({
    getAttorneyInfo: () => ({ body: { attorney: { ...person, signed: true } } }),
    dashboard_details: () => ({ body: { status: 'success', data: DASHBOARD } }),
  });
  const portal = portalOf({ session: { user: member() }, calls });
  const { unmount } = show(<App />, portal, '/home');
  await waitFor(() => expect(portal.session.get().attorney?.signed).toBe(true));
  const known = portal.session.get().attorney;
  unmount();
  show(<App />, portal, '/home');
  await waitFor(() =>
    expect(asked.filter(({ id }) => id === 'getAttorneyInfo').length).toBeGreaterThan(1),
  );
  await screen.findByRole('heading', { name: 'Cases Assigned' });
  expect(portal.session.get().attorney).toBe(known);
});
