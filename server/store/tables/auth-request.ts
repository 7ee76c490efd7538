// `auth_request`: what attorneys ask to be allowed on a case.
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
}
