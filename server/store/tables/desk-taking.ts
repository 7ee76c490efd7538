// `desk_taking`: who of the desk has taken a thing of a queue.
import type { Moment } from './columns.ts';

/** A thing without a row is nobody's. */
export interface DeskTakingTable {
  readonly queue: string;
  readonly thing_id: string;
  readonly staff_id: string;
  readonly since: Moment;
}
