// The dashboard: figures, lists, warning and sidebar to the letter, and what stands there while and when it cannot be had.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../app/App.tsx';
import { type CallClient, forgetAnswers } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { CASE, CLAIM, DASHBOARD, REQUEST } from '../kits/dashboard-answer.ts';
import { member, portalOf, show } from '../kits/kit.tsx';
// Fetched here, so that the route's own fetch takes no time.
import '../../../app/pages/account/Home.tsx';

beforeEach(() => forgetAnswers());

type Data = typeof DASHBOARD;

/** The dashboard with these answers, one a time it is asked; the last of them from then on. */
async function openHome(...answers: readonly (Partial<Data> | 'refused')[]) {
  const left = [...answers];
  const { calls, asked } = fakeCalls({
    dashboard_details: () => {
      const next = left.length > 1 ? left.shift() : left[0];
      if (next === 'refused') return { ok: false, status: 500, body: { status: 'error' } };
      return { body: { status: 'success', data: { ...DASHBOARD, ...next } } };
    },
  });
  const portal = portalOf({ session: { user: member() }, calls });
  const shown = show(<App />, portal, '/home');
  if (answers[0] !== 'refused') await screen.findByText('Fulton, GA');
  return { ...shown, portal, asked };
}

/** The way to what a figure counts, and all that its card says. */
const wayOf = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const stat = (name: string) => wayOf(name).closest('.stat') as HTMLElement;
const list = (name: string) => within(screen.getByRole('region', { name }));
const LISTS = ['Cases Assigned', 'Authorization Requests', 'Recently Submitted Claims'] as const;

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

describe('the lists', () => {
  it('DSH-20, DSH-22 say when there is nothing, and lead to no more of it', async () => {
    await openHome({});
    for (const name of LISTS) {
      expect(list(name).getByText('No Records Found')).toBeTruthy();
      expect(list(name).queryByRole('link')).toBeNull();
    }
  });

  it('DSH-23 to DSH-25, OR-113 show their columns, and lead to all there is', async () => {
    await openHome({
      cases_assigned: [CASE],
      auth_request_assigned: [REQUEST],
      claim_assigned: [CLAIM],
    });
    const headings = LISTS.map((name) =>
      list(name)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    );
    expect(headings).toEqual([
      ['Case#/Type', 'Member', 'Member Status', 'Legal Matter', 'Created', 'Status'],
      ['Case#', 'Member', 'Subject/Legal Matter', 'Created', 'Status'],
      ['Case#/Type', 'Member', 'Legal Matter', 'Submitted', 'Status'],
    ]);
    const cells = LISTS.map((name) =>
      list(name)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      [
        '480233Matter',
        'Marcus Ellery',
        'Active',
        'Divorce, contested',
        '11/17/2026',
        'Assigned To Attorney',
      ],
      [
        '480233',
        'Marcus Ellery',
        'Contested hearing, extra hoursDivorce and Separation',
        '11/18/2026',
        'OpenNew reply',
      ],
      ['480102Matter', 'Wei-Lin Zhao', 'Mediation session', '11/14/2026', 'In Process'],
    ]);
    const more = LISTS.map((name) => list(name).getByRole('link', { name: /^View More/ }));
    expect(more.map((link) => link.getAttribute('href'))).toEqual([
      '/cases',
      '/authorizations',
      '/claims',
    ]);
    const ways = LISTS.flatMap((name) =>
      list(name)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(ways.filter((way) => !more.some((link) => link.getAttribute('href') === way))).toEqual([
      '/cases/480233',
      ...['/cases/480233', '/view-request/r1'],
      ...['/cases/480102', '/claims?number=480102&claim=k1'],
    ]);
  });

  it('DSH-21 show the first ten', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...CASE, id: `c${index}` }));
    await openHome({ cases_assigned: many });
    expect(list('Cases Assigned').getAllByRole('row')).toHaveLength(1 + 10);
  });

  it('OR-66 show of a claim what is there in place of what is not', async () => {
    const claim = {
      ...CLAIM,
      type: 'CDL' as const,
      case_number: '',
      submitted_date: '',
      claim_status: '',
    };
    await openHome({ claim_assigned: [claim] });
    const cells = list('Recently Submitted Claims').getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '9001CDL',
      'Wei-Lin Zhao',
      'Mediation session',
      '11/01/2026',
      'Not Closed',
    ]);
  });
});

describe('DSH-27, DSH-28 the warning of members who are no longer active', () => {
  it('is not there without such a case', async () => {
    await openHome({});
    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each([
    [
      1,
      ['480217'],
      'One assigned case has a member who is no longer active.Coverage may be affected. Please submit an authorization request to confirm coverage on case 480217 before you go on.',
    ],
    [
      2,
      ['480217', '480102'],
      '2 assigned cases have members who are no longer active.Coverage may be affected. Please submit an authorization request to confirm coverage on cases 480217 and 480102 before you go on.',
    ],
    [
      12,
      ['480217', '480102'],
      '12 assigned cases have members who are no longer active.Coverage may be affected. Please submit an authorization request to confirm coverage on cases 480217, 480102, and 10 more before you go on.',
    ],
  ])(
    'names the cases, of %i',
    async (total_inactive_member_cases, inactive_member_cases, words) => {
      await openHome({ total_inactive_member_cases, inactive_member_cases });
      const note = screen.getByRole('note');
      expect(note.textContent).toBe(words);
      const link = within(note).getByRole('link', { name: 'submit an authorization request' });
      expect(link.getAttribute('href')).toBe('/create-authorization');
    },
  );
});

describe('the sidebar', () => {
  const side = () => within(screen.getByRole('complementary'));

  it('DSH-01 to DSH-06, OR-67 says who the attorney is to us, and leads to where it is changed', async () => {
    await openHome({});
    expect(side().getByText('Attorney 10001')).toBeTruthy();
    expect(side().getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeTruthy();
    expect(side().getByText('Whitfield & Okafor, LLC')).toBeTruthy();
    expect(side().getByText(/1180 Peachtree/).textContent).toBe(
      '1180 Peachtree St NE, Suite 1450Atlanta, GA 30309, Fulton',
    );
    expect(
      side()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Estate PlanningWills, TrustsFAM',
      'Worker CompensationREF',
      'Fulton, GAFAM, CDL',
      'Los Angeles, CAREF',
    ]);
    const links = side().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Request an Authorization', '/create-authorization'],
      ['File a Claim', '/claims'],
      ['Update Address', '/update-profile/primary'],
      ['Update Coverages', '/update-profile/coverage'],
      ['Update Practice Area', '/update-profile/coverage'],
    ]);
  });

  it('folds what is long, and shows all of it when asked', async () => {
    const practice_states = Array.from({ length: 30 }, (_, index) => ({
      county: index === 0 ? 'Fulton' : `County ${index}`,
      state_code: 'GA',
      plan_class: 'FAM',
    }));
    await openHome({ practice_states });
    expect(side().queryByText('County 29, GA')).toBeNull();
    fireEvent.click(side().getByRole('button', { name: 'Show all 30' }));
    expect(side().getByText('County 29, GA')).toBeTruthy();
    fireEvent.click(side().getByRole('button', { name: 'Show fewer' }));
    expect(side().queryByText('County 29, GA')).toBeNull();
  });
});

describe('while and when the answer cannot be had', () => {
  it('the name and the two buttons are there before it', async () => {
    const calls: CallClient = () => new Promise(() => undefined);
    show(<App />, portalOf({ session: { user: member() }, calls }), '/home');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'File a Claim' })).toBeTruthy();
    for (const name of LISTS) expect(list(name).queryByRole('link')).toBeNull();
    expect(screen.queryByText('No Records Found')).toBeNull();
  });

  it('what was known is shown at once on coming back, and looked at again behind it', async () => {
    let gate = Promise.resolve();
    let total_cases = 34;
    const { calls: fake } = fakeCalls({
      dashboard_details: () => ({
        body: { status: 'success', data: { ...DASHBOARD, total_cases } },
      }),
    });
    const calls: CallClient = async (...asked) => {
      await gate;
      return fake(...asked);
    };
    const portal = portalOf({ session: { user: member() }, calls });
    const { unmount } = show(<App />, portal, '/home');
    await screen.findByText('Fulton, GA');
    unmount();
    let letGo: () => void = () => undefined;
    gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    total_cases = 35;
    show(<App />, portal, '/home');
    await screen.findByRole('link', { name: /^Open Cases/ });
    expect(stat('Open Cases').textContent).toContain('34');
    await act(async () => letGo());
    await waitFor(() => expect(stat('Open Cases').textContent).toContain('35'));
  });

  it('a failure is said where the lists would be, and what is known stays', async () => {
    await openHome('refused', {});
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^Your latest cases, requests and claims could not be loaded\./,
    );
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Fulton, GA');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
