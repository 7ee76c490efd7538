// `attorney`: who applied, and their account.
import type { Generated } from 'kysely';
import type { JsonColumn, LaterMoment, Moment, OptionalMoment } from './columns.ts';

/** An attorney: what is asked of the record often has a column, the rest is in `data`. */
export interface AttorneyTable {
  readonly id: string;
  readonly lead_id: string | null;
  readonly submission_id: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly status: string;
  readonly username: string | null;
  readonly password_hash: string | null;
  /** As it was chosen from the form's list. */
  readonly secret_question: string | null;
  readonly secret_answer_hash: string | null;
  readonly signed_at: OptionalMoment;
  /** Since then nobody logs in as this attorney. */
  readonly disabled_at: LaterMoment;
  /** Counts the changes of the row, from 1. */
  readonly revision: Generated<number>;
  readonly data: JsonColumn;
  /** Sealed values by JSON Pointer, bound to `attorney/<id>`. */
  readonly secrets: JsonColumn;
  readonly created_at: Moment;
}
