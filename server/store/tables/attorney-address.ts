// `attorney_address`: where an attorney's offices are.
import type { RecordRow } from './record-row.ts';

/** One address. */
export interface AttorneyAddressTable extends RecordRow {
  /** `PRIMARY` or `SECONDARY`. */
  readonly type: string;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly county: string | null;
  readonly country: string | null;
}
