// The row of `secret_check`: made by the first start, opened by every other.
import type { Store } from '../statements/transaction.ts';

/** The value every start opens; undefined in a store no start has been at since there is one. */
export async function findSecretCheck(db: Store, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('secret_check')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealed;
}

/** Keeps it unless there is one: of several starts at once the first one's stands. */
export async function keepSecretCheck(db: Store, id: string, sealed: string): Promise<void> {
  await db
    .insertInto('secret_check')
    .values({ id, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
