// How what was sent by a form that is stored as it is can be read: whom it is shown to, and what its list shows.

/** As `form.json` says it; what it leaves out is made of the form. */
export interface ReceivedPlan {
  /** Roles that read it. */
  readonly by?: readonly string[];
  /** Those of them who see what is marked as personal; nobody if left out. */
  readonly personal?: readonly string[];
  /** Dotted fields that are columns of the list. */
  readonly columns?: readonly string[];
  /** Dotted fields with choices that the list can be narrowed by. */
  readonly filters?: readonly string[];
  /** After so many days a submission is deleted; never if left out. */
  readonly keepDays?: number;
}
