// Rows of `applicant_session`.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ApplicantSessionTable } from '../tables/applicant-session.ts';

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
  return (
    db
      .selectFrom('applicant_session')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      // Of a disabled account nothing goes on, whenever the session began.
      .where(
        sql<boolean>`not exists (select from attorney
        where attorney.lead_id = applicant_session.lead_id and disabled_at is not null)`,
      )
      .executeTakeFirst()
  );
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

/** Counts a try of a session at a code, which begins anew with each code; undefined where it has none left. */
export async function countCodeTry(
  db: Store,
  session: Pick<ApplicantSession, 'token_hash'>,
  { code, most }: { readonly code: string; readonly most: number },
): Promise<number | undefined> {
  const row = await db
    .updateTable('applicant_session')
    .set({
      code_hash: code,
      code_tries: sql<number>`case when code_hash = ${code} then code_tries + 1 else 1 end`,
    })
    .where('token_hash', '=', session.token_hash)
    .where((is) =>
      is.or([
        is('code_hash', 'is', null),
        is('code_hash', '<>', code),
        is('code_tries', '<', most),
      ]),
    )
    .returning('code_tries')
    .executeTakeFirst();
  return row?.code_tries;
}

/** Gives a session its tries again. */
export async function renewTries(trx: StoreTransaction, tokenHash: string): Promise<void> {
  await trx
    .updateTable('applicant_session')
    .set({ code_hash: null, code_tries: 0 })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** From now on it is known that the mailbox is theirs. */
export async function proveSession(
  trx: StoreTransaction,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('applicant_session')
    .set({ proved_at: now, code_hash: null, code_expires_at: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Forgets the sessions that ended; run at the start of the server. */
export async function deleteEndedSessions(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('applicant_session').where('expires_at', '<=', now).execute();
}
