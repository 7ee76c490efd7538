// `studio_presence`: who has a page of the Studio open, and where in it.
import type { Moment } from './columns.ts';

export interface StudioPresenceTable {
  /** '' for the pages that are about no change. */
  readonly change_id: string;
  readonly staff_id: string;
  readonly email: string;
  readonly place: string;
  readonly since: Moment;
  readonly seen_at: Moment;
}
