// A case as the desk looks at it, and the attorneys who could have it.
import { type Selectable, sql } from 'kysely';
import type { LegalCaseTable } from './tables/legal-case.ts';
import type { Store } from './transaction.ts';

export interface DeskCase extends Selectable<LegalCaseTable> {
  readonly member_status: string;
  readonly member_number: string;
  readonly member_name: string;
  /** Two letters; nothing where it is not known where the member lives. */
  readonly state: string | null;
}

/** One case with its member. */
export async function caseOfDesk(db: Store, id: string): Promise<DeskCase | undefined> {
  return db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .selectAll('legal_case')
    .select(['plan_member.status as member_status', 'plan_member.number as member_number'])
    .select(sql<string>`plan_member.first_name || ' ' || plan_member.last_name`.as('member_name'))
    .select(sql<string | null>`nullif(to_jsonb(plan_member)->>'state', '')`.as('state'))
    .where('legal_case.id', '=', id)
    .executeTakeFirst();
}

export interface CouldHave {
  readonly statuses: readonly string[];
  readonly most: number;
  /** This one alone. */
  readonly number?: string;
}

/** Attorneys of these statuses who practise for the plan class of the case, and where the member lives, if that is known; not the one who has it. */
export async function whoCouldHave(
  db: Store,
  { plan_class, state, attorney_id }: DeskCase,
  { statuses, most, number }: CouldHave,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  if (statuses.length === 0) return [];
  // COM is paid and practised as FAM.
  const served = plan_class === 'COM' ? 'FAM' : plan_class;
  const { rows } = await sql<{ id: string; name: string }>`
    select attorney.id, attorney.first_name || ' ' || attorney.last_name as name from attorney
    where lower(attorney.status) in (${sql.join(statuses.map((one) => one.toLowerCase()))}) and attorney.id is distinct from ${attorney_id}
      ${number === undefined ? sql`` : sql`and attorney.id = ${number}`}
      and exists (select from practice_area as area where area.attorney_id = attorney.id
        and area.deleted = false and area.plan_class = ${served}
        ${state === null ? sql`` : sql`and area.state_code = ${state}`})
    order by attorney.id limit ${most}`.execute(db);
  return rows;
}
