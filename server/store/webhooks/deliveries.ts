// Rows of `webhook_delivery` and `webhook_try`: who is to be told of what, and what came of each try.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { inTransaction, type Store, type StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { DeliveryState, WebhookDeliveryTable, WebhookTryTable } from '../tables/webhook.ts';
import { insertJobs } from '../upkeep/jobs.ts';

export type Delivery = Selectable<WebhookDeliveryTable>;
export type WebhookTry = Selectable<WebhookTryTable>;
export type { DeliveryState, WebhookFault } from '../tables/webhook.ts';

/** Whom to tell, and of what. */
export interface NewDelivery {
  readonly webhook: string;
  readonly form: string;
  readonly event: string;
  readonly submission: string;
  /** What the event says besides. */
  readonly said?: JsonObject;
}

/** Rows of one statement: a database takes only so many values. */
const FEW = 500;

/** Adds deliveries and their jobs to the transaction of what they tell. */
export async function insertDeliveries(
  trx: StoreTransaction,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < deliveries.length; at += FEW) {
    const rows = deliveries.slice(at, at + FEW).map((delivery) => rowOf(delivery, now));
    await trx.insertInto('webhook_delivery').values(rows).execute();
    await insertJobs(trx, rows.map(jobOf), { now });
  }
}

const rowOf = ({ webhook, form, event, submission, said = {} }: NewDelivery, now: Date) => ({
  ...{ id: randomUUID(), job_id: randomUUID(), state: 'waiting' as const, webhook, event },
  ...{ form_id: form, submission_id: submission, said: JSON.stringify(said) },
  ...{ created_at: now, settled_at: null },
});

const jobOf = ({ id, job_id, webhook }: Pick<Delivery, 'id' | 'job_id' | 'webhook'>) => ({
  ...{ kind: 'webhook' as const, id: job_id },
  details: { webhook, delivery_id: id },
});

/** One delivery. */
export async function findDelivery(db: Store, id: string): Promise<Delivery | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps what came of a try, and how the delivery stands after it. */
export async function recordTry(
  db: Store,
  { state, ...tried }: Omit<WebhookTry, 'number'> & { readonly state: DeliveryState },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await trx
      .updateTable('webhook_delivery')
      .set({ state, settled_at: state === 'waiting' ? null : tried.at })
      .where('id', '=', tried.delivery_id)
      .returning('id')
      .executeTakeFirst();
    if (!known) return;
    const { most } = await trx
      .selectFrom('webhook_try')
      .select(({ fn }) => fn.max('number').as('most'))
      .where('delivery_id', '=', tried.delivery_id)
      .executeTakeFirstOrThrow();
    const number = Number(most ?? 0) + 1;
    await trx
      .insertInto('webhook_try')
      .values({ ...tried, number })
      .execute();
  });
}

/** What came of it so far, the newest first. */
export async function triesOf(db: Store, delivery: string): Promise<readonly WebhookTry[]> {
  return db
    .selectFrom('webhook_try')
    .selectAll()
    .where('delivery_id', '=', delivery)
    .orderBy('number', 'desc')
    .execute();
}

/** Which deliveries are to be sent again: one, or all that were given up of a form by a webhook. */
export type Again = { readonly id: string } | { readonly webhook: string; readonly form: string };

/** They wait again, each due at once; one that waits already waits no longer. Tells how many there are. */
export async function sendAgain(db: Store, again: Again, now: Date): Promise<number> {
  if ('id' in again && !isUuid(again.id)) return 0;
  return inTransaction(db, async (trx) => {
    const found = trx.selectFrom('webhook_delivery').select(['id', 'webhook', 'job_id', 'state']);
    const rows = await ('id' in again
      ? found.where('id', '=', again.id)
      : found
          .where('webhook', '=', again.webhook)
          .where('form_id', '=', again.form)
          .where('state', '=', 'given-up')
    )
      .forUpdate()
      .execute();
    const [waiting, settled] = [
      rows.filter(({ state }) => state === 'waiting'),
      rows.filter(({ state }) => state !== 'waiting'),
    ];
    for (const { job_id } of waiting)
      await trx
        .updateTable('job')
        .set({ due_at: now })
        .where('id', '=', job_id)
        .where('due_at', '>', now)
        .execute();
    for (let at = 0; at < settled.length; at += FEW)
      await waitAgain(trx, settled.slice(at, at + FEW), now);
    return rows.length;
  });
}

async function waitAgain(
  trx: StoreTransaction,
  rows: readonly Pick<Delivery, 'id' | 'webhook'>[],
  now: Date,
): Promise<void> {
  const anew = rows.map(({ id, webhook }) => ({ id, webhook, job_id: randomUUID() }));
  await insertJobs(trx, anew.map(jobOf), { now });
  for (const { id, job_id } of anew)
    await trx
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', settled_at: null, job_id })
      .where('id', '=', id)
      .execute();
}

/** Forgets what was settled before then, with its tries. */
export async function deleteOldDeliveries(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('settled_at', '<', before).execute();
}
