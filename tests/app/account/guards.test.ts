// Who may open which page, row by row as the documents say it.

import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../../app/routes/addresses.ts';
import { GUARDS } from '../../../app/routes/guards.ts';
import type { Attorney, Lead, SessionRecord } from '../../../app/session/record.ts';
import { member } from '../kits/kit.tsx';

const lead: Lead = { id: '7', email: 'a@example.com' };
const submitted: Lead = { ...lead, attorney_id: '41' };
const attorney: Attorney = {
  id: '41',
  first_name: 'A',
  last_name: 'B',
  email: 'a@example.com',
  signed: false,
  has_password: false,
};
const user = member({ email: 'a@example.com' });

const rows: readonly [string, string, SessionRecord, string | undefined, string?][] = [
  ['NAV-08 a stranger may open the first page', '/sign-in', {}, undefined],
  ['NAV-08 an applicant may open the first page', '/sign-in', { lead }, undefined],
  ['NAV-09 stored attorney data lead from the first page home', '/sign-in', { attorney }, '/home'],
  ['NAV-10 a lead opens the application', '/application/:step?', { lead }, undefined],
  [
    'NAV-11 a submitted lead is sent home',
    '/application/:step?',
    { lead: submitted },
    '/home',
    'app.guard.application.submitted',
  ],
  [
    'NAV-12 without a lead there is no application',
    '/application/:step?',
    {},
    '/unauthorized',
    'app.guard.application.noLead',
  ],
  [
    'NAV-14 without attorney data there is no signing',
    '/signing',
    { lead },
    '/unauthorized',
    'app.guard.signing.noAttorney',
  ],
  ['NAV-13 stored attorney data open signing', '/signing', { attorney }, undefined],
  ['NAV-17 a stranger may open the login page', '/login', {}, undefined],
  [
    'NAV-17 an attorney without password may open the login page',
    '/login',
    { attorney },
    undefined,
  ],
  [
    'NAV-18 a logged-in member is sent home',
    '/login',
    { user },
    '/home',
    'app.guard.login.already',
  ],
  ['NAV-23 home needs stored attorney data', '/home', { lead }, '/unauthorized'],
  ['NAV-22 stored attorney data open home', '/home', { attorney }, undefined],
  ['NAV-22 a member opens home', '/home', { user }, undefined],
  [
    'NAV-16 without a loaded attorney there is no registration',
    '/register',
    { lead },
    '/login',
    'app.guard.register.noAttorney',
  ],
  [
    'NAV-15 an attorney told by a first-time login opens registration',
    '/register',
    { attorney: { ...attorney, mayRegister: { until: '2999-01-01T00:00:00Z' } } },
    undefined,
  ],
  [
    'a service that gives no end of it lets register, too',
    '/register',
    { attorney: { ...attorney, mayRegister: {} } },
    undefined,
  ],
  [
    'an attorney found by the e-mail alone cannot register',
    '/register',
    { attorney },
    '/login',
    'app.guard.register.noAttorney',
  ],
  [
    'nor one whose first-time login is too long ago',
    '/register',
    { attorney: { ...attorney, mayRegister: { until: '2020-01-01T00:00:00Z' } } },
    '/login',
    'app.guard.register.noAttorney',
  ],
  [
    'nor one who has a password by now',
    '/register',
    { attorney: { ...attorney, has_password: true, mayRegister: {} } },
    '/login',
    'app.guard.register.noAttorney',
  ],
  [
    'a logged-in member has nothing to register',
    '/register',
    { user, attorney },
    '/home',
    'app.guard.login.already',
  ],
  ['NAV-25 User Settings need stored attorney data', '/change-settings', {}, '/unauthorized'],
  [
    'SES-12 an attorney without login is asked to log in before editing',
    '/change-settings',
    { attorney },
    '/login',
    'app.guard.edit.login',
  ],
  ['NAV-25 a member opens User Settings', '/change-settings', { user }, undefined],
  ['NAV-35 claims need stored attorney data', '/claims', {}, '/unauthorized'],
  ['an applicant is told at home what comes before claims', '/claims', { attorney }, '/home'],
  ['and before cases', '/cases', { attorney }, '/home'],
  ['and before a profile', '/update-profile/primary', { attorney }, '/home'],
  ['and before a request', '/create-authorization', { attorney }, '/home'],
  ['a member opens claims', '/claims', { user }, undefined],
  ['NAV-35 cases need stored attorney data', '/cases', {}, '/unauthorized'],
  ['NAV-35 requests need stored attorney data', '/authorizations', {}, '/unauthorized'],
  ['NAV-24 the profile needs stored attorney data', '/update-profile/primary', {}, '/unauthorized'],
  ['NAV-24 so does its second page', '/update-profile/practice', {}, '/unauthorized'],
  ['NAV-24 and its third', '/update-profile/coverage', {}, '/unauthorized'],
  ['NAV-24 and its fourth', '/update-profile/disclosure', {}, '/unauthorized'],
  ['NAV-27 a new request needs stored attorney data', '/create-authorization', {}, '/unauthorized'],
  ['NAV-28 a request needs stored attorney data', '/view-request/:id', {}, '/unauthorized'],
  [
    'whoever does nothing but desk work is led to the desk',
    '/staff',
    { staff: { id: 's1', email: 'desk@example.com', roles: ['desk'], token: 't' } },
    '/desk',
    'app.guard.login.already',
  ],
  [
    'whoever does more is led to all of it',
    '/staff',
    { staff: { id: 's1', email: 'admin@example.com', roles: ['admin', 'desk'], token: 't' } },
    '/staff/home',
    'app.guard.login.already',
  ],
  [
    'accounts are for administrators',
    '/staff/accounts',
    { staff: { id: 's1', email: 'desk@example.com', roles: ['desk'], token: 't' } },
    '/staff/home',
    'app.guard.admin.role',
  ],
  [
    'an administrator opens accounts',
    '/staff/accounts',
    { staff: { id: 's1', email: 'admin@example.com', roles: ['admin'], token: 't' } },
    undefined,
  ],
  ['accounts ask a stranger to log in', '/staff/accounts', {}, '/staff', 'app.guard.staff.login'],
  ['NAV-32 everyone may open the link of a matter', '/case_confirmation/:data?', {}, undefined],
  ['NAV-19 everyone may open Forgot Username', '/forgot-username', {}, undefined],
  ['NAV-20 everyone may open Forgot Password', '/forgot-password', {}, undefined],
  ['NAV-21 everyone may open a reset link', '/reset-password/:id?', {}, undefined],
  ['NAV-31 everyone may open Helpful Information', '/help_information', {}, undefined],
];

/** From the login of staff people go on to where they wanted. */
const door = (to: string) => (to === '/staff' ? { isDoor: true } : {});

describe('guards', () => {
  it.each(rows)('%s', (_name, path, session, to, message) => {
    const route = ADDRESSES.find((one) => one.path === path);
    expect(route).toBeDefined();
    expect(route?.guard && GUARDS[route.guard](session)).toEqual(
      to === undefined ? undefined : { to, ...(message && { message }), ...door(to) },
    );
  });

  it('leaves the unauthorized page, the demo, forms and the not-found page open to everyone', () => {
    const open = ADDRESSES.filter(({ guard }) => guard === undefined).map(({ path }) => path);
    expect(open).toEqual(
      expect.arrayContaining(['/unauthorized', '/demo', '/forms/:id/:step?', '*']),
    );
  });

  it('remembers the first page as "sign-in" and the login page as "Login" (OR-120)', () => {
    const names = Object.fromEntries(ADDRESSES.map(({ path, name }) => [path, name]));
    expect(names['/sign-in']).toBe('sign-in');
    expect(names['/login']).toBe('Login');
  });
});
