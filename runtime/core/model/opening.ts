// When a form that is stored as it is can be sent, and how often.

/** As `form.json` says it: days (YYYY-MM-DD) or moments (YYYY-MM-DDTHH:MM), by the clocks of the house. */
export interface OpenPlan {
  /** From the beginning of this day, or from this moment. */
  readonly from?: string;
  /** Until the end of this day, or until this moment. */
  readonly until?: string;
}

export interface LimitPlan {
  /** So often in all. */
  readonly all?: number;
  /** So often by each person. */
  readonly each?: number;
}
