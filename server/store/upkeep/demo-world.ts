// The row of `demo_world`: made when a store is filled.
import type { Store } from '../statements/transaction.ts';

/** Hash of what the demo world of this store was made of; undefined where it is older than that is kept. */
export async function findDemoWorld(db: Store): Promise<string | undefined> {
  const row = await db.selectFrom('demo_world').select('made_of').executeTakeFirst();
  return row?.made_of;
}

/** Notes it before the first of its people is there: what is cut short is finished as the same world. */
export async function noteDemoWorld(db: Store, made_of: string): Promise<void> {
  await db
    .insertInto('demo_world')
    .values({ id: 'demo', made_of })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False in a store that nobody was put into yet. */
export async function hasAttorneys(db: Store): Promise<boolean> {
  return (await db.selectFrom('attorney').select('id').limit(1).executeTakeFirst()) !== undefined;
}
