// The links of header and footer for every kind of person.

import { expect, it } from 'vitest';
import { linksFor } from '../../../app/layout/links.ts';
import type { SessionRecord } from '../../../app/session/record.ts';
import { member } from '../kits/kit.tsx';

const lead = { id: '7', email: 'a@example.com' };
const attorney = {
  id: '41',
  first_name: '',
  last_name: '',
  email: '',
  signed: false,
  has_password: false,
};

/** NAV-44, in this order. */
const MEMBERS = [
  '/home',
  '/update-profile/primary',
  '/claims',
  '/authorizations',
  '/cases',
  '/help_information',
];

const rows: readonly [string, SessionRecord, readonly string[]][] = [
  ['a stranger', {}, ['/sign-in', '/login']],
  ['an applicant', { lead }, ['/application', '/login']],
  [
    'an attorney who has to sign',
    { lead: { ...lead, attorney_id: '41' }, attorney },
    ['/signing', '/login'],
  ],
  [
    'a signed attorney before login',
    { lead: { ...lead, attorney_id: '41' }, attorney: { ...attorney, signed: true } },
    ['/login'],
  ],
  [
    'a member',
    { user: member(), attorney: { ...attorney, signed: true, has_password: true } },
    MEMBERS,
  ],
  ['a member who has not signed', { user: member(), attorney }, MEMBERS],
  [
    'one of the staff',
    { staff: { id: 's1', email: 'desk@example.com', roles: ['desk'], token: 't' } },
    ['/desk', '/staff/home'],
  ],
  [
    'an administrator',
    { staff: { id: 's1', email: 'admin@example.com', roles: ['admin'], token: 't' } },
    ['/studio', '/staff/accounts', '/staff/home'],
  ],
  [
    'a member on whose browser somebody applies',
    { user: member(), lead },
    [...MEMBERS, '/application'],
  ],
];

it.each(rows)('for %s', (_who, session, expected) => {
  expect(linksFor(session).map(({ to }) => to)).toEqual(expected);
});
