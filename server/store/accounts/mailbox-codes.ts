// Rows of `mailbox_code`.
import type { Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { MailboxCodeTable } from '../tables/mailbox-code.ts';

export type MailboxCode = Selectable<MailboxCodeTable>;

/** Puts this code up where the lead has none; answers the one there is, which nobody else changes until the transaction ends. */
export async function holdCode(trx: StoreTransaction, fresh: MailboxCode): Promise<MailboxCode> {
  return trx
    .insertInto('mailbox_code')
    .values(fresh)
    .onConflict((row) => row.column('lead_id').doUpdateSet({ lead_id: fresh.lead_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the code that is held: another one in its place, or one more mail of it. */
export async function changeCode(
  trx: StoreTransaction,
  { lead_id, ...change }: Pick<MailboxCode, 'lead_id'> & Partial<MailboxCode>,
): Promise<void> {
  await trx.updateTable('mailbox_code').set(change).where('lead_id', '=', lead_id).execute();
}

/** The code of a lead, as long as it works. */
export async function findCode(
  db: Store,
  leadId: string,
  now: Date,
): Promise<MailboxCode | undefined> {
  return db
    .selectFrom('mailbox_code')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a code up: of all who bring it at once, one does. */
export async function takeCode(trx: StoreTransaction, id: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('mailbox_code')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets codes that work no more. */
export async function deleteEndedCodes(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('mailbox_code').where('expires_at', '<=', now).execute();
}
