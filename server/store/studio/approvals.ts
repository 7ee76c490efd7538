// Rows of `studio_approval`: the last asking of a change is the one that counts.
import type { Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { StudioApprovalTable } from '../tables/studio-approval.ts';

export type Approval = Selectable<StudioApprovalTable>;

export type Asked = Omit<Approval, 'approved_by' | 'approved_at'>;

/** Somebody is asked from now on, in place of whoever was before; what was approved before is not any more. */
export async function askForApproval(db: Store | StoreTransaction, asked: Asked): Promise<void> {
  const row = { ...asked, approved_by: null, approved_at: null };
  const { change_id: _, ...again } = row;
  await db
    .insertInto('studio_approval')
    .values(row)
    .onConflict((conflict) => conflict.column('change_id').doUpdateSet(again))
    .execute();
}

/** Who is asked for a change, or has approved it; undefined where nobody is. */
export async function findApproval(
  db: Store | StoreTransaction,
  change: string,
): Promise<Approval | undefined> {
  return db
    .selectFrom('studio_approval')
    .selectAll()
    .where('change_id', '=', change)
    .executeTakeFirst();
}

/** When somebody was last asked about each of these changes. */
export async function askedAt(
  db: Store,
  changes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (changes.length === 0) return new Map();
  const rows = await db
    .selectFrom('studio_approval')
    .select(['change_id', 'asked_at'])
    .where('change_id', 'in', [...changes])
    .execute();
  return new Map(rows.map(({ change_id, asked_at }) => [change_id, asked_at]));
}

/** True where exactly these files were asked for, and nobody had approved them. */
export async function approve(
  db: Store | StoreTransaction,
  { change, source, by, now }: Record<'change' | 'source' | 'by', string> & { readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_approval')
    .set({ approved_by: by, approved_at: now })
    .where('change_id', '=', change)
    .where('source', '=', source)
    .where('approved_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nobody is asked any more. */
export async function withdrawApproval(
  db: Store | StoreTransaction,
  change: string,
): Promise<void> {
  await db.deleteFrom('studio_approval').where('change_id', '=', change).execute();
}
