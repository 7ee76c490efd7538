// What was asked and claimed on one case, as its track tells it: of everybody, or of one attorney alone.
import { type Selectable, sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { ClaimTable } from '../tables/claim.ts';
import { requestsOn, type WholeRequest } from './auth-requests.ts';

export interface TrackedClaim extends Selectable<ClaimTable> {
  readonly attorney_name: string;
}

export interface TrackedRows {
  readonly requests: readonly WholeRequest[];
  readonly claims: readonly TrackedClaim[];
}

/** Rows of a case; with an attorney, of nobody else. */
export async function trackedRows(
  db: Store,
  caseId: string,
  attorneyId?: string,
): Promise<TrackedRows> {
  const [requests, claims] = await Promise.all([
    requestsOn(db, caseId, attorneyId),
    claimsOn(db, caseId, attorneyId),
  ]);
  return { requests, claims };
}

const NAME = sql<string>`attorney.first_name || ' ' || attorney.last_name`.as('attorney_name');

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
