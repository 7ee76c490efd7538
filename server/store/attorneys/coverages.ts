// Rows of `attorney_coverage`: what attorneys take on.
import type { Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { AttorneyCoverageTable } from '../tables/attorney-coverage.ts';

export type AttorneyCoverage = Selectable<AttorneyCoverageTable>;

/** Those of one attorney, deleted ones too, in their order. */
export async function listCoverages(
  db: Store,
  attorneyId: string,
): Promise<readonly AttorneyCoverage[]> {
  return db
    .selectFrom('attorney_coverage')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .orderBy('position')
    .execute();
}
