// `attorney_contact`: whom to reach at an attorney's office.
import type { RecordRow } from './record-row.ts';

/** One person. */
export interface AttorneyContactTable extends RecordRow {
  /** `PRIMARY` or `SECONDARY`. */
  readonly type: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly old_email: string | null;
  /** This, `fax` and `cell` are digits alone. */
  readonly phone: string | null;
  readonly ext: string | null;
  readonly fax: string | null;
  readonly cell: string | null;
}
