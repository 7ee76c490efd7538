// Rows of `attorney_address`: where the offices of attorneys are.
import type { Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { AttorneyAddressTable } from '../tables/attorney-address.ts';

export type AttorneyAddress = Selectable<AttorneyAddressTable>;

/** Those of one attorney, in their order. */
export async function listAddresses(
  db: Store,
  attorneyId: string,
): Promise<readonly AttorneyAddress[]> {
  return db
    .selectFrom('attorney_address')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .orderBy('position')
    .execute();
}

/** The primary address of each of these attorneys who has one: the first where there are several. */
export async function primaryAddresses(
  db: Store,
  attorneyIds: readonly string[],
): Promise<ReadonlyMap<string, AttorneyAddress>> {
  if (attorneyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('attorney_address')
    .selectAll()
    .distinctOn('attorney_id')
    .where('attorney_id', 'in', attorneyIds)
    .where('type', '=', 'PRIMARY')
    .orderBy('attorney_id')
    .orderBy('position')
    .execute();
  return new Map(rows.map((row) => [row.attorney_id, row]));
}
