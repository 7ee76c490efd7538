// What a case is by its plan class and its ticket: a referral or none, and the class in whose place it is served.
import { type RawBuilder, sql } from 'kysely';

/** As the tables of the content say it. */
export interface PlanClasses {
  /** Plan classes and ticket types, in small letters: nothing is paid for such a case, and the attorney bills the member. */
  readonly referrals: readonly string[];
  /** Plan class → the one that it is practised, paid and put in order as. */
  readonly servedAs: Readonly<Record<string, string>>;
}

interface Classed {
  readonly plan_class: string;
  readonly ticket_type: string | null;
}

/** By its plan class or its ticket (CAS-04, OR-125), in any capitals. */
export const isReferral = (
  { referrals }: PlanClasses,
  { plan_class, ticket_type }: Classed,
): boolean =>
  [plan_class, ticket_type ?? ''].some((word) => referrals.includes(word.toLowerCase()));

/** The same of `legal_case`. */
export const referralIn = ({ referrals }: PlanClasses): RawBuilder<boolean> =>
  referrals.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(lower(legal_case.plan_class) in (${sql.join(referrals)})
        or lower(coalesce(legal_case.ticket_type, '')) in (${sql.join(referrals)}))`;

/** The class that a case of this class is served as. */
export const servedAs = ({ servedAs: as }: PlanClasses, planClass: string): string =>
  (Object.hasOwn(as, planClass) ? as[planClass] : undefined) ?? planClass;

/** The same of `legal_case`. */
export function servedIn({ servedAs: as }: PlanClasses): RawBuilder<string> {
  const entries = Object.entries(as);
  if (entries.length === 0) return sql<string>`legal_case.plan_class`;
  const cases = entries.map(([from, to]) => sql`when ${from} then ${to}`);
  return sql<string>`case legal_case.plan_class ${sql.join(cases, sql` `)} else legal_case.plan_class end`;
}
