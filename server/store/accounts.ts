// The account of an attorney: those columns of `attorney` that logging in asks for.
import { sql } from 'kysely';
import type { Attorney } from './attorneys.ts';
import type { Store, StoreTransaction } from './transaction.ts';

/** The attorney with this username, in any case. */
export async function findByUsername(db: Store, username: string): Promise<Attorney | undefined> {
  return db
    .selectFrom('attorney')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

export interface NewAccount {
  readonly username: string;
  readonly password_hash: string;
  readonly secret_question: string;
  readonly secret_answer_hash: string;
}

/** Gives an attorney an account; false when there is one already. A taken username breaks `attorney_username`. */
export async function setUpAccount(
  trx: StoreTransaction,
  id: string,
  account: NewAccount,
): Promise<boolean> {
  const changed = await trx
    .updateTable('attorney')
    .set(account)
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Replaces what the attorney logs in with. */
export async function changeAccount(
  trx: StoreTransaction,
  id: string,
  change: Partial<Omit<NewAccount, 'username'>>,
): Promise<void> {
  await trx.updateTable('attorney').set(change).where('id', '=', id).execute();
}
