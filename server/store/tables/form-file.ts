// `form_file`: a file uploaded to a form that has no calls of its own.
import type { Moment } from './columns.ts';

export interface FormFileTable {
  readonly id: string;
  readonly form_id: string;
  /** As of the draft that lists it. */
  readonly owner: string;
  /** The field of the form it was uploaded at, `/cases/*\/papers` for one of any row. */
  readonly field: string;
  /** The network it came from, as a hash. */
  readonly network: string;
  readonly name: string;
  /** What its uploader said it is. */
  readonly file_type: string | null;
  readonly size: number;
  /** Its key on the shelf `form/<form>`; null while it is being stored. */
  readonly file_key: string | null;
  /** It is nobody's from then on, unless it went with a submission. */
  readonly expires_at: Moment;
  readonly submission_id: string | null;
}
