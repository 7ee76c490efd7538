// `studio_plan`: at most one row a change, when exactly these files are to be published.
import type { Moment } from './columns.ts';

export interface StudioPlanTable {
  readonly change_id: string;
  /** By the hash of its files: any further edit makes it another. */
  readonly source: string;
  readonly due_at: Moment;
  readonly planned_by: string;
  readonly planned_at: Moment;
  readonly note: string;
}
