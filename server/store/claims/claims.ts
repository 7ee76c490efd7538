// Rows of `claim`: what attorneys claimed.
import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ClaimTable } from '../tables/claim.ts';
import type { CaseKind } from '../tables/legal-case.ts';

/** A claim as lists show it, with its case and member. */
export interface ListedClaim
  extends Pick<
    Selectable<ClaimTable>,
    'id' | 'number' | 'kind' | 'status' | 'created_at' | 'submitted_at'
  > {
  readonly case_number: string;
  /** The case is still with whoever claimed. */
  readonly own: boolean;
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
      sql<boolean>`legal_case.attorney_id is not distinct from claim.attorney_id`.as('own'),
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

/** The newest claims of one attorney that are open and in one of the states told for their kind. */
export async function claimsInStates(
  db: Store,
  attorneyId: string,
  { states, most }: { readonly states: Record<CaseKind, readonly string[]>; readonly most: number },
): Promise<readonly { readonly id: string; readonly number: string; case_number: string }[]> {
  return db
    .selectFrom('claim')
    .innerJoin('legal_case', 'legal_case.id', 'claim.case_id')
    .select(['claim.id', 'claim.number', 'legal_case.number as case_number'])
    .where('claim.attorney_id', '=', attorneyId)
    .where('claim.closed_at', 'is', null)
    .where((claim) =>
      claim.or(
        Object.entries(states).flatMap(([kind, named]) =>
          named.length === 0
            ? []
            : [
                claim.and([
                  claim('claim.kind', '=', kind as CaseKind),
                  claim('claim.status', 'in', [...named]),
                ]),
              ],
        ),
      ),
    )
    .orderBy('claim.created_at', 'desc')
    .orderBy('claim.id', 'desc')
    .limit(most)
    .execute();
}

/** A claim, as whoever sends files for it needs it. */
export type ClaimOfAttorney = Pick<
  Selectable<ClaimTable>,
  'id' | 'number' | 'kind' | 'status' | 'closed_at'
>;

/** Was it paid or denied? It is not while the transaction lasts, where the answer is no. */
export async function isDecided(trx: StoreTransaction, id: string): Promise<boolean> {
  const claim = await trx
    .selectFrom('claim')
    .select('closed_at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return claim === undefined || claim.closed_at !== null;
}

/** A claim of this attorney; undefined for one of somebody else, and for what is no id. */
export async function findClaim(
  db: Store | StoreTransaction,
  attorneyId: string,
  id: string,
): Promise<ClaimOfAttorney | undefined> {
  return db
    .selectFrom('claim')
    .select(['id', 'number', 'kind', 'status', 'closed_at'])
    .where(sql<string>`id::text`, '=', id)
    .where('attorney_id', '=', attorneyId)
    .executeTakeFirst();
}
