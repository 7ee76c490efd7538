// `applicant_browser`: a browser in which somebody proved the mailbox of a lead.
import type { Moment } from './columns.ts';

/** One cookie may stand for several leads; the table holds its hash only. */
export interface ApplicantBrowserTable {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly expires_at: Moment;
}
