// `practice_area`: where an attorney practises, and for which class of plan.
import type { RecordRow } from './record-row.ts';

/** One county of one state for one class of plan; the same may stand there twice. */
export interface PracticeAreaTable extends RecordRow {
  readonly state_code: string;
  readonly county: string;
  readonly plan_class: string;
  readonly cdl_rate: number | null;
  readonly deleted: boolean;
  /** YYYY-MM-DD */
  readonly date_deleted: string | null;
}
