// `studio_approval`: at most one row a change, who is asked for approval of exactly these files, and who gave it.
import type { Moment, OptionalMoment } from './columns.ts';

export interface StudioApprovalTable {
  readonly change_id: string;
  /** What is to be approved, by the hash of its files: any further edit makes it another. */
  readonly source: string;
  readonly asked_by: string;
  readonly asked_of: string;
  readonly asked_at: Moment;
  /** What becomes the note of the release. */
  readonly note: string;
  readonly approved_by: string | null;
  readonly approved_at: OptionalMoment;
}
