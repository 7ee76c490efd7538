// Rows of the queues of the desk, as every queue shows them.
import { type RawBuilder, sql } from 'kysely';
import type { FieldOf } from '../../../schemas/names.gen.d.ts';
import { IS_REQUEST } from '../matters/is-request.ts';
import type { Store } from '../statements/transaction.ts';
import type { QueueName } from './desk-queues.ts';

/** One row of any queue. */
export interface DeskRow {
  readonly id: string;
  /** '' where it is about no case, and so are kind and number of the case. */
  readonly case_id: string;
  readonly kind: string;
  readonly number: string;
  readonly subject: string;
  readonly detail: string;
  readonly member_name: string;
  readonly attorney_name: string;
  readonly attorney_number: string;
  readonly status: string;
  /** A payment of it waits for a second clerk. */
  readonly proposed: boolean;
  readonly created_at: Date;
  /** The desk said the last word on it. */
  readonly answered: boolean;
  readonly waits_since: Date;
  /** Of what a form sent: the form, and the flow it goes through. */
  readonly form?: string;
  readonly flow?: string;
}

/** Where an attorney's answers have the name of the firm. */
export const FIRM = 'firm_name' satisfies FieldOf<'application' | 'profile'>;

const MEMBER = sql`plan_member.first_name || ' ' || plan_member.last_name`;
const OF_CASE = sql`join plan_member on plan_member.id = legal_case.member_id
  left join attorney on attorney.id = thing.attorney_id`;
const WHO = sql`coalesce(attorney.first_name || ' ' || attorney.last_name, '') as attorney_name,
  coalesce(attorney.id, '') as attorney_number`;

const FROM: Readonly<Record<QueueName, RawBuilder<unknown>>> = {
  requests: sql`select thing.id::text, thing.case_id::text, legal_case.kind, legal_case.number, thing.subject,
    legal_case.coverage as detail, ${MEMBER} as member_name, ${WHO}, thing.status, false as proposed, thing.created_at,
    thing.answered, thing.waits_since
    from form_item as thing join legal_case on legal_case.id = thing.case_id ${OF_CASE}`,
  claims: sql`select thing.id::text, thing.case_id::text, thing.kind, legal_case.number,
    thing.number as subject,
    thing.amount::text as detail, ${MEMBER} as member_name, ${WHO}, thing.status,
    thing.proposal_id is not null as proposed, thing.created_at,
    thing.answered, thing.waits_since
    from claim as thing join legal_case on legal_case.id = thing.case_id ${OF_CASE}`,
  cases: sql`select thing.id::text, thing.id::text as case_id, thing.kind, thing.number,
    thing.coverage as subject,
    thing.sub_coverage as detail, ${MEMBER} as member_name, ${WHO}, thing.status, false as proposed, thing.created_at,
    thing.answered, thing.waits_since
    from legal_case as thing join plan_member on plan_member.id = thing.member_id
    left join attorney on attorney.id = thing.attorney_id`,
  applications: sql`select thing.id, '' as case_id, '' as kind, thing.id as number,
    thing.first_name || ' ' || thing.last_name as subject,
    coalesce(thing.data->>${sql.lit(FIRM)}, '') as detail, '' as member_name, '' as attorney_name,
    thing.id as attorney_number, thing.status, false as proposed, thing.created_at,
    false as answered, thing.signed_at as waits_since
    from (select * from attorney where signed_at is not null) as thing`,
  items: sql`select thing.id::text, '' as case_id, '' as kind, thing.number, thing.subject,
    '' as detail, '' as member_name, ${WHO}, thing.status, false as proposed, thing.created_at,
    thing.answered, thing.waits_since, thing.form_id as form, thing.flow
    from (select * from form_item where not ${IS_REQUEST}) as thing
    left join attorney on attorney.id = thing.attorney_id`,
};

/** The rows of these ids, in whatever order. */
export async function deskRows(
  db: Store,
  queue: QueueName,
  ids: readonly string[],
): Promise<readonly DeskRow[]> {
  if (ids.length === 0) return [];
  const named = sql.join(ids.map((id) => sql`${id}`));
  const { rows } = await sql<DeskRow>`${FROM[queue]} where thing.id in (${named})`.execute(db);
  return rows;
}
