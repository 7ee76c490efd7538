// `plan_member`: people with a legal plan, whom attorneys help.

/** One member. */
export interface PlanMemberTable {
  readonly id: string;
  /** The number people know. */
  readonly number: string;
  readonly first_name: string;
  readonly last_name: string;
  /** `Active`, `Inactive` or `Terminated`. */
  readonly status: string;
}
