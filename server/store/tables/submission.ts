// `submission`: a form as it was submitted.
import type { JsonColumn, LaterMoment, Moment } from './columns.ts';

/** A form as it was submitted. Never changed afterwards, unless whoever sent it corrects it: then it has the newest answers. */
export interface SubmissionTable {
  readonly id: string;
  readonly form_id: string;
  /** Hash of form, rules and wording it was reviewed under. */
  readonly release: string;
  /** Revision of the draft the person reviewed; 0 without a draft. */
  readonly revision: number;
  readonly data: JsonColumn;
  /** Sealed values by JSON Pointer, bound to this row. */
  readonly secrets: JsonColumn;
  readonly owner: string;
  readonly submitted_at: Moment;
  /** When its answers were sent in place of others; nothing where they never were. */
  readonly corrected_at: LaterMoment;
}
