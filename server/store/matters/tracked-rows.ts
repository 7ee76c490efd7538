// What was asked and claimed on one case, as its track tells it: of everybody, or of one attorney alone.
import { type Selectable, sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { AuthReplyTable } from '../tables/auth-reply.ts';
import type { AuthRequestTable } from '../tables/auth-request.ts';
import type { ClaimTable } from '../tables/claim.ts';

export type TrackedReply = Selectable<AuthReplyTable>;
export interface TrackedClaim extends Selectable<ClaimTable> {
  readonly attorney_name: string;
}
export interface TrackedRequest extends Selectable<AuthRequestTable> {
  readonly attorney_name: string;
}

export interface TrackedRows {
  readonly requests: readonly TrackedRequest[];
  readonly replies: readonly TrackedReply[];
  readonly claims: readonly TrackedClaim[];
}

/** Rows of a case; with an attorney, of nobody else. */
export async function trackedRows(
  db: Store,
  caseId: string,
  attorneyId?: string,
): Promise<TrackedRows> {
  const requests = await requestsOn(db, caseId, attorneyId);
  const ids = requests.map(({ id }) => id);
  const replies = ids.length === 0 ? [] : await repliesTo(db, ids);
  return { requests, replies, claims: await claimsOn(db, caseId, attorneyId) };
}

const NAME = sql<string>`attorney.first_name || ' ' || attorney.last_name`.as('attorney_name');

function requestsOn(db: Store, caseId: string, attorneyId: string | undefined) {
  const rows = db
    .selectFrom('auth_request')
    .innerJoin('attorney', 'attorney.id', 'auth_request.attorney_id')
    .selectAll('auth_request')
    .select(NAME)
    .where('auth_request.case_id', '=', caseId);
  const own = attorneyId === undefined ? rows : rows.where('attorney.id', '=', attorneyId);
  return own.execute();
}

function claimsOn(db: Store, caseId: string, attorneyId: string | undefined) {
  const rows = db
    .selectFrom('claim')
    .innerJoin('attorney', 'attorney.id', 'claim.attorney_id')
    .selectAll('claim')
    .select(NAME)
    .where('claim.case_id', '=', caseId);
  const own = attorneyId === undefined ? rows : rows.where('attorney.id', '=', attorneyId);
  return own.execute();
}

const repliesTo = (db: Store, ids: readonly string[]): Promise<readonly TrackedReply[]> =>
  db
    .selectFrom('auth_reply')
    .selectAll()
    .where('request_id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
