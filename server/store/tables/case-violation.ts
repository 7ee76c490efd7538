// `case_violation`: what a driver was cited for, and how it ended.
import type { OptionalMoney } from './columns.ts';

/** One of the violations of a CDL case. */
export interface CaseViolationTable {
  readonly id: string;
  readonly case_id: string;
  /** Its place among those of the case, from 0. */
  readonly place: number;
  readonly citation_number: string;
  readonly violation: string;
  readonly issued_state_point: number | null;
  readonly final_point: number | null;
  /** Id of a code of the list of dispositions; null until it is known. */
  readonly disposition: string | null;
  readonly init_fine_amount: OptionalMoney;
  readonly total_due_amount: OptionalMoney;
  readonly final_court_cost_due: OptionalMoney;
}
