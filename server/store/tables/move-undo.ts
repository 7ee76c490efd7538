// `move_undo`: the last move of a thing, as long as whoever made it can take it back.
import type { ColumnType } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Moment } from './columns.ts';

/** A thing without a row has nothing that could be taken back; every move ends what stood before it. */
export interface MoveUndoTable {
  readonly subject_id: string;
  /** The event of the move. */
  readonly event_id: string;
  /** Account of whoever made it. */
  readonly by_id: string;
  readonly until: Moment;
  /** Columns of its row as they were before, by their names. */
  readonly before: ColumnType<JsonObject, string, never>;
  /** Ids of the jobs of its mails, which wait until then. */
  readonly mails: ColumnType<readonly string[], string, never>;
}
