// Rows of `confirmed_change`: what attorneys changed of what money and mail go by.
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ConfirmedChangeTable } from '../tables/confirmed-change.ts';

export type ConfirmedChangeRow = Selectable<ConfirmedChangeTable>;

/** Keeps changes, in the transaction that makes them. */
export async function insertConfirmedChanges(
  trx: StoreTransaction,
  rows: readonly Omit<Insertable<ConfirmedChangeTable>, 'id'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('confirmed_change')
    .values(rows.map((row) => ({ id: randomUUID(), ...row })))
    .execute();
}

/** Of these attorneys, those who changed where money goes since a moment. */
export async function changedPaySince(
  db: Store,
  attorneyIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  if (attorneyIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('confirmed_change')
    .select('attorney_id')
    .distinct()
    .where('attorney_id', 'in', [...new Set(attorneyIds)])
    .where('at', '>', since)
    .where('pays', '=', true)
    .execute();
  return new Set(rows.map(({ attorney_id }) => attorney_id));
}

/** Those of an attorney since a moment, newest first. */
export async function confirmedChangesOf(
  db: Store | StoreTransaction,
  attorneyId: string,
  since: Date,
): Promise<readonly ConfirmedChangeRow[]> {
  return db
    .selectFrom('confirmed_change')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('nth', 'desc')
    .execute();
}
