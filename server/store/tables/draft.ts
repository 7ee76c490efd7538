// `draft`: a form in progress.
import type { JsonColumn, Moment, OptionalMoment } from './columns.ts';

/** A form in progress. `owner` is `lead/<id>` or `visitor/<hash of the cookie>`. */
export interface DraftTable {
  readonly form_id: string;
  readonly owner: string;
  readonly data: JsonColumn;
  readonly revision: number;
  readonly step: string | null;
  /** The farthest step that was opened; null where it is not known. */
  readonly reached: string | null;
  /** The release of the form it was last saved under. */
  readonly release: string;
  readonly saved_at: Moment;
  /** Set by the submission; a closed draft takes no more saves. */
  readonly closed_at: OptionalMoment;
}
