// What an attorney has to do, as the home shows it: totals of what is open, and the newest of each list.
import { todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { type ListedClaim, listClaims } from '../store/claims/claims.ts';
import type { Store } from '../store/index.ts';
import { type ListedRequest, listRequests } from '../store/matters/auth-requests.ts';
import { casesOfConcern, type ListedCase, listCases } from '../store/matters/legal-cases.ts';
import { countOpenWork, type OpenWork } from '../store/matters/open-work.ts';
import { memberName } from './member-name.ts';

type Dashboard = AnswerOf<'dashboard_details'>['data'];
/** The day of a moment, YYYY-MM-DD, where the portal is. */
type DayOf = (moment: Date) => string;

/** The first rows of each list (DSH-21). */
const FIRST = { most: 10 };

/** Statuses of members who are not covered any more (DSH-27). */
const NOT_COVERED = ['Inactive', 'Terminated'];

/** Where the work of an attorney is, and what of it is looked at. */
export interface Desk {
  readonly db: Store;
  /** Of the portal. */
  readonly timeZone: string;
  /** Statuses of cases in which the member has to be covered. */
  readonly covered: readonly string[];
}

/** Lists and totals of one attorney. */
export async function workOf({ db, timeZone, covered }: Desk, attorneyId: string) {
  const concerned = { caseStatuses: covered, memberStatuses: NOT_COVERED, ...FIRST };
  const day: DayOf = (moment) => todayIn(timeZone, moment);
  const [open, concern, cases, requests, claims] = await Promise.all([
    countOpenWork(db, attorneyId),
    casesOfConcern(db, attorneyId, concerned),
    listCases(db, attorneyId, FIRST),
    listRequests(db, attorneyId, FIRST),
    listClaims(db, attorneyId, FIRST),
  ]);
  return {
    ...totals(open),
    total_inactive_member_cases: concern.total,
    inactive_member_cases: [...concern.numbers],
    cases_assigned: cases.map((row) => shownCase(row, day)),
    auth_request_assigned: requests.map((row) => shownRequest(row, day)),
    claim_assigned: claims.map((row) => shownClaim(row, day)),
  };
}

function totals(open: OpenWork) {
  return {
    total_cases: open.matter_cases + open.cdl_cases,
    total_matter_case_assigned: open.matter_cases,
    total_cdl_case_assigned: open.cdl_cases,
    total_open_authorization_request: open.requests,
    new_replies: open.new_replies,
    total_open_claims: open.matter_claims + open.cdl_claims,
    total_matter_open_claims: open.matter_claims,
    total_cdl_open_claims: open.cdl_claims,
  };
}

function shownCase(row: ListedCase, day: DayOf): Dashboard['cases_assigned'][number] {
  const { id, number, kind, member_status, coverage, created_at, status } = row;
  const member_name = memberName(row);
  const datecreated = day(created_at);
  return { id, number, type: kind, member_name, member_status, coverage, datecreated, status };
}

function shownRequest(row: ListedRequest, day: DayOf): Dashboard['auth_request_assigned'][number] {
  const { id, case_number, subject, coverage, created_at, status, new_reply } = row;
  const own_case = row.own ? case_number : '';
  const shown = {
    id,
    number: case_number,
    own_case,
    member_name: memberName(row),
    subject,
    coverage,
  };
  return { ...shown, created_date: day(created_at), status, new_reply };
}

function shownClaim(row: ListedClaim, day: DayOf): Dashboard['claim_assigned'][number] {
  const { id, case_number, number, kind, sub_coverage, submitted_at, created_at, status } = row;
  return {
    id,
    case_number,
    own_case: row.own ? case_number : '',
    number,
    type: kind,
    member_name: memberName(row),
    desc: sub_coverage,
    submitted_date: submitted_at ? day(submitted_at) : '',
    date_created: day(created_at),
    status,
    claim_status: kind === 'Matter' ? status : '',
  };
}
