// `case_detail`: what is known of a case beyond its lists: whose plan it is, what was authorized, what is paid for it.
import type { OptionalMoney } from './columns.ts';

/** Of one case; cases of an older store may have none. */
export interface CaseDetailTable {
  /** That of the case. */
  readonly id: string;
  /** Through which the member has the plan. */
  readonly company: string;
  /** Of a Matter case that was authorized. */
  readonly auth_number: string | null;
  readonly authorized_amount: OptionalMoney;
  readonly authorized_hours: OptionalMoney;
  readonly authorized_miles: OptionalMoney;
  /** YYYY-MM-DD */
  readonly authorized_on: string | null;
  /** Of a CDL case: the flat fee that was agreed. */
  readonly attorney_fee: OptionalMoney;
  readonly certified_disposition_fee: OptionalMoney;
  /** YYYY-MM-DD */
  readonly fine_due_on: string | null;
}
