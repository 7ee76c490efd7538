// What a queue of the desk says of itself.
import type { Answers, JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import type { FlowId, Mover } from '../flows/index.ts';
import type { DeskRow } from '../store/desk-rows.ts';
import type { MoveColumns } from '../store/flow-items.ts';
import type { Store, StoreTransaction } from '../store/index.ts';

type Item = AnswerOf<'desk_item'>['data'];
/** Its label is the message `server.desk.fact.<name>`. */
export interface Fact extends Omit<Item['facts'][number], 'label'> {
  readonly name: string;
}
export type Said = Item['said'][number];

/** A move of the desk, with the answers of its form as the judge leaves them. */
export interface DeskMove {
  readonly row: DeskRow;
  readonly move: string;
  readonly answers: Answers;
  readonly by: Mover;
}

export interface QueueKind {
  /** The status flow of a row. */
  flow(row: DeskRow): FlowId;
  /** What the desk is told of it, in this order; empty values are left out. */
  facts(db: Store, row: DeskRow): Promise<readonly Fact[]>;
  /** The thread, where people talk on it; oldest first. */
  said?(db: Store, row: DeskRow): Promise<readonly Said[]>;
  /** Columns that the answers of a move go to. */
  set?(server: ServerContext, move: DeskMove): Promise<MoveColumns>;
  /** What the mails of a move say besides its words. */
  params?(server: ServerContext, move: DeskMove): JsonObject;
  /** What else a move does, in its transaction, after the status has changed. */
  also?(server: ServerContext, trx: StoreTransaction, move: DeskMove): Promise<void>;
}

/** A fact as it is written. */
export const fact = (
  name: string,
  value: string | null | undefined,
  format: Fact['format'] = 'text',
): Fact => ({
  name,
  value: value ?? '',
  format,
});
