// Rows of `account_token`: each stands for one thing its holder may do, and for nothing else.
import { sql } from 'kysely';
import type { AttorneyPurpose, StaffPurpose, TokenPurpose } from './tables/account-token.ts';
import type { Store, StoreTransaction } from './transaction.ts';

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

const COLUMNS = ['token_hash', 'purpose', 'created_at', 'expires_at'] as const;
const HOLDER = sql<string>`coalesce(attorney_id, staff_id)`.as('holder');

/** In which column the holder of such a token stands. */
const columnOf = (purpose: TokenPurpose) =>
  purpose.startsWith('staff-') ? ('staff_id' as const) : ('attorney_id' as const);

/** Adds a token. */
export async function insertToken(
  db: Store | StoreTransaction,
  { holder, ...token }: AccountToken,
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
): Promise<AccountToken | undefined> {
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

/** Moves the end of a token. */
export async function extendToken(db: Store, tokenHash: string, expires: Date): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ expires_at: expires })
    .where('token_hash', '=', tokenHash)
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
