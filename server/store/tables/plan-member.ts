// `plan_member`: people with a legal plan, whom attorneys help.
import type { Defaulted } from './columns.ts';

/** One member. */
export interface PlanMemberTable {
  readonly id: string;
  /** The number people know. */
  readonly number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: Defaulted;
  readonly address1: Defaulted;
  readonly city: Defaulted;
  readonly state: Defaulted;
  readonly zip: Defaulted;
  /** `Active`, `Inactive` or `Terminated`. */
  readonly status: string;
}
