// The words of a form some of whose answers change only for whoever has just shown anew who they are.

/** What `form.json` says under `confirm`. Paths are dotted. */
export interface ConfirmPlan {
  readonly changes: readonly ConfirmedChange[];
  /** Fields that hold e-mail addresses to which a change is told too, before and after it. */
  readonly addresses?: readonly string[];
}

/** What is told apart of such changes. */
export interface ConfirmedChange {
  /** Message key of what it is called. */
  readonly what: string;
  readonly fields: readonly string[];
  /** Money goes by them: whoever pays is told. */
  readonly pays?: true;
}
