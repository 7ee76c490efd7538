// Authorization requests, rows of `form_item` with the case they are about: what attorneys asked, and whether an answer waits for them.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { START } from '../../../runtime/core/index.ts';
import type { FieldOf } from '../../../schemas/names.gen.d.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { FormItemTable } from '../tables/form-item.ts';
import { IS_REQUEST } from './is-request.ts';

/** A request as lists show it, with its case and member. */
export interface ListedRequest
  extends Pick<Selectable<FormItemTable>, 'id' | 'subject' | 'status' | 'created_at'> {
  readonly case_number: string;
  /** The case is still with whoever asked. */
  readonly own: boolean;
  readonly coverage: string;
  readonly first_name: string;
  readonly last_name: string;
  /** The other side spoke last, and the attorney is to look (AUT-08). */
  readonly new_reply: boolean;
}

const IS_OWN = sql<boolean>`legal_case.attorney_id is not distinct from form_item.attorney_id`.as(
  'own',
);

/** It is not over, and the last word on it is not of the attorney (AUT-08). */
export const HAS_NEW_REPLY = sql<boolean>`(form_item.closed_at is null and form_item.answered)`;

/** Which side spoke last after it was made; null where nobody did. */
const SPOKE_LAST = sql<'attorney' | 'staff' | null>`case when form_item.answered then 'staff'
  when exists (select from matter_event where subject_id = form_item.id::text and who = 'attorney'
    and move <> ${sql.lit(START)}) then 'attorney' end`;

/** Where the answers have what was asked at length. */
const DESCRIPTION = 'description' satisfies FieldOf<'auth-request'>;

/** The newest requests of one attorney. */
export async function listRequests(
  db: Store,
  attorneyId: string,
  { most }: { readonly most: number },
): Promise<readonly ListedRequest[]> {
  return db
    .selectFrom('form_item')
    .innerJoin('legal_case', 'legal_case.id', 'form_item.case_id')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select([
      'form_item.id',
      'form_item.subject',
      'form_item.status',
      'form_item.created_at',
      'legal_case.number as case_number',
      IS_OWN,
      'legal_case.coverage',
      'plan_member.first_name',
      'plan_member.last_name',
      HAS_NEW_REPLY.as('new_reply'),
    ])
    .where('form_item.attorney_id', '=', attorneyId)
    .where(IS_REQUEST)
    .orderBy('form_item.created_at', 'desc')
    .orderBy('form_item.id', 'desc')
    .limit(most)
    .execute();
}

/** A request with all that is shown of it, whoever looks. */
export interface WholeRequest
  extends Pick<Selectable<FormItemTable>, 'id' | 'subject' | 'status' | 'created_at'> {
  /** Who asked, also when the case has gone to somebody else. */
  readonly attorney_id: string;
  readonly description: string;
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
    .selectFrom('form_item')
    .innerJoin('legal_case', 'legal_case.id', 'form_item.case_id')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .innerJoin('attorney', 'attorney.id', 'form_item.attorney_id')
    .innerJoin('submission', 'submission.id', 'form_item.id')
    .select([
      'form_item.id',
      'attorney.id as attorney_id',
      'form_item.subject',
      sql<string>`btrim(submission.data->>${sql.lit(DESCRIPTION)}, E' \\t\\r\\n')`.as(
        'description',
      ),
      'form_item.status',
      'form_item.created_at',
      'legal_case.number as case_number',
      IS_OWN,
      'legal_case.coverage',
      'plan_member.number as member_number',
      'plan_member.first_name as member_first',
      'plan_member.last_name as member_last',
      'attorney.first_name as attorney_first',
      'attorney.last_name as attorney_last',
      SPOKE_LAST.as('sub_user_type'),
      HAS_NEW_REPLY.as('new_reply'),
    ])
    .where(IS_REQUEST);
}

/** What was asked on one case, by everybody or by one attorney alone; the newest first. */
export async function requestsOn(
  db: Store,
  caseId: string,
  attorneyId?: string,
): Promise<readonly WholeRequest[]> {
  const asked = wholeRequests(db).where('form_item.case_id', '=', caseId);
  const own = attorneyId === undefined ? asked : asked.where('attorney.id', '=', attorneyId);
  return own.orderBy('form_item.created_at', 'desc').orderBy('form_item.id', 'desc').execute();
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
  created_date: sql`form_item.created_at`,
  status: sql`form_item.status`,
} as const;

/** A page of the requests of one attorney, and how many there are in all. */
export async function pageOfRequests(
  db: Store,
  attorneyId: string,
  { matter, member, status, isOpen, order, skip, most }: RequestsAsked,
): Promise<{ readonly total: number; readonly rows: readonly WholeRequest[] }> {
  const asked = sql.join(
    [
      sql<boolean>`form_item.attorney_id = ${attorneyId}`,
      ...(matter ? [has(NUMBER_OF_CASE, matter)] : []),
      ...(member ? [has(NUMBER_OF_MEMBER, member)] : []),
      ...(isOpen ? [sql`form_item.closed_at is null`] : []),
      ...(status ? [sql`lower(form_item.status) = lower(${status})`] : []),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
  const rows = await wholeRequests(db)
    .where(asked)
    .orderBy(ORDERS[order.by], order.descending ? 'desc' : 'asc')
    .orderBy('form_item.created_at', 'desc')
    .orderBy('form_item.id', 'desc')
    .offset(skip)
    .limit(most)
    .execute();
  const counted = await db
    .selectFrom('form_item')
    .where(IS_REQUEST)
    .where(asked)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Number(counted.total), rows };
}

// Looked up one by one: who counts all requests without such a filter needs neither case nor member.
const NUMBER_OF_CASE = sql`(select number from legal_case where id = form_item.case_id)`;
const NUMBER_OF_MEMBER = sql`(select plan_member.number from plan_member
  join legal_case on legal_case.member_id = plan_member.id where legal_case.id = form_item.case_id)`;

const has = (number: RawBuilder<unknown>, part: string) =>
  sql<boolean>`position(lower(${part}) in lower(${number})) > 0`;

/** One request, whosever it is; undefined where there is none. */
export async function findRequest(
  db: Store | StoreTransaction,
  id: string,
): Promise<WholeRequest | undefined> {
  if (!isUuid(id)) return undefined;
  return wholeRequests(db).where('form_item.id', '=', id).executeTakeFirst();
}
