// `lease`: who does at the moment what only one may do at a time.
import type { Moment } from './columns.ts';

export interface LeaseTable {
  readonly name: string;
  readonly holder: string;
  /** By the clock of the store; nobody holds it any more then. */
  readonly until: Moment;
}
