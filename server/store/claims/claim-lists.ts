// What the claims page of an attorney lists: cases that can be claimed on, and claims by how far they have come.
import { type RawBuilder, sql } from 'kysely';
import type { FollowUp } from '../../../runtime/core/index.ts';
import { type PlanClasses, referralIn } from '../matters/plan-classes.ts';
import { beginsWith } from '../statements/begins-with.ts';
import type { Store } from '../statements/transaction.ts';
import type { CaseKind } from '../tables/legal-case.ts';

/**
 * A case or a claim as the claims page lists it; of a case without a claim all of the claim is null. How a case stands
 * that has gone to somebody else is not told: its status is '', and when it was assigned and authorized null.
 */
export interface ListedWork {
  readonly case_id: string;
  readonly case_number: string;
  /** It is still with this attorney. */
  readonly own: boolean;
  readonly kind: CaseKind;
  readonly plan_class: string;
  readonly coverage: string;
  readonly sub_coverage: string;
  readonly case_status: string;
  readonly assigned_at: Date | null;
  readonly created_at: Date;
  /** When its claim was sent; null without one. */
  readonly claimed_at: Date | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly auth_number: string | null;
  /** What a driver was cited for; null of a Matter case. */
  readonly cited: string | null;
  readonly claim_id: string | null;
  readonly claim_number: string | null;
  readonly claim_status: string | null;
  readonly invoice: string | null;
  readonly check_number: string | null;
  readonly paid_on: string | null;
  readonly paid_amount: string | null;
}

/** What is listed, as a filter of the content says it; what is left out makes no difference. */
export interface WorkListed {
  /** Each case with its newest claim, or each claim. */
  readonly rows: 'cases' | 'claims';
  readonly referral?: boolean;
  /** Whether a new claim may be made on it. */
  readonly claimable?: boolean;
  readonly decided?: boolean;
  readonly paid?: boolean;
  /** Names of the states of a claim. */
  readonly states?: readonly string[];
}

export interface WorkWanted {
  readonly attorneyId: string;
  readonly listed: WorkListed;
  readonly classes: PlanClasses;
  /** When a claim may follow others; never where absent. */
  readonly followUp: FollowUp | undefined;
  readonly kind: CaseKind;
  /** What narrows it: how numbers begin, in any capitals; '' for all. */
  readonly caseNumber: string;
  readonly memberNumber: string;
  readonly checkNumber: string;
  /** YYYY-MM-DD */
  readonly paidOn: string;
  /** Only cases that were assigned, or claimed on last, on this day (YYYY-MM-DD) or before; longest ago first. */
  readonly begun?: { readonly until: string; readonly timeZone: string };
  readonly size: number;
  readonly offset: number;
}

/** One page of it, the newest first, and how many there are in all. */
export async function listWork(
  db: Store,
  wanted: WorkWanted,
): Promise<{ readonly rows: readonly ListedWork[]; readonly total: number }> {
  const { size, offset } = wanted;
  const places = placesOf(wanted);
  const order = wanted.begun ? sql`since, id` : sql`at desc, id desc`;
  const found = await sql<ListedWork & { readonly total: number }>`
    with page as (select case_id, claim_id, at, since, id, count(*) over () as total from (${places}) as place
      order by ${order} limit ${size} offset ${offset})
    select legal_case.id as case_id, legal_case.number as case_number, legal_case.kind,
      legal_case.attorney_id is not distinct from ${wanted.attorneyId} as own,
      legal_case.plan_class, legal_case.coverage, legal_case.sub_coverage,
      case when legal_case.attorney_id = ${wanted.attorneyId} then legal_case.status else '' end as case_status,
      case when legal_case.attorney_id = ${wanted.attorneyId} then legal_case.assigned_at end as assigned_at,
      legal_case.created_at, coalesce(claim.submitted_at, claim.created_at) as claimed_at,
      plan_member.first_name, plan_member.last_name,
      case when legal_case.attorney_id = ${wanted.attorneyId} then case_detail.auth_number end as auth_number,
      (select string_agg(violation, '; ' order by place) from case_violation
        where case_violation.case_id = legal_case.id) as cited,
      claim.id as claim_id, claim.number as claim_number, claim.status as claim_status,
      claim.invoice, claim.check_number, claim.paid_on, claim.paid_amount, page.total
    from page join legal_case on legal_case.id = page.case_id
    join plan_member on plan_member.id = legal_case.member_id
    left join case_detail on case_detail.id = legal_case.id
    left join claim on claim.id = page.claim_id
    order by ${wanted.begun ? sql`page.since, page.id` : sql`page.at desc, page.id desc`}`.execute(
    db,
  );
  const { rows } = found;
  const total = rows[0]?.total ?? (offset > 0 ? await counted(db, places) : 0);
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

function placesOf(wanted: WorkWanted): RawBuilder<unknown> {
  const { listed, begun } = wanted;
  const places = listed.rows === 'claims' ? claims(wanted) : cases(wanted);
  if (!begun) return places;
  return sql`select * from (${places}) as begun
    where (since at time zone ${begun.timeZone})::date <= ${begun.until}::date`;
}

/** Of a page beyond the last. */
async function counted(db: Store, places: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*) as total from (${places}) as place`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * A claim goes with its attorney, also when the case has gone to somebody else. What is asked of cases and members is
 * looked up: without such a filter, all but the page is told by an index of claims alone.
 */
const claims = (wanted: WorkWanted) => sql`
  select case_id, id as claim_id, created_at as at, null::timestamptz as since, id from claim
  where claim.attorney_id = ${wanted.attorneyId} and claim.kind = ${wanted.kind}
  and ${ofClaims(wanted.listed)} ${narrowed(wanted, sql`claim.case_id`)}`;

function ofClaims({ decided, paid, states }: WorkListed): RawBuilder<unknown> {
  return allOf([
    ...(decided === undefined ? [] : [sql`claim.closed_at ${decided ? NOT_NULL : NULL}`]),
    ...(paid === undefined ? [] : [sql`claim.paid_amount ${paid ? NOT_NULL : NULL}`]),
    ...(states === undefined ? [] : [inStates(states)]),
  ]);
}

const [NULL, NOT_NULL] = [sql`is null`, sql`is not null`];

const inStates = (states: readonly string[]): RawBuilder<unknown> =>
  states.length === 0
    ? sql`false`
    : sql`lower(claim.status) in (${sql.join(states.map((state) => state.toLowerCase()))})`;

const allOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join([...parts], sql` and `);

/** Since when a case has gone without a claim; what is null counts for nothing. */
const SINCE = sql`greatest(coalesce(legal_case.assigned_at, legal_case.created_at),
  coalesce(claim.submitted_at, claim.created_at))`;

/** Cases with their newest claim. */
const cases = (wanted: WorkWanted) => sql`
  select legal_case.id as case_id, claim.id as claim_id, legal_case.created_at as at, ${SINCE} as since, legal_case.id
  from legal_case
  left join case_detail on case_detail.id = legal_case.id
  left join lateral (
    select claim.* from claim
    where claim.case_id = legal_case.id and claim.attorney_id = legal_case.attorney_id
    order by claim.created_at desc, claim.id desc limit 1
  ) as claim on true
  where legal_case.attorney_id = ${wanted.attorneyId} and legal_case.kind = ${wanted.kind}
  and ${ofCases(wanted)}
  ${narrowed(wanted, sql`legal_case.id`)}`;

function ofCases({ listed: { referral, claimable }, classes, followUp }: WorkWanted) {
  const is = (wanted: boolean, condition: RawBuilder<unknown>) =>
    wanted ? condition : sql`not coalesce(${condition}, false)`;
  return allOf([
    ...(referral === undefined ? [] : [is(referral, referralIn(classes))]),
    ...(claimable === undefined ? [] : [is(claimable, takesClaim(followUp))]),
  ]);
}

/** Its attorney claimed nothing on it, or a claim may follow those that were made. */
const takesClaim = (followUp: FollowUp | undefined) =>
  sql`(legal_case.closed_at is null and (claim.id is null or ${followUp ? mayFollow(followUp) : sql`false`}))`;

const mayFollow = ({ after, authorized }: FollowUp) =>
  sql`(not exists (select from claim as other
      where other.case_id = legal_case.id and other.attorney_id = legal_case.attorney_id
        and (other.closed_at is null ${after === 'paid' ? sql`or other.paid_amount is null` : sql``}))
    ${authorized === 'left' ? IS_LEFT : sql``})`;

const IS_LEFT = sql`and coalesce((select sum(other.paid_amount) from claim as other
  where other.case_id = legal_case.id), 0) < case_detail.authorized_amount`;

// One row each, found by its key: what is narrowed are the rows of one attorney, not all cases that begin so.
const numberOfCase = (caseId: RawBuilder<unknown>) =>
  sql`(select number from legal_case as its where its.id = ${caseId})`;
const numberOfMember = (caseId: RawBuilder<unknown>) =>
  sql`(select plan_member.number from legal_case as its
    join plan_member on plan_member.id = its.member_id where its.id = ${caseId})`;

function narrowed(
  { caseNumber, memberNumber, checkNumber, paidOn }: WorkWanted,
  caseId: RawBuilder<unknown>,
) {
  const parts = [
    ...(caseNumber === '' ? [] : [beginsWith(numberOfCase(caseId), caseNumber)]),
    ...(memberNumber === '' ? [] : [beginsWith(numberOfMember(caseId), memberNumber)]),
    ...(checkNumber === '' ? [] : [beginsWith(sql.ref('claim.check_number'), checkNumber)]),
    ...(paidOn === '' ? [] : [sql`claim.paid_on = ${paidOn}::date`]),
  ];
  return parts.length === 0 ? sql`` : sql`and ${sql.join(parts, sql` and `)}`;
}
