// Rows of `attorney_change`: every change of an attorney's record, and the way back to what it was before.
import type { Selectable } from 'kysely';
import type { JsonObject } from '../../runtime/core/index.ts';
import type { AttorneyChangeTable } from './tables/attorney-change.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export interface NewChange extends Omit<Selectable<AttorneyChangeTable>, 'changes' | 'undo'> {
  readonly changes: readonly JsonObject[];
  readonly undo: JsonObject;
}

/** Keeps a change, in the transaction that makes it. */
export async function insertChange(
  trx: StoreTransaction,
  { changes, undo, ...columns }: NewChange,
): Promise<void> {
  await trx
    .insertInto('attorney_change')
    .values({ ...columns, changes: JSON.stringify(changes), undo: JSON.stringify(undo) })
    .execute();
}

/** A page of the changes of one record, newest first; the next page is of those before the last of this one. */
export async function changesOf(
  db: Store,
  attorneyId: string,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
): Promise<readonly Omit<Selectable<AttorneyChangeTable>, 'attorney_id' | 'undo'>[]> {
  return db
    .selectFrom('attorney_change')
    .select(['revision', 'at', 'who', 'address', 'browser', 'changes'])
    .where('attorney_id', '=', attorneyId)
    .$if(before !== undefined, (page) => page.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .limit(most)
    .execute();
}

/** What leads from the record as it is back to one of its revisions, newest first. */
export async function changesSince(
  db: Store | StoreTransaction,
  attorneyId: string,
  revision: number,
): Promise<readonly Pick<Selectable<AttorneyChangeTable>, 'changes' | 'undo'>[]> {
  return db
    .selectFrom('attorney_change')
    .select(['changes', 'undo'])
    .where('attorney_id', '=', attorneyId)
    .where('revision', '>', revision)
    .orderBy('revision', 'desc')
    .execute();
}
