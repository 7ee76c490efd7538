// Rows of `studio_rehearsal`: each part of a rehearsal goes on where the one before ended, in whichever process.
import type { Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { StudioRehearsalTable } from '../tables/studio-rehearsal.ts';

export type RehearsalRow = Selectable<StudioRehearsalTable>;

/** The last one of a change; undefined where there was none. */
export async function findRehearsal(db: Store, change: string): Promise<RehearsalRow | undefined> {
  return db
    .selectFrom('studio_rehearsal')
    .selectAll()
    .where('change_id', '=', change)
    .executeTakeFirst();
}

/** Keeps the next part; false where somebody else kept one meanwhile. `after` is the turn it follows, 0 where it is the first. */
export async function keepRehearsal(
  db: Store,
  row: Omit<RehearsalRow, 'turn'>,
  after: number,
): Promise<boolean> {
  const { change_id: _, ...next } = { ...row, turn: after + 1 };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('studio_rehearsal')
    .values({ ...row, turn: after + 1 })
    .onConflict((conflict) =>
      conflict.column('change_id').doUpdateSet(next).where('studio_rehearsal.turn', '=', after),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
