// `auth_request`: what attorneys ask to be allowed on a case.
import type { ColumnType } from 'kysely';
import type { Moment, OptionalMoment } from './columns.ts';

/** One request; the answers are rows of `auth_reply`. */
export interface AuthRequestTable {
  readonly id: string;
  readonly case_id: string;
  /** Who asks, also when the case has gone to somebody else. */
  readonly attorney_id: string;
  readonly subject: string;
  readonly description: string;
  /** `New`, `Open` or `Completed`. */
  readonly status: string;
  readonly created_at: Moment;
  /** Since when it is over. */
  readonly closed_at: OptionalMoment;
  /** The form it came with, and the files of it; none in an invented world. */
  readonly submission_id: string | null;
  /** The desk said the last word: whose turn it is may depend on it. */
  readonly answered: ColumnType<boolean, never, boolean>;
  /** Since when it waits for whoever's turn it is. */
  readonly waits_since: ColumnType<Date, Date | undefined, Date>;
}
