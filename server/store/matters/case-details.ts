// One case with all that is known of it: its member, what was authorized, its violations, its claims.
import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { CaseDetailTable } from '../tables/case-detail.ts';
import type { CaseViolationTable } from '../tables/case-violation.ts';
import type { ClaimTable } from '../tables/claim.ts';
import type { LegalCaseTable } from '../tables/legal-case.ts';

type Detail = Omit<Selectable<CaseDetailTable>, 'id' | 'company'>;
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** A case as its page shows it; the details of one of an older store are null. */
export type WholeCase = Omit<Selectable<LegalCaseTable>, 'answered' | 'waits_since'> &
  Nullable<Detail> & {
    readonly first_name: string;
    readonly last_name: string;
    readonly member_number: string;
    readonly company: string | null;
  };

/** A case of this attorney, by the number people know. */
export async function findCase(
  db: Store | StoreTransaction,
  attorneyId: string,
  number: string,
): Promise<WholeCase | undefined> {
  return db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .leftJoin('case_detail', 'case_detail.id', 'legal_case.id')
    .selectAll('legal_case')
    .select([
      'plan_member.first_name',
      'plan_member.last_name',
      'plan_member.number as member_number',
      'case_detail.company',
      'case_detail.auth_number',
      'case_detail.authorized_amount',
      'case_detail.authorized_hours',
      'case_detail.authorized_miles',
      'case_detail.authorized_on',
      'case_detail.attorney_fee',
      'case_detail.certified_disposition_fee',
      'case_detail.fine_due_on',
    ])
    .where('legal_case.number', '=', number)
    .where('legal_case.attorney_id', '=', attorneyId)
    .executeTakeFirst();
}

/** How the member of a case is reached, and whether they are covered. */
export async function memberOf(db: Store, id: string) {
  return db
    .selectFrom('plan_member')
    .select(['status', 'phone', 'address1', 'city', 'state', 'zip'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** All that whoever has the case now is told of it, and nobody who had it before. */
const NOT_TOLD = {
  ...{ attorney_id: null, assigned_at: null, closed_at: null, status: '' },
  ...{ note: '', note_description: '', auth_number: null, authorized_amount: null },
  ...{ authorized_hours: null, authorized_miles: null, authorized_on: null, attorney_fee: null },
  ...{ certified_disposition_fee: null, fine_due_on: null },
} as const satisfies Partial<WholeCase>;

/** A case that this attorney claimed on, by the number people know: whose it is about and what, however it stands now. */
export async function findClaimedCase(
  db: Store | StoreTransaction,
  attorneyId: string,
  number: string,
): Promise<WholeCase | undefined> {
  const row = await db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .leftJoin('case_detail', 'case_detail.id', 'legal_case.id')
    .select(['legal_case.id', 'legal_case.number', 'legal_case.kind', 'legal_case.plan_class'])
    .select(['legal_case.ticket_type', 'legal_case.coverage', 'legal_case.sub_coverage'])
    .select(['legal_case.member_id', 'legal_case.created_at', 'case_detail.company'])
    .select(['plan_member.first_name', 'plan_member.last_name'])
    .select('plan_member.number as member_number')
    .where('legal_case.number', '=', number)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('claim')
          .select('claim.id')
          .whereRef('claim.case_id', '=', 'legal_case.id')
          .where('claim.attorney_id', '=', attorneyId),
      ),
    )
    .executeTakeFirst();
  return row && { ...row, ...NOT_TOLD };
}

/** What is cited on a case, in its order. */
export async function violationsOf(
  db: Store | StoreTransaction,
  caseId: string,
): Promise<readonly Selectable<CaseViolationTable>[]> {
  return db
    .selectFrom('case_violation')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('place')
    .execute();
}

/** A claim with the answers it was made of; null of one that came another way. */
export type WholeClaim = Selectable<ClaimTable> & { readonly answers: unknown };

/** The claims of this attorney on a case, the newest first. */
export async function claimsOfCase(
  db: Store | StoreTransaction,
  attorneyId: string,
  caseId: string,
): Promise<readonly WholeClaim[]> {
  return db
    .selectFrom('claim')
    .leftJoin('submission', 'submission.id', 'claim.submission_id')
    .selectAll('claim')
    .select('submission.data as answers')
    .where('claim.case_id', '=', caseId)
    .where('claim.attorney_id', '=', attorneyId)
    .orderBy('claim.created_at', 'desc')
    .orderBy('claim.id', 'desc')
    .execute();
}

/** What is paid for a case, to whomever. */
export async function paidFor(db: Store | StoreTransaction, caseId: string): Promise<number> {
  const row = await db
    .selectFrom('claim')
    .select(({ fn }) => fn.sum<string | null>('paid_amount').as('paid'))
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return Number(row?.paid ?? 0);
}

/** Cases of an attorney of which no more is known than their lists tell, with what was claimed on each. */
export async function casesWithoutDetails(trx: StoreTransaction, attorneyId: string) {
  const rows = await trx
    .selectFrom('legal_case')
    .leftJoin('case_detail', 'case_detail.id', 'legal_case.id')
    .selectAll('legal_case')
    .select(
      sql<string>`coalesce((select sum(amount) from claim where claim.case_id = legal_case.id), 0)`.as(
        'claimed',
      ),
    )
    .where('legal_case.attorney_id', '=', attorneyId)
    .where('case_detail.id', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, claimed: Number(row.claimed) }));
}
