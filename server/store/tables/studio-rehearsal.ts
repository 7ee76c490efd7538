// `studio_rehearsal`: how far a change was rehearsed, and what came of it; of a published one what was known then.
import type { Moment } from './columns.ts';

export interface StudioRehearsalTable {
  readonly change_id: string;
  /** What was rehearsed, by the hash of its files, and the release that was live then. */
  readonly files: string;
  readonly head: number;
  /** Grows with each part: of two who go on at once one does. */
  readonly turn: number;
  /** Numbers and a few examples, as JSON; no answers. */
  readonly tally: string;
  readonly at: Moment;
}
