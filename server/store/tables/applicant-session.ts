// `applicant_session`: the browser that looked a lead up.
import type { Moment } from './columns.ts';

/** The browser that looked a lead up; the cookie holds the token, the table only its hash. */
export interface ApplicantSessionTable {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly expires_at: Moment;
}
