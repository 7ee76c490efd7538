// `matter_event`: what was done on cases and on what belongs to them, when, and by whom.
import type { ColumnType } from 'kysely';
import type { Moment } from './columns.ts';

/** One move of a status flow; rows are only ever added, which the database itself enforces. */
export interface MatterEventTable {
  readonly id: string;
  /** Counts up: the order of what was done in the same moment. */
  readonly nth: ColumnType<string, never, never>;
  /** Nothing for what belongs to no case, such as an application. */
  readonly case_id: string | null;
  /** Whose case or claim it was at that moment. */
  readonly attorney_id: string | null;
  /** Of which flow the subject is. */
  readonly flow: string;
  readonly subject_id: string;
  readonly at: Moment;
  /** The role in which it was done, or `system`. */
  readonly who: string;
  /** Account of whoever did it; empty for the system. */
  readonly by_id: string;
  /** As it is shown to both sides. */
  readonly by_name: string;
  /** `start` for the first. */
  readonly move: string;
  /** Nothing before the first. */
  readonly from_status: string | null;
  readonly to_status: string;
  /** What was said with it; empty where nothing was. */
  readonly words: string;
  /** The form it came with, and the files of it; none of what was done without one. */
  readonly submission_id: ColumnType<string | null, string | null | undefined, never>;
}
