// The one way to change a row of `attorney`: with its next revision and its line in the history, or not at all.
import { sql, type Updateable } from 'kysely';
import type { StoreTransaction } from '../statements/transaction.ts';
import type { AttorneyTable } from '../tables/attorney.ts';
import { type HistoryLine, insertChange } from './attorney-changes.ts';

type Columns = Omit<Updateable<AttorneyTable>, 'id' | 'revision'>;

export interface AttorneyChange {
  readonly set: Columns;
  /** What the row must hold for it; the change is left undone where it does not. */
  readonly where?: Readonly<
    Partial<Record<'status' | 'signed_at' | 'password_hash', string | null>>
  >;
  readonly line: HistoryLine;
}

/** False where the row is not as the change asks for; nothing is written then. */
export async function writeAttorney(
  trx: StoreTransaction,
  id: string,
  { set, where = {}, line }: AttorneyChange,
): Promise<boolean> {
  const conditions = Object.entries(where).map(
    ([name, value]) => sql<boolean>`${sql.ref(name)} is not distinct from ${value}`,
  );
  const changed = await trx
    .updateTable('attorney')
    .set({ ...set, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .where((is) => is.and(conditions))
    .returning('revision')
    .executeTakeFirst();
  if (changed) await insertChange(trx, { attorneyId: id, revision: changed.revision, line });
  return changed !== undefined;
}
