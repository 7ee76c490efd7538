// The cases of one attorney as a search finds them: narrowed, in order, a page at a time, with how many there are in all.
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import { beginsWith } from '../statements/begins-with.ts';
import type { Store } from '../statements/transaction.ts';
import type { Tables } from '../tables/index.ts';
import type { CaseKind, LegalCaseTable } from '../tables/legal-case.ts';
import type { ListedCase } from './legal-cases.ts';
import { type PlanClasses, referralIn, servedIn } from './plan-classes.ts';

/** What a case is put in order by. */
export type CaseOrder = keyof ReturnType<typeof ordersOf>;

export interface CasesAsked {
  readonly classes: PlanClasses;
  readonly kind?: CaseKind | undefined;
  /** Only referrals, or only what is none. */
  readonly referral?: boolean | undefined;
  /** Only what is not over. */
  readonly isOpen?: boolean;
  /** In any capitals. */
  readonly status?: string | undefined;
  /** How the number of the case begins, in any capitals. */
  readonly number?: string | undefined;
  readonly memberNumber?: string | undefined;
  readonly order: { readonly by: CaseOrder; readonly descending: boolean };
  readonly skip: number;
  readonly most: number;
}

/** A case that was found. */
export type FoundCase = ListedCase &
  Pick<Selectable<LegalCaseTable>, 'plan_class' | 'ticket_type'> & {
    readonly member_number: string;
  };

/** Those of one attorney that are asked for, and how many there are on all pages. */
export async function searchCases(
  db: Store,
  attorneyId: string,
  asked: CasesAsked,
): Promise<{ readonly total: number; readonly cases: readonly FoundCase[] }> {
  // Members are looked up for the page alone, except where they put it in order.
  const found = db
    .selectFrom('legal_case')
    .where('legal_case.attorney_id', '=', attorneyId)
    .where((is) => is.and(conditions(is, asked)));
  const counted = await found
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = asked.order.descending ? sql`desc` : sql`asc`;
  const shown = found.innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id');
  const cases = await ordersOf(asked.classes)
    [asked.order.by].reduce((query, by) => query.orderBy(sql`${by} ${way}`), shown)
    .orderBy('legal_case.created_at', 'desc')
    .orderBy('legal_case.id', 'desc')
    .select([
      'legal_case.id',
      'legal_case.number',
      'legal_case.kind',
      'legal_case.plan_class',
      'legal_case.ticket_type',
      'legal_case.coverage',
      'legal_case.status',
      'legal_case.created_at',
      'plan_member.first_name',
      'plan_member.last_name',
      'plan_member.number as member_number',
      'plan_member.status as member_status',
    ])
    .limit(asked.most)
    .offset(asked.skip)
    .execute();
  return { total: counted.total, cases };
}

/** What each column shows, in the order that people expect of it: numbers by their length first. */
const ordersOf = (classes: PlanClasses) =>
  ({
    number: [sql`length(legal_case.number)`, sql`lower(legal_case.number)`],
    ticket_type: [
      sql`lower(case when legal_case.kind = 'CDL' then coalesce(legal_case.ticket_type, legal_case.plan_class)
      else ${servedIn(classes)} end)`,
    ],
    member_name: [sql`lower(plan_member.first_name)`, sql`lower(plan_member.last_name)`],
    member_status: [sql`lower(plan_member.status)`],
    coverage: [sql`lower(legal_case.coverage)`],
    datecreated: [sql`legal_case.created_at`],
    status: [sql`lower(legal_case.status)`],
  }) satisfies Record<string, readonly RawBuilder<unknown>[]>;

function conditions(
  is: ExpressionBuilder<Tables, 'legal_case'>,
  { kind, referral, classes, isOpen, status, number, memberNumber }: CasesAsked,
) {
  return [
    ...(kind === undefined ? [] : [is('legal_case.kind', '=', kind)]),
    ...(referral === undefined ? [] : [is(referralIn(classes), '=', referral)]),
    ...(isOpen ? [is('legal_case.closed_at', 'is', null)] : []),
    ...(status === undefined
      ? []
      : [is(is.fn<string>('lower', ['legal_case.status']), '=', status.toLowerCase())]),
    ...(number === undefined ? [] : [beginsWith(sql.ref('legal_case.number'), number)]),
    ...(memberNumber === undefined ? [] : [beginsWith(NUMBER_OF_MEMBER, memberNumber)]),
  ];
}

const NUMBER_OF_MEMBER = sql`(select number from plan_member where id = legal_case.member_id)`;
