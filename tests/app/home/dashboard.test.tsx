// The dashboard: lists, warning and sidebar to the letter, and what stands there while and when it cannot be had.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../app/App.tsx';
import { type CallClient, forgetAnswers } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { CASE, CLAIM, DASHBOARD, REQUEST } from '../kits/dashboard-answer.ts';
import { openHome, stat } from '../kits/home-kit.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';
// Fetched here, so that the route's own fetch takes no time.
import '../../../app/pages/account/Home.tsx';

beforeEach(() => forgetAnswers());

const list = (name: string) => within(screen.getByRole('region', { name }));
const LISTS = ['Cases Assigned', 'Authorization Requests', 'Recently Submitted Claims'] as const;

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
