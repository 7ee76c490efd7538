// Rows of `errand`: added with a change, taken by one process at a time, deleted once done.
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ErrandTable } from './tables.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export type Errand = Selectable<ErrandTable>;

/** Nobody else takes an errand up again before this; whoever died with it has lost it by then. */
const HOLD = 5 * 60_000;

/** Adds an errand to the transaction of the change it follows, held by whoever adds it. */
export async function insertErrand(
  trx: StoreTransaction,
  errand: Pick<Errand, 'kind' | 'attorney_id'>,
  now: Date,
): Promise<Errand> {
  const due_at = new Date(now.getTime() + HOLD);
  const row = { ...errand, id: randomUUID(), attempts: 0, due_at };
  await trx.insertInto('errand').values(row).execute();
  return row;
}

/** Takes the errand that has waited longest; undefined when none is due. */
export async function takeErrand(db: Store, now: Date): Promise<Errand | undefined> {
  const due = db
    .selectFrom('errand')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('errand')
    .set({ attempts: sql<number>`attempts + 1`, due_at: new Date(now.getTime() + HOLD) })
    .where('id', 'in', due)
    .returningAll()
    .executeTakeFirst();
}

/** Puts an errand off. */
export async function putOffErrand(db: Store, id: string, due_at: Date): Promise<void> {
  await db.updateTable('errand').set({ due_at }).where('id', '=', id).execute();
}

/** Forgets an errand that is done. */
export async function deleteErrand(db: Store, id: string): Promise<void> {
  await db.deleteFrom('errand').where('id', '=', id).execute();
}
