// `confirmed_change`: what was changed by attorneys who had just shown anew who they are.
import type { ColumnType } from 'kysely';
import type { Moment } from './columns.ts';

/** One kind of change of one save; rows are only ever added, which the database itself enforces. */
export interface ConfirmedChangeTable {
  readonly id: string;
  /** Counts up: the order of what was changed at once. */
  readonly nth: ColumnType<string, never, never>;
  readonly attorney_id: string;
  readonly at: Moment;
  readonly who: string;
  readonly address: string;
  readonly browser: string;
  /** Message key of what it is called. */
  readonly what: string;
  /** Money goes by it. */
  readonly pays: boolean;
  /** The last characters of the number it is now; empty where it is none. */
  readonly ending: string;
  /** Addresses it was told to, with spaces between them: those of the weeks before are told of the next change, too. */
  readonly told: string;
}
