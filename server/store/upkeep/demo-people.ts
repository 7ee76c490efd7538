// Rows of `demo_person`: which of the people in a store are invented.
import type { Store } from '../statements/transaction.ts';
import type { DemoPersonTable } from '../tables/demo-person.ts';

export type DemoPersonRow = DemoPersonTable;

/** Marks them; whoever is marked stays so. */
export async function markDemoPeople(db: Store, people: readonly DemoPersonRow[]): Promise<void> {
  await db
    .insertInto('demo_person')
    .values([...people])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All of them, in the order of their ids. */
export async function listDemoPeople(db: Store): Promise<readonly DemoPersonRow[]> {
  return db.selectFrom('demo_person').selectAll().orderBy('kind').orderBy('id').execute();
}
