// `attorney`: who applied, and their account.
import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '../../../runtime/core/index.ts';
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
  /** The migrations that `data` and `secrets` have been through: those of the form they were saved by. Null of rows from before they were noted. */
  readonly migrations: ColumnType<readonly Migration[] | null, string | undefined, string>;
  /** Sealed values by JSON Pointer, bound to `attorney/<id>`. */
  readonly secrets: JsonColumn;
  readonly created_at: Moment;
}
