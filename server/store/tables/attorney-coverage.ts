// `attorney_coverage`: what an attorney takes on.
import type { RecordRow } from './record-row.ts';

/** One coverage of one class of plan. */
export interface AttorneyCoverageTable extends RecordRow {
  readonly plan_class: string;
  /** Its id among all coverages. */
  readonly sub_cov_id: string;
  readonly description: string | null;
  readonly sub_coverage: string | null;
  readonly remote_consult: boolean;
  readonly remote_service: boolean;
  readonly deleted: boolean;
  /** YYYY-MM-DD */
  readonly date_deleted: string | null;
}
