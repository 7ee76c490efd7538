// `plan_member`: people with a legal plan, whom attorneys help.
import type { Said } from './columns.ts';

/** One member. */
export interface PlanMemberTable {
  readonly id: string;
  /** The number people know. */
  readonly number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: Said;
  readonly address1: Said;
  readonly city: Said;
  readonly state: Said;
  readonly zip: Said;
  /** `Active`, `Inactive` or `Terminated`. */
  readonly status: string;
}
