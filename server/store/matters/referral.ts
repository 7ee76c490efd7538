// What a referral is: nothing is paid for it, and the attorney bills the member. Said once for statements and once for rows.
import { sql } from 'kysely';

interface Classed {
  readonly plan_class: string;
  readonly ticket_type: string | null;
}

/** By its plan class or its ticket (CAS-04, OR-125), in any capitals. */
export const isReferral = ({ plan_class, ticket_type }: Classed): boolean =>
  plan_class.toLowerCase() === 'ref' || ticket_type?.toLowerCase() === 'referral';

/** The same of `legal_case`. */
export const IS_REFERRAL = sql<boolean>`(lower(legal_case.plan_class) = 'ref'
  or lower(coalesce(legal_case.ticket_type, '')) = 'referral')`;
