// Rows of `applicant_session`.
import type { Insertable, Selectable } from 'kysely';
import type { ApplicantSessionTable } from './tables/applicant-session.ts';
import type { Store } from './transaction.ts';

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
): Promise<Selectable<ApplicantSessionTable> | undefined> {
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

/** Forgets the sessions that ended; run at the start of the server. */
export async function deleteEndedSessions(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('applicant_session').where('expires_at', '<=', now).execute();
}
