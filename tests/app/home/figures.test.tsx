// The figures of the dashboard to the letter, and where each leads.

import { beforeEach, expect, it } from 'vitest';
import { forgetAnswers } from '../../../runtime/react/index.ts';
import { type Data, openHome, stat, wayOf } from '../kits/home-kit.tsx';

beforeEach(() => forgetAnswers());

it('DSH-12 to DSH-16 shows the four figures, each leading to what it counts', async () => {
  await openHome({});
  const cards = ['Open Cases Assigned', 'Authorizations Pending', 'Claims - OPEN'].map(stat);
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Open Cases Assigned3421 Matter, 13 CDL',
    'Authorizations Pending62 with a new reply',
    'Claims - OPEN118 Matter, 3 CDL',
  ]);
  expect(stat('Insurance Expiration').textContent).toBe('Insurance Expiration01/04/202745 Days');
  const ways = ['Open Cases Assigned', 'Authorizations Pending', 'Claims - OPEN', 'Insurance'];
  expect(ways.map((name) => wayOf(name).getAttribute('href'))).toEqual([
    '/cases?open=true',
    '/authorizations?open=true',
    '/claims?type=Matter&status=In+Process',
    '/update-profile/practice',
  ]);
  const kinds = ['21 Matter', '13 CDL', '8 Matter', '3 CDL'];
  expect(kinds.map((name) => wayOf(name).getAttribute('href'))).toEqual([
    '/cases?open=true&type=Matter',
    '/cases?open=true&type=CDL',
    '/claims?type=Matter&status=In+Process',
    '/claims?type=CDL&status=In+Process',
  ]);
});

it('DSH-15 the figure of claims leads to the kind that there is', async () => {
  await openHome({ total_matter_open_claims: 0, total_cdl_open_claims: 2, total_open_claims: 2 });
  expect(wayOf('Claims - OPEN').getAttribute('href')).toBe('/claims?type=CDL&status=In+Process');
});

const none = { latest_lic_exp_date: '', days_of_latest_lic_exp_date: null };
const noneEither = { ...none, lic_license_expire_date: '', days_of_expire_lic: null };

it.each<[string, Partial<Data>, string]>([
  ['DSH-17 days that are left', { days_of_latest_lic_exp_date: 1 }, '01/04/20271 Days'],
  ['OR-62 the last day as past', { days_of_latest_lic_exp_date: 0 }, '01/04/20270 Days Overdue'],
  [
    'DSH-18 days past without a sign',
    { days_of_latest_lic_exp_date: -3 },
    '01/04/20273 Days Overdue',
  ],
  [
    'OR-61 the other date only where there is no latest',
    { ...none, lic_license_expire_date: '2026-12-01', days_of_expire_lic: 11 },
    '12/01/202611 Days',
  ],
  ['OR-61 neither date nor days without a date', noneEither, 'Not on file'],
  [
    'OR-61 neither for the date that stands for none',
    { ...noneEither, latest_lic_exp_date: '1969-12-31', days_of_latest_lic_exp_date: -20_000 },
    'Not on file',
  ],
])('the insurance card shows %s', async (_what, data, text) => {
  await openHome(data);
  expect(stat('Insurance Expiration').textContent).toBe(`Insurance Expiration${text}`);
});
