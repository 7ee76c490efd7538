// The account of an attorney: those columns of `attorney` that logging in asks for.
import { sql } from 'kysely';
import type { HistoryLine } from '../attorneys/attorney-changes.ts';
import type { Attorney } from '../attorneys/attorneys.ts';
import { writeAttorney } from '../attorneys/write-attorney.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

/** Who logs in with this username, in any case, and by what; no more of the record, which would take longer than nobody's. */
export async function findLogin(
  db: Store,
  username: string,
): Promise<Pick<Attorney, 'id' | 'password_hash' | 'disabled_at'> | undefined> {
  return db
    .selectFrom('attorney')
    .select(['id', 'password_hash', 'disabled_at'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

/** How many attorneys can log in. */
export async function countWhoLogIn(db: Store): Promise<number> {
  const { count } = await db
    .selectFrom('attorney')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
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
  made: Made,
): Promise<boolean> {
  const changes = [{ path: '/username', after: account.username }, ...secretPlaces(account)];
  const where = { password_hash: null };
  return writeAttorney(trx, id, { set: account, where, line: { ...made, changes } });
}

type Made = Pick<HistoryLine, 'at' | 'by'>;

/** Replaces what the attorney logs in with. */
export async function changeAccount(
  trx: StoreTransaction,
  id: string,
  change: Partial<Omit<NewAccount, 'username'>>,
  made: Made,
): Promise<void> {
  await writeAttorney(trx, id, { set: change, line: { ...made, changes: secretPlaces(change) } });
}

/** Nothing of these is ever told but that they were set: the question helps whoever guesses the answer. */
function secretPlaces(change: Partial<NewAccount>) {
  const places = {
    password_hash: '/password',
    secret_question: '/secret_question',
    secret_answer_hash: '/secret_answer',
  };
  return Object.entries(places).flatMap(([column, path]) =>
    Object.hasOwn(change, column) ? [{ path, secret: true }] : [],
  );
}
