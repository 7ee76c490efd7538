// A case as the desk looks at it, and the attorneys who could have it.
import { type Selectable, sql } from 'kysely';
import { SERVER_MOVES } from '../../program/index.ts';
import { type PlanClasses, servedAs } from '../matters/plan-classes.ts';
import type { Store } from '../statements/transaction.ts';
import type { LegalCaseTable } from '../tables/legal-case.ts';

export interface DeskCase extends Selectable<LegalCaseTable> {
  readonly member_status: string;
  readonly member_number: string;
  readonly member_name: string;
  /** Where the member lives, as far as it is known; the state in two letters. */
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** One case with its member. */
export async function caseOfDesk(db: Store, id: string): Promise<DeskCase | undefined> {
  return db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .selectAll('legal_case')
    .select(['plan_member.status as member_status', 'plan_member.number as member_number'])
    .select(sql<string>`plan_member.first_name || ' ' || plan_member.last_name`.as('member_name'))
    .select(['plan_member.city', 'plan_member.state', 'plan_member.zip'])
    .where('legal_case.id', '=', id)
    .executeTakeFirst();
}

export interface CouldHave {
  readonly classes: PlanClasses;
  /** Of the attorney. */
  readonly statuses: readonly string[];
  /** Where they have to practise: in a county, or somewhere in a state; anywhere, where neither is known. */
  readonly state: string;
  readonly county: string;
  readonly most: number;
  /** This one alone. */
  readonly number?: string;
}

export interface Practising {
  readonly id: string;
  readonly name: string;
  /** How many cases they have that are not over. */
  readonly open: number;
}

/**
 * Attorneys who practise in a place for the plan class of the case; neither the one who has it, nor who has declined it.
 * Those with the fewest open cases first.
 */
export async function whoCouldHave(
  db: Store,
  { id, plan_class, attorney_id }: DeskCase,
  { statuses, classes, state, county, most, number }: CouldHave,
): Promise<readonly Practising[]> {
  if (statuses.length === 0) return [];
  const served = servedAs(classes, plan_class);
  const { rows } = await sql<Practising>`
    select attorney.id, attorney.first_name || ' ' || attorney.last_name as name,
      (select count(*)::int from legal_case as work
        where work.attorney_id = attorney.id and work.closed_at is null) as open
    from attorney
    where lower(attorney.status) in (${sql.join(statuses.map((one) => one.toLowerCase()))})
      and attorney.disabled_at is null
      and attorney.id is distinct from ${attorney_id}
      and not exists (select from matter_event as said where said.subject_id = ${id}
        and said.flow = 'case' and said.move = ${SERVER_MOVES.case.decline.name} and said.attorney_id = attorney.id)
      ${number === undefined ? sql`` : sql`and attorney.id = ${number}`}
      and exists (select from practice_area as area where area.attorney_id = attorney.id
        and area.deleted = false and area.plan_class = ${served}
        ${state === '' ? sql`` : sql`and area.state_code = ${state}`}
        ${county === '' ? sql`` : sql`and area.county = ${county}`})
    order by open, attorney.last_name, attorney.id limit ${most}`.execute(db);
  return rows;
}
