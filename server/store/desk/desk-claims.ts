// A row of `claim` as the desk looks at it.
import type { Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { ClaimTable } from '../tables/claim.ts';

export interface DeskClaim extends Selectable<ClaimTable> {
  readonly case_number: string;
  readonly coverage: string;
  readonly sub_coverage: string;
  readonly plan_class: string;
  /** Of its case: what was authorized, of a Matter; the flat fee, of a CDL case. */
  readonly authorized_amount: string | null;
  readonly attorney_fee: string | null;
  readonly authorized_hours: string | null;
  readonly authorized_miles: string | null;
  /** Of the member of the case, as of now. */
  readonly member_status: string;
}

/** One claim with what its case is about, whosever it is. */
export async function claimOfDesk(db: Store, id: string): Promise<DeskClaim | undefined> {
  return db
    .selectFrom('claim')
    .innerJoin('legal_case', 'legal_case.id', 'claim.case_id')
    .leftJoin('case_detail', 'case_detail.id', 'claim.case_id')
    .selectAll('claim')
    .select(['legal_case.number as case_number', 'legal_case.coverage', 'legal_case.sub_coverage'])
    .select('legal_case.plan_class')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select(['case_detail.authorized_amount', 'case_detail.attorney_fee'])
    .select(['case_detail.authorized_hours', 'case_detail.authorized_miles'])
    .select('plan_member.status as member_status')
    .where('claim.id', '=', id)
    .executeTakeFirst();
}

/** All claims on a case, whosever they are, the newest first. */
export async function claimsOnCase(db: Store, caseId: string) {
  return db
    .selectFrom('claim')
    .select(['id', 'number', 'kind', 'status', 'amount', 'paid_amount', 'paid_on', 'check_number'])
    .select(['created_at', 'submitted_at'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
