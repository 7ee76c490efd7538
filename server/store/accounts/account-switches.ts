// Rows of `account_switch`: who disabled or enabled which account, and why.
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { AccountKind, AccountSwitchTable } from '../tables/account-switch.ts';

export type AccountSwitch = Selectable<AccountSwitchTable>;

/** Whose. */
export interface SwitchedAccount {
  readonly kind: AccountKind;
  readonly account: string;
}

/** Keeps one, in the transaction that makes it. */
export async function insertSwitch(
  trx: StoreTransaction,
  made: Omit<Insertable<AccountSwitchTable>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('account_switch')
    .values({ id: randomUUID(), ...made })
    .execute();
}

/** The newest of an account, newest first. */
export async function switchesOf(
  db: Store,
  { kind, account }: SwitchedAccount,
  most: number,
): Promise<readonly AccountSwitch[]> {
  return db
    .selectFrom('account_switch')
    .selectAll()
    .where('kind', '=', kind)
    .where('account', '=', account)
    .orderBy('nth', 'desc')
    .limit(most)
    .execute();
}

/** Is the account of an attorney disabled, or was it, at this moment or later? */
export async function wasDisabledSince(
  db: Store | StoreTransaction,
  attorneyId: string,
  since: Date,
): Promise<boolean> {
  const now = await db
    .selectFrom('attorney')
    .select('id')
    .where('id', '=', attorneyId)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  if (now) return true;
  const then = await db
    .selectFrom('account_switch')
    .select('id')
    .where('kind', '=', 'attorney')
    .where('account', '=', attorneyId)
    .where('disabled', '=', true)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return then !== undefined;
}

/** The newest of each account of the staff. */
export async function lastSwitchesOfStaff(db: Store): Promise<readonly AccountSwitch[]> {
  return db
    .selectFrom('account_switch')
    .selectAll()
    .distinctOn('account')
    .where('kind', '=', 'staff')
    .orderBy('account')
    .orderBy('nth', 'desc')
    .execute();
}
