// `submission_version`: answers of a submission that were corrected, as they were before.
import type { JsonColumn, Moment } from './columns.ts';

/** Never changed afterwards. */
export interface SubmissionVersionTable {
  readonly id: string;
  readonly submission_id: string;
  /** Hash of form, rules and wording they were sent under. */
  readonly release: string;
  readonly data: JsonColumn;
  /** Sealed values by JSON Pointer, bound to this row. */
  readonly secrets: JsonColumn;
  readonly sent_at: Moment;
  /** When others were sent in their place. */
  readonly replaced_at: Moment;
}
