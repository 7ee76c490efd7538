// Rows of `claim`: what attorneys claimed.
import type { Selectable } from 'kysely';
import type { ClaimTable } from './tables/claim.ts';
import type { Store } from './transaction.ts';

/** A claim as lists show it, with its case and member. */
export interface ListedClaim
  extends Pick<
    Selectable<ClaimTable>,
    'id' | 'number' | 'kind' | 'status' | 'created_at' | 'submitted_at'
  > {
  readonly case_number: string;
  readonly sub_coverage: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The newest claims of one attorney. */
export async function listClaims(
  db: Store,
  attorneyId: string,
  { most }: { readonly most: number },
): Promise<readonly ListedClaim[]> {
  return db
    .selectFrom('claim')
    .innerJoin('legal_case', 'legal_case.id', 'claim.case_id')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select([
      'claim.id',
      'claim.number',
      'claim.kind',
      'claim.status',
      'claim.created_at',
      'claim.submitted_at',
      'legal_case.number as case_number',
      'legal_case.sub_coverage',
      'plan_member.first_name',
      'plan_member.last_name',
    ])
    .where('claim.attorney_id', '=', attorneyId)
    .orderBy('claim.created_at', 'desc')
    .orderBy('claim.id', 'desc')
    .limit(most)
    .execute();
}
