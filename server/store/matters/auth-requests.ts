// Rows of `auth_request`: what attorneys asked, and whether an answer waits for them.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { AuthRequestTable } from '../tables/auth-request.ts';
import { hasNewReply, latestReply } from './auth-replies.ts';

/** A request as lists show it, with its case and member. */
export interface ListedRequest
  extends Pick<Selectable<AuthRequestTable>, 'id' | 'subject' | 'status' | 'created_at'> {
  readonly case_number: string;
  /** The case is still with whoever asked. */
  readonly own: boolean;
  readonly coverage: string;
  readonly first_name: string;
  readonly last_name: string;
  /** The other side spoke last, and the attorney is to look (AUT-08). */
  readonly new_reply: boolean;
}

const IS_OWN =
  sql<boolean>`legal_case.attorney_id is not distinct from auth_request.attorney_id`.as('own');

/** The newest requests of one attorney. */
export async function listRequests(
  db: Store,
  attorneyId: string,
  { most }: { readonly most: number },
): Promise<readonly ListedRequest[]> {
  return db
    .selectFrom('auth_request')
    .innerJoin('legal_case', 'legal_case.id', 'auth_request.case_id')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select((is) => [
      'auth_request.id',
      'auth_request.subject',
      'auth_request.status',
      'auth_request.created_at',
      'legal_case.number as case_number',
      IS_OWN,
      'legal_case.coverage',
      'plan_member.first_name',
      'plan_member.last_name',
      hasNewReply(is).as('new_reply'),
    ])
    .where('auth_request.attorney_id', '=', attorneyId)
    .orderBy('auth_request.created_at', 'desc')
    .orderBy('auth_request.id', 'desc')
    .limit(most)
    .execute();
}

/** A request with all that is shown of it, whoever looks. */
export interface WholeRequest extends Selectable<AuthRequestTable> {
  readonly case_number: string;
  /** The case is still with whoever asked. */
  readonly own: boolean;
  readonly coverage: string;
  readonly member_number: string;
  readonly member_first: string;
  readonly member_last: string;
  readonly attorney_first: string;
  readonly attorney_last: string;
  /** Which side spoke last after it was made; null where nobody did. */
  readonly sub_user_type: string | null;
  readonly new_reply: boolean;
}

function wholeRequests(db: Store | StoreTransaction) {
  return db
    .selectFrom('auth_request')
    .innerJoin('legal_case', 'legal_case.id', 'auth_request.case_id')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .innerJoin('attorney', 'attorney.id', 'auth_request.attorney_id')
    .selectAll('auth_request')
    .select((is) => [
      'legal_case.number as case_number',
      IS_OWN,
      'legal_case.coverage',
      'plan_member.number as member_number',
      'plan_member.first_name as member_first',
      'plan_member.last_name as member_last',
      'attorney.first_name as attorney_first',
      'attorney.last_name as attorney_last',
      latestReply(is).as('sub_user_type'),
      hasNewReply(is).as('new_reply'),
    ]);
}

/** What this attorney asked on one case, the newest first. */
export async function requestsOfCase(
  db: Store,
  attorneyId: string,
  caseId: string,
): Promise<readonly WholeRequest[]> {
  return wholeRequests(db)
    .where('auth_request.attorney_id', '=', attorneyId)
    .where('auth_request.case_id', '=', caseId)
    .orderBy('auth_request.created_at', 'desc')
    .orderBy('auth_request.id', 'desc')
    .execute();
}

/** What an attorney looks for among their requests, and which page of it. */
export interface RequestsAsked {
  /** Parts of the number of the case, and of that of the member, in any capitals. */
  readonly matter?: string | undefined;
  readonly member?: string | undefined;
  readonly status?: string | undefined;
  /** Only what is not over. */
  readonly isOpen?: boolean;
  readonly order: { readonly by: keyof typeof ORDERS; readonly descending: boolean };
  readonly skip: number;
  readonly most: number;
}

/** What requests may stand in order of. */
const ORDERS = {
  number: sql`legal_case.number`,
  member_name: sql`lower(plan_member.last_name || ' ' || plan_member.first_name)`,
  created_date: sql`auth_request.created_at`,
  status: sql`auth_request.status`,
} as const;

/** A page of the requests of one attorney, and how many there are in all. */
export async function pageOfRequests(
  db: Store,
  attorneyId: string,
  { matter, member, status, isOpen, order, skip, most }: RequestsAsked,
): Promise<{ readonly total: number; readonly rows: readonly WholeRequest[] }> {
  const asked = sql.join(
    [
      sql<boolean>`auth_request.attorney_id = ${attorneyId}`,
      ...(matter ? [has(NUMBER_OF_CASE, matter)] : []),
      ...(member ? [has(NUMBER_OF_MEMBER, member)] : []),
      ...(isOpen ? [sql`auth_request.closed_at is null`] : []),
      ...(status ? [sql`lower(auth_request.status) = lower(${status})`] : []),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
  const rows = await wholeRequests(db)
    .where(asked)
    .orderBy(ORDERS[order.by], order.descending ? 'desc' : 'asc')
    .orderBy('auth_request.created_at', 'desc')
    .orderBy('auth_request.id', 'desc')
    .offset(skip)
    .limit(most)
    .execute();
  const counted = await db
    .selectFrom('auth_request')
    .where(asked)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Number(counted.total), rows };
}

// Looked up one by one: who counts all requests without such a filter needs neither case nor member.
const NUMBER_OF_CASE = sql`(select number from legal_case where id = auth_request.case_id)`;
const NUMBER_OF_MEMBER = sql`(select plan_member.number from plan_member
  join legal_case on legal_case.member_id = plan_member.id where legal_case.id = auth_request.case_id)`;

const has = (number: RawBuilder<unknown>, part: string) =>
  sql<boolean>`position(lower(${part}) in lower(${number})) > 0`;

/** One request, whosever it is; undefined where there is none. */
export async function findRequest(
  db: Store | StoreTransaction,
  id: string,
): Promise<WholeRequest | undefined> {
  if (!isUuid(id)) return undefined;
  return wholeRequests(db).where('auth_request.id', '=', id).executeTakeFirst();
}

/** Adds a request, in the transaction that keeps its form. */
export async function insertRequest(
  trx: StoreTransaction,
  request: Insertable<AuthRequestTable>,
): Promise<void> {
  await trx
    .insertInto('auth_request')
    .values({ ...request, waits_since: request.created_at })
    .execute();
}
