// What the pages of one attorney ask of the store: each call by its name, as its plans and its time are looked at.
import { tokenKey } from '../../../server/accounts/tokens.ts';
import { caseWork } from '../../../server/claims/case-work.ts';
import { ownCase } from '../../../server/claims/known-case.ts';
import { dashboardOf } from '../../../server/matters/dashboard.ts';
import { findToken } from '../../../server/store/accounts/account-tokens.ts';
import { placesChanged } from '../../../server/store/attorneys/attorney-changes.ts';
import { type Attorney, findAttorney } from '../../../server/store/attorneys/attorneys.ts';
import {
  listWork,
  type WorkListed,
  type WorkWanted,
} from '../../../server/store/claims/claim-lists.ts';
import { listClaims } from '../../../server/store/claims/claims.ts';
import { caseOfDesk } from '../../../server/store/desk/desk-cases.ts';
import { filesOn } from '../../../server/store/files/stored-files.ts';
import type { Store } from '../../../server/store/index.ts';
import {
  findRequest,
  listRequests,
  pageOfRequests,
} from '../../../server/store/matters/auth-requests.ts';
import { findCase } from '../../../server/store/matters/case-details.ts';
import { listCases, listMatters } from '../../../server/store/matters/legal-cases.ts';
import { eventsOfCase, eventsOfSubject } from '../../../server/store/matters/matter-events.ts';
import { searchCases } from '../../../server/store/matters/searched-cases.ts';
import { trackedRows } from '../../../server/store/matters/tracked-rows.ts';
import { shippedContent } from './app.ts';

export interface Asking {
  readonly db: Store;
  readonly who: Attorney;
  readonly now: Date;
}

const FIRST = { most: 10 };
const COVERED = ['Assigned to Attorney', 'Authorized', 'Pending Confirmation'];
const CLASSES = { referrals: ['ref', 'referral'], servedAs: { COM: 'FAM' } };
const OPEN = { rows: 'cases', referral: false, claimable: true } as const;
const PAID = { rows: 'claims', decided: true, paid: true } as const;
const CASES = {
  classes: CLASSES,
  order: { by: 'datecreated', descending: true },
  skip: 0,
  most: 10,
} as const;
const NEWEST = { order: { by: 'at', descending: true }, skip: 0, most: 20 } as const;
/** As far as the history of a usual attorney reaches, sorted by what no index knows. */
const LATER = { order: { by: 'who', descending: false }, skip: 12, most: 10 } as const;

/** The first page of the claims page, under one of its filters. */
const work =
  (
    listed: WorkListed,
    more: Partial<Pick<WorkWanted, 'caseNumber' | 'memberNumber' | 'checkNumber' | 'begun'>> = {},
  ) =>
  ({ db, who }: Asking) =>
    listWork(db, {
      ...{ attorneyId: who.id, listed, kind: 'Matter', size: 5, offset: 0 },
      ...{ classes: CLASSES, followUp: { after: 'paid', authorized: 'left' } },
      ...{ caseNumber: '', memberNumber: '', checkNumber: '', paidOn: '', ...more },
    });

/** The session that every attorney of a filled store has. */
export const sessionOf = (id: string): string => `session of ${id}`;

/** Every call of an attorney that asks the store for more than who it is. */
export const ATTORNEY_CALLS: Readonly<Record<string, (asking: Asking) => Promise<unknown>>> = {
  dashboard: async ({ db, who, now }) => {
    const content = await shippedContent();
    return dashboardOf({ db, content, now, timeZone: 'America/New_York', covered: COVERED }, who);
  },
  cases: ({ db, who }) => listCases(db, who.id, FIRST),
  'all cases': ({ db, who }) => searchCases(db, who.id, CASES),
  'covered cases, by member': ({ db, who }) =>
    searchCases(db, who.id, {
      ...CASES,
      referral: false,
      order: { by: 'member_name', descending: false },
    }),
  'authorization requests': ({ db, who }) => listRequests(db, who.id, FIRST),
  'all requests, by number of the case': ({ db, who }) => {
    const order = { by: 'created_date', descending: true } as const;
    return pageOfRequests(db, who.id, { matter: '100', order, skip: 0, most: 10 });
  },
  async 'a request with its thread'({ db, who }) {
    const [first] = await listRequests(db, who.id, FIRST);
    if (!first) return undefined;
    const request = await findRequest(db, first.id);
    return { request, said: await eventsOfSubject(db, first.id) };
  },
  matters: ({ db, who }) => listMatters(db, who.id),
  claims: ({ db, who }) => listClaims(db, who.id, FIRST),
  'cases to claim on': work(OPEN),
  'what is to be billed soon': work(OPEN, {
    begun: { until: '2026-01-01', timeZone: 'America/New_York' },
  }),
  // All that its page carries; the case with the most on it.
  async 'a case with its work'({ db, who, now }) {
    const [first] = await listRequests(db, who.id, FIRST);
    const known = await ownCase(db, who.id, first?.case_number ?? '');
    const content = await shippedContent();
    const files = { list: (shelf: string) => filesOn(db, shelf) };
    const server = { db, content, now: () => now, services: { files } };
    return known && caseWork(server as never, who, known);
  },
  'claims not decided': work({ rows: 'claims', decided: false }),
  'paid claims': work(PAID),
  'paid claims, by check': work(PAID, { checkNumber: '12345' }),
  'paid claims, by case and member': work(PAID, { caseNumber: 'c', memberNumber: 'm' }),
  'cases to claim on, by number': work(OPEN, { caseNumber: 'none' }),
  // The record is a column of the attorney: a profile is opened by whoever finds out who asks.
  async profile({ db, who, now }) {
    await findToken(db, tokenKey('session', sessionOf(who.id)), now);
    return findAttorney(db, who.id);
  },
  history: ({ db, who }) => placesChanged(db, who.id, NEWEST),
  'a later page of the history': ({ db, who }) => placesChanged(db, who.id, LATER),
  async 'the tracks of a case'({ db, who }) {
    const [first] = await listRequests(db, who.id, FIRST);
    const one = await findCase(db, who.id, first?.case_number ?? '');
    return one && tracksOf(db, one.id, who.id);
  },
  files: ({ db, who }) => filesOn(db, `attorney/${who.id}`),
};

/** All that the tracks of a matter are told from. */
export async function tracksOf(db: Store, caseId: string, attorneyId?: string) {
  const one = await caseOfDesk(db, caseId);
  const events = await eventsOfCase(db, caseId);
  return { one, events, rows: await trackedRows(db, caseId, attorneyId) };
}

/**
 * First pages alone are held to the time they take in a store of one. These look at more than that: a later page at what
 * it passes over; a search, another order and a choice of matters at all rows of the attorney, which lie far apart.
 */
export const BEYOND_FIRST_PAGES: readonly string[] = [
  'a later page of the history',
  'covered cases, by member',
  'all requests, by number of the case',
  'paid claims, by check',
  'paid claims, by case and member',
  'cases to claim on, by number',
  'cases to claim on',
  'what is to be billed soon',
  'a case with its work',
  'matters',
];
