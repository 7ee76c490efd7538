// Rows of `staff`: people of the provider, what they log in with, and what they may do.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { StaffTable } from '../tables/staff.ts';

export type Staff = Selectable<StaffTable>;

/** The one of this id. */
export async function findStaff(
  db: Store | StoreTransaction,
  id: string,
): Promise<Staff | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The one of this e-mail address, in lower case. */
export async function findStaffByEmail(
  db: Store | StoreTransaction,
  email: string,
): Promise<Staff | undefined> {
  return db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

/** What the first step of a login asks of them; no more of the row, which would take longer than nobody's. */
export async function findStaffLogin(
  db: Store,
  email: string,
): Promise<
  Pick<Staff, 'id' | 'password_hash' | 'factor_confirmed_at' | 'disabled_at'> | undefined
> {
  return db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'factor_confirmed_at', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** E-mail addresses of these accounts, by id; those that are no more are left out. */
export async function emailsOfStaff(
  db: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await calledBy(db, ids);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** What these people are called, by id: their names, else their e-mail addresses; those who are no more are left out. */
export async function namesOfStaff(
  db: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await calledBy(db, ids);
  return new Map(rows.map(({ id, email, name }) => [id, name || email]));
}

async function calledBy(db: Store, ids: readonly string[]) {
  const known = [...new Set(ids)].filter((id) => id !== '');
  if (known.length === 0) return [];
  return db.selectFrom('staff').select(['id', 'email', 'name']).where('id', 'in', known).execute();
}

/** All of them, by e-mail address. */
export async function listStaff(db: Store | StoreTransaction): Promise<readonly Staff[]> {
  return db.selectFrom('staff').selectAll().orderBy('email').execute();
}

export type NewStaff = Omit<Insertable<StaffTable>, 'roles' | 'recovery_codes'> & {
  readonly roles: readonly string[];
};

/** Adds an account; false where the e-mail address has one. */
export async function insertStaff(trx: StoreTransaction, row: NewStaff): Promise<boolean> {
  const added = await trx
    .insertInto('staff')
    .values({ ...row, roles: JSON.stringify(row.roles), recovery_codes: '[]' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces the roles. */
export async function setStaffRoles(
  trx: StoreTransaction,
  id: string,
  roles: readonly string[],
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', id)
    .execute();
}

/** Since when nobody logs in with the account. */
export async function putStaffDisabled(
  trx: StoreTransaction,
  id: string,
  disabled_at: Date | null,
): Promise<void> {
  await trx.updateTable('staff').set({ disabled_at }).where('id', '=', id).execute();
}

/** When somebody logged in last. */
export async function noteStaffLogin(db: Store, id: string, logged_in_at: Date): Promise<void> {
  await db.updateTable('staff').set({ logged_in_at }).where('id', '=', id).execute();
}

/** One of the staff as the list of accounts shows them. */
export interface StaffAccount
  extends Pick<Staff, 'id' | 'email' | 'roles' | 'created_at' | 'disabled_at' | 'logged_in_at'> {
  /** A password was chosen. */
  readonly joined: boolean;
  readonly sessions: number;
  /** When the newest of them was used last. */
  readonly used_at: Date | null;
}

/** All of them with where they are logged in, by e-mail address. */
export async function staffAccounts(db: Store, now: Date): Promise<readonly StaffAccount[]> {
  const { rows } = await sql<StaffAccount>`
    select staff.id, staff.email, staff.roles, staff.created_at, staff.disabled_at, staff.logged_in_at,
      staff.password_hash is not null as joined,
      count(token.token_hash)::int as sessions, max(coalesce(token.used_at, token.created_at)) as used_at
    from staff left join account_token as token
      on token.staff_id = staff.id and token.purpose = 'staff-session' and token.expires_at > ${now}
    group by staff.id order by staff.email`.execute(db);
  return rows;
}

/** Those who have a role and may log in, in one order for all, as nobody changes them before this transaction ends. */
export async function lockStaffWith(
  trx: StoreTransaction,
  role: string,
): Promise<readonly Staff[]> {
  return trx
    .selectFrom('staff')
    .selectAll()
    .where(sql<boolean>`roles @> ${JSON.stringify([role])}::jsonb`)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What colleagues call them from now on. */
export async function setStaffName(trx: StoreTransaction, id: string, name: string): Promise<void> {
  await trx.updateTable('staff').set({ name }).where('id', '=', id).execute();
}

/** Replaces the password. */
export async function setStaffPassword(
  trx: StoreTransaction,
  id: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** Removes the account with all its tokens. */
export async function removeStaff(trx: StoreTransaction, id: string): Promise<void> {
  await trx.deleteFrom('staff').where('id', '=', id).execute();
}

/** Puts a second factor up that is still to be confirmed; false when a confirmed one is there. */
export async function putStaffFactor(db: Store, id: string, sealed: string): Promise<boolean> {
  const put = await db
    .updateTable('staff')
    .set({ factor_secret: sealed, factor_last_step: 0 })
    .where('id', '=', id)
    .where('factor_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return put !== undefined;
}

/** Takes the second factor away with its recovery codes: the next login sets one up. */
export async function removeStaffFactor(trx: StoreTransaction, id: string): Promise<void> {
  const none = { factor_secret: null, factor_confirmed_at: null, factor_last_step: 0 };
  await trx
    .updateTable('staff')
    .set({ ...none, recovery_codes: '[]' })
    .where('id', '=', id)
    .execute();
}

/** Confirms it with the step of the code that was shown, and replaces the recovery codes; false when that code was used before. */
export async function confirmStaffFactor(
  trx: StoreTransaction,
  id: string,
  {
    step,
    at,
    codes,
  }: { readonly step: number; readonly at: Date; readonly codes: readonly string[] },
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('staff')
    .set({ factor_last_step: step, factor_confirmed_at: at, recovery_codes: JSON.stringify(codes) })
    .where('id', '=', id)
    .where('factor_last_step', '<', step)
    .where('factor_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up the code of a step; false when it or a later one was used before. */
export async function takeStaffStep(
  trx: StoreTransaction,
  id: string,
  step: number,
): Promise<boolean> {
  const used = await trx
    .updateTable('staff')
    .set({ factor_last_step: step })
    .where('id', '=', id)
    .where('factor_last_step', '<', step)
    .where('factor_confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up a recovery code; false when there is no such code. */
export async function takeStaffCode(
  trx: StoreTransaction,
  id: string,
  hash: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('staff')
    .set({ recovery_codes: sql`recovery_codes - ${hash}::text` })
    .where('id', '=', id)
    .where(sql<boolean>`recovery_codes @> ${JSON.stringify([hash])}::jsonb`)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Some of the staff whose recovery codes are kept as they were before: hashed quickly, in 64 digits. */
export async function staffWithQuickCodes(
  db: Store,
  most: number,
): Promise<readonly Pick<Staff, 'id' | 'recovery_codes'>[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'recovery_codes'])
    .where(sql<boolean>`exists (
      select from jsonb_array_elements_text(recovery_codes) as kept (hash) where length(hash) = 64
    )`)
    .limit(most)
    .execute();
}

/** Keeps the codes under other hashes of them; nothing where one was used meanwhile. */
export async function replaceStaffCodes(
  db: Store,
  id: string,
  { quick, slow }: { readonly quick: readonly string[]; readonly slow: readonly string[] },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ recovery_codes: JSON.stringify(slow) })
    .where('id', '=', id)
    .where(sql<boolean>`recovery_codes = ${JSON.stringify(quick)}::jsonb`)
    .execute();
}

/** Lets the codes of now be used once more: for the demo world, where several people are one. */
export async function forgetStaffStep(db: Store, id: string): Promise<void> {
  await db.updateTable('staff').set({ factor_last_step: 0 }).where('id', '=', id).execute();
}
