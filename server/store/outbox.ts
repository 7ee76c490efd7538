// Rows of `outbox`: added with a change, leased by one worker at a time, settled once.
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { OutboxTable } from './tables.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export type OutboxRow = Selectable<OutboxTable>;
export type NewMail = Pick<
  OutboxRow,
  'id' | 'recipient' | 'template' | 'params' | 'status' | 'created_at'
>;

/** Adds a mail to the transaction of the change it tells of. */
export async function insertMail(trx: StoreTransaction, mail: NewMail): Promise<void> {
  const rest = { attempts: 0, lease: null, leased_until: null, last_error: null, settled_at: null };
  await trx
    .insertInto('outbox')
    .values({ ...mail, ...rest, due_at: mail.created_at })
    .execute();
}

/** Leases the mail that has waited longest, so that no other worker sends it meanwhile; undefined when none is due. */
export async function leaseMail(
  db: Store,
  now: Date,
  leaseMs: number,
): Promise<OutboxRow | undefined> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('due_at', '<=', now)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<', now)]))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set({
      lease: randomUUID(),
      leased_until: new Date(now.getTime() + leaseMs),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', due)
    .returningAll()
    .executeTakeFirst();
}

/** Says what became of a leased mail; nothing when the lease has gone to somebody else. */
export async function settleMail(
  db: Store,
  mail: Pick<OutboxRow, 'id' | 'lease'>,
  outcome: Partial<Pick<OutboxRow, 'status' | 'due_at' | 'last_error' | 'settled_at' | 'params'>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, lease: null, leased_until: null })
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    .execute();
}

/** The newest mails first. */
export async function newestMails(db: Store, most: number): Promise<readonly OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Forgets mails that nobody waits for any more. */
export async function deleteOldMails(db: Store, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('status', '!=', 'waiting')
    .where('created_at', '<', before)
    .execute();
}
