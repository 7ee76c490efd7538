// `attorney_change`: what was changed in a record, and by whom.
import type { ColumnType } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { JsonColumn, Moment } from './columns.ts';

/** One change of a record; rows are only ever added, which the database itself enforces. */
export interface AttorneyChangeTable {
  readonly attorney_id: string;
  /** The one the record has had since. */
  readonly revision: number;
  readonly at: Moment;
  readonly who: string;
  readonly address: string;
  readonly browser: string;
  /** For people to read; secrets are named, never shown. */
  readonly changes: ColumnType<readonly JsonObject[], string, never>;
  /** How many `changes` lists; the database counts. */
  readonly places: ColumnType<number, never, never>;
  /** What makes the answers of this revision those of the one before. */
  readonly undo: JsonColumn;
}
