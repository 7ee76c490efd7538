// `desk_presence`: who of the desk has the page of a thing open.
import type { Moment } from './columns.ts';

export interface DeskPresenceTable {
  readonly queue: string;
  readonly thing_id: string;
  readonly staff_id: string;
  readonly seen_at: Moment;
}
