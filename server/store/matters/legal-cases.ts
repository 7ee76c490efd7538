// Rows of `legal_case`: the cases attorneys have.
import type { Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { LegalCaseTable } from '../tables/legal-case.ts';
import type { PlanMemberTable } from '../tables/plan-member.ts';

type Member = Pick<Selectable<PlanMemberTable>, 'first_name' | 'last_name'>;

/** A case as lists show it, with its member. */
export type ListedCase = Pick<
  Selectable<LegalCaseTable>,
  'id' | 'number' | 'kind' | 'coverage' | 'status' | 'created_at'
> &
  Member & { readonly member_status: string };

/** The newest cases of one attorney. */
export async function listCases(
  db: Store,
  attorneyId: string,
  { most }: { readonly most: number },
): Promise<readonly ListedCase[]> {
  return db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select([
      'legal_case.id',
      'legal_case.number',
      'legal_case.kind',
      'legal_case.coverage',
      'legal_case.status',
      'legal_case.created_at',
      'plan_member.first_name',
      'plan_member.last_name',
      'plan_member.status as member_status',
    ])
    .where('legal_case.attorney_id', '=', attorneyId)
    .orderBy('legal_case.created_at', 'desc')
    .orderBy('legal_case.id', 'desc')
    .limit(most)
    .execute();
}

/** Case statuses and member statuses that together are a matter of concern; in any capitals. */
export interface Concern {
  readonly caseStatuses: readonly string[];
  readonly memberStatuses: readonly string[];
  readonly most: number;
}

/** Numbers of the newest open cases of one attorney that are of concern, and how many there are in all. */
export async function casesOfConcern(
  db: Store,
  attorneyId: string,
  { caseStatuses, memberStatuses, most }: Concern,
): Promise<{ readonly numbers: readonly string[]; readonly total: number }> {
  if (caseStatuses.length === 0) return { numbers: [], total: 0 };
  const rows = await db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select((is) => ['legal_case.number', is.fn.countAll<number>().over().as('total')])
    .where('legal_case.attorney_id', '=', attorneyId)
    .where('legal_case.closed_at', 'is', null)
    .where((is) => is(is.fn('lower', ['legal_case.status']), 'in', lowered(caseStatuses)))
    .where((is) => is(is.fn('lower', ['plan_member.status']), 'in', lowered(memberStatuses)))
    .orderBy('legal_case.created_at', 'desc')
    .orderBy('legal_case.id', 'desc')
    .limit(most)
    .execute();
  return { numbers: rows.map(({ number }) => number), total: rows[0]?.total ?? 0 };
}

const lowered = (words: readonly string[]) => words.map((word) => word.toLowerCase());

/** A matter on which an attorney may want to be allowed something. */
export interface OwnMatter
  extends Pick<
    Selectable<LegalCaseTable>,
    'id' | 'number' | 'plan_class' | 'coverage' | 'sub_coverage' | 'status'
  > {
  readonly first_name: string;
  readonly last_name: string;
}

/** The matters of one attorney that are not over, newest first: all of them, or the one of this id. */
export async function listMatters(
  db: Store,
  attorneyId: string,
  id?: string,
): Promise<readonly OwnMatter[]> {
  if (id !== undefined && !isUuid(id)) return [];
  let matters = db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select([
      'legal_case.id',
      'legal_case.number',
      'legal_case.plan_class',
      'legal_case.coverage',
      'legal_case.sub_coverage',
      'legal_case.status',
      'plan_member.first_name',
      'plan_member.last_name',
    ])
    .where('legal_case.attorney_id', '=', attorneyId)
    .where('legal_case.kind', '=', 'Matter');
  if (id !== undefined) matters = matters.where('legal_case.id', '=', id);
  const rows = await matters
    .select('legal_case.closed_at')
    .orderBy('legal_case.created_at', 'desc')
    .orderBy('legal_case.id', 'desc')
    .execute();
  // Not asked of the store: it would rather read the whole table through than go by the attorney.
  return rows.filter(({ closed_at }) => closed_at === null);
}
