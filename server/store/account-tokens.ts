// Rows of `account_token`: each stands for one thing its holder may do, and for nothing else.
import type { Insertable, Selectable } from 'kysely';
import type { AccountTokenTable, TokenPurpose } from './tables/account-token.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export type AccountToken = Selectable<AccountTokenTable>;

/** What a token is looked up by: its hash is worth nothing for another purpose. */
export interface TokenKey {
  readonly token_hash: string;
  readonly purpose: TokenPurpose;
}

/** Adds a token. */
export async function insertToken(
  db: Store | StoreTransaction,
  token: Insertable<AccountTokenTable>,
): Promise<void> {
  await db.insertInto('account_token').values(token).execute();
}

/** The token, unless it ended or is for another purpose. */
export async function findToken(
  db: Store,
  { token_hash, purpose }: TokenKey,
  now: Date,
): Promise<AccountToken | undefined> {
  return db
    .selectFrom('account_token')
    .selectAll()
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
    .returningAll()
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

/** Ends all tokens of an attorney for these purposes, but for one. */
export async function deleteTokensOf(
  db: Store | StoreTransaction,
  attorneyId: string,
  purposes: readonly TokenPurpose[],
  exceptHash = '',
): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('attorney_id', '=', attorneyId)
    .where('purpose', 'in', purposes)
    .where('token_hash', '!=', exceptHash)
    .execute();
}

/** Forgets the tokens that ended. */
export async function deleteEndedTokens(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
}
