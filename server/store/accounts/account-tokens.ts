// Rows of `account_token`: each stands for one thing its holder may do, and for nothing else.
import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { AttorneyPurpose, StaffPurpose, TokenPurpose } from '../tables/account-token.ts';

/** What a token is looked up by: its hash is worth nothing for another purpose. */
export interface TokenKey {
  readonly token_hash: string;
  readonly purpose: TokenPurpose;
}

export interface AccountToken extends TokenKey {
  /** Id of the attorney, or of the one of the staff, whose purpose it is. */
  readonly holder: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Where a session is. */
export interface SessionPlace {
  readonly browser: string;
  readonly network: string;
}

/** A token that is somebody's session, as its holder sees it. */
export interface HeldSession extends SessionPlace {
  readonly token_hash: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

const COLUMNS = ['token_hash', 'purpose', 'created_at', 'expires_at', 'used_at'] as const;
const HOLDER = sql<string>`coalesce(attorney_id, staff_id)`.as('holder');

/** In which column the holder of such a token stands. */
const columnOf = (purpose: TokenPurpose) =>
  purpose.startsWith('staff-') ? ('staff_id' as const) : ('attorney_id' as const);

/** Adds a token. */
export async function insertToken(
  db: Store | StoreTransaction,
  { holder, ...token }: AccountToken & Partial<SessionPlace>,
): Promise<void> {
  const none = { attorney_id: null, staff_id: null };
  const row = { ...token, ...none, [columnOf(token.purpose)]: holder };
  await db.insertInto('account_token').values(row).execute();
}

/** The token, unless it ended or is for another purpose. */
export async function findToken(
  db: Store,
  { token_hash, purpose }: TokenKey,
  now: Date,
): Promise<(AccountToken & Pick<HeldSession, 'used_at'>) | undefined> {
  return db
    .selectFrom('account_token')
    .select(COLUMNS)
    .select(HOLDER)
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes the token away; of all who try with one token, exactly one gets it. */
export async function takeToken(
  db: Store | StoreTransaction,
  { token_hash, purpose }: TokenKey,
  now: Date,
): Promise<AccountToken | undefined> {
  return db
    .deleteFrom('account_token')
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .returning(HOLDER)
    .executeTakeFirst();
}

/** Notes that a session is used now, from there, and moves its end. */
export async function renewSession(
  db: Store,
  tokenHash: string,
  use: { readonly expires_at: Date; readonly used_at: Date; readonly network: string },
): Promise<void> {
  await db.updateTable('account_token').set(use).where('token_hash', '=', tokenHash).execute();
}

type SessionPurpose = 'session' | 'staff-session';

/** Where somebody is logged in now, the latest first. */
export async function sessionsOf(
  db: Store,
  { holder, purpose, now }: { holder: string; purpose: SessionPurpose; now: Date },
): Promise<readonly HeldSession[]> {
  return db
    .selectFrom('account_token')
    .select(['token_hash', 'created_at', 'used_at', 'browser', 'network'])
    .where(columnOf(purpose), '=', holder)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .orderBy(sql`coalesce(used_at, created_at)`, 'desc')
    .orderBy('token_hash')
    .execute();
}

/** Ends one token. */
export async function deleteToken(db: Store, key: TokenKey): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('token_hash', '=', key.token_hash)
    .where('purpose', '=', key.purpose)
    .execute();
}

/** Ends the session of a holder whose hash begins so. */
export async function deleteSessionNamed(
  db: Store,
  { holder, purpose, beginning }: { holder: string; purpose: SessionPurpose; beginning: string },
): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where(columnOf(purpose), '=', holder)
    .where('purpose', '=', purpose)
    .where(sql`left(token_hash, ${beginning.length}::int)`, '=', beginning)
    .execute();
}

/** Ends all tokens of an attorney, or of one of the staff, for these purposes, but for one. */
export async function deleteTokensOf(
  db: Store | StoreTransaction,
  holder: string,
  purposes:
    | readonly [AttorneyPurpose, ...AttorneyPurpose[]]
    | readonly [StaffPurpose, ...StaffPurpose[]],
  exceptHash = '',
): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where(columnOf(purposes[0]), '=', holder)
    .where('purpose', 'in', purposes)
    .where('token_hash', '!=', exceptHash)
    .execute();
}

/** Forgets the tokens that ended. */
export async function deleteEndedTokens(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
}
