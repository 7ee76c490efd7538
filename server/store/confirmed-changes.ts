// Rows of `confirmed_change`: what attorneys changed of what money and mail go by.
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { ConfirmedChangeTable } from './tables/confirmed-change.ts';
import type { Store, StoreTransaction } from './transaction.ts';

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
