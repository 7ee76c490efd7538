// What is read of deliveries: a page of them, and how many there are of each receiver and form.
import { sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { Delivery, DeliveryState, WebhookTry } from './deliveries.ts';

export interface DeliveriesAsked {
  readonly webhook: string;
  readonly form: string;
  readonly state?: DeliveryState | undefined;
  /** Where the page before ends. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly most: number;
}

/** One of the list: how often it was tried, what came of the last try, and when the next is due. */
export type ListedDelivery = Omit<Delivery, 'said'> & {
  readonly tries: number;
  readonly status: WebhookTry['status'];
  readonly fault: WebhookTry['fault'];
  readonly next_at: Date | null;
};

/** One page, the newest first. */
export async function deliveriesBy(
  db: Store,
  { webhook, form, state, after, most }: DeliveriesAsked,
): Promise<readonly ListedDelivery[]> {
  const conditions = [
    sql`webhook = ${webhook}`,
    sql`form_id = ${form}`,
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(after ? [sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
  ];
  const { rows } = await sql<ListedDelivery>`
    with page as materialized (
      select id, webhook, form_id, event, submission_id, state, job_id, created_at, settled_at
      from webhook_delivery where ${sql.join(conditions, sql` and `)}
      order by created_at desc, id desc limit ${most})
    select page.*, coalesce(last.number, 0) as tries, last.status, last.fault,
      case when page.state = 'waiting' then job.due_at end as next_at
    from page
    left join job on job.id = page.job_id
    left join lateral (select number, status, fault from webhook_try
      where delivery_id = page.id order by number desc limit 1) as last on true
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}

export interface DeliveryCount {
  readonly webhook: string;
  readonly form: string;
  readonly state: DeliveryState;
  readonly count: number;
}

/** How many there are. */
export async function countDeliveries(db: Store): Promise<readonly DeliveryCount[]> {
  return db
    .selectFrom('webhook_delivery')
    .select(['webhook', 'form_id as form', 'state', sql<number>`count(*)::int`.as('count')])
    .groupBy(['webhook', 'form_id', 'state'])
    .execute();
}

/** When it is tried next; undefined where it does not wait. */
export async function nextOf(
  db: Store,
  { state, job_id }: Pick<Delivery, 'state' | 'job_id'>,
): Promise<Date | undefined> {
  if (state !== 'waiting') return undefined;
  const job = await db
    .selectFrom('job')
    .select('due_at')
    .where('id', '=', job_id)
    .executeTakeFirst();
  return job?.due_at;
}
