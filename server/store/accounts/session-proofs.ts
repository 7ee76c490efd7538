// Rows of `session_proof`: whether the holder of a session has just shown anew who they are.
import type { Store, StoreTransaction } from '../statements/transaction.ts';

/** A session by the hash of its token, of an attorney or of the staff. */
export interface ProvedSession {
  readonly tokenHash: string;
  readonly purpose: 'session' | 'staff-session';
}

/** Keeps that the holder of this session has, until then. False where the session has ended meanwhile. */
export async function putProof(
  trx: StoreTransaction,
  { tokenHash, purpose }: ProvedSession,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const session = await trx
    .selectFrom('account_token')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
  if (!session) return false;
  await trx
    .insertInto('session_proof')
    .values({ token_hash: tokenHash, expires_at: until })
    .onConflict((same) => same.column('token_hash').doUpdateSet({ expires_at: until }))
    .execute();
  return true;
}

/** Has the holder of this session? The session then stays until the transaction is over. */
export async function holdsProof(
  trx: Store | StoreTransaction,
  { tokenHash, purpose }: ProvedSession,
  now: Date,
): Promise<boolean> {
  const proof = await trx
    .selectFrom('session_proof')
    .innerJoin('account_token', 'account_token.token_hash', 'session_proof.token_hash')
    .select('session_proof.token_hash')
    .where('session_proof.token_hash', '=', tokenHash)
    .where('session_proof.expires_at', '>', now)
    .where('account_token.expires_at', '>', now)
    .where('account_token.purpose', '=', purpose)
    .forShare()
    .executeTakeFirst();
  return proof !== undefined;
}
