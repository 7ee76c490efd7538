// Rows of `applicant_session`.
import type { Insertable, Selectable } from 'kysely';
import type { ApplicantSessionTable } from './tables/applicant-session.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export type ApplicantSession = Selectable<ApplicantSessionTable>;

/** Adds a session. */
export async function insertSession(
  db: Store,
  session: Insertable<ApplicantSessionTable>,
): Promise<void> {
  await db.insertInto('applicant_session').values(session).execute();
}

/** The session of a token, unless it ended. */
export async function findSession(
  db: Store,
  tokenHash: string,
  now: Date,
): Promise<ApplicantSession | undefined> {
  return db
    .selectFrom('applicant_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Moves the end of a session. */
export async function extendSession(db: Store, tokenHash: string, expires: Date): Promise<void> {
  await db
    .updateTable('applicant_session')
    .set({ expires_at: expires })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends one session. */
export async function deleteSession(db: Store, tokenHash: string): Promise<void> {
  await db.deleteFrom('applicant_session').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a lead. */
export async function deleteSessionsOf(trx: StoreTransaction, leadId: string): Promise<void> {
  await trx.deleteFrom('applicant_session').where('lead_id', '=', leadId).execute();
}

/** Puts a code up for a session, in place of the one before; its tries begin anew. */
export async function putCode(
  trx: StoreTransaction,
  tokenHash: string,
  code: { readonly code_hash: string; readonly code_expires_at: Date },
): Promise<void> {
  await trx
    .updateTable('applicant_session')
    .set({ ...code, code_tries: 0 })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Counts a try at the code of a session and gives the code; undefined where none takes a try any more. */
export async function countCodeTry(
  db: Store,
  tokenHash: string,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<ApplicantSession | undefined> {
  return db
    .updateTable('applicant_session')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('code_tries', '<', most)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a code up: of all who bring it at once, one proves the session by it. */
export async function takeCode(
  trx: StoreTransaction,
  session: { readonly token_hash: string; readonly code_hash: string },
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .updateTable('applicant_session')
    .set({ proved_at: now, code_hash: null, code_expires_at: null })
    .where('token_hash', '=', session.token_hash)
    .where('code_hash', '=', session.code_hash)
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets the sessions that ended; run at the start of the server. */
export async function deleteEndedSessions(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('applicant_session').where('expires_at', '<=', now).execute();
}
