// What a queue of the desk says of itself.
import type { Answers, JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import type { FlowId, Mover } from '../flows/index.ts';
import type { AnsweredPart } from '../forms/answers-in-words.ts';
import type { AnswerColumns } from '../forms/number-range.ts';
import type { SecurityEventKind } from '../security-events/index.ts';
import type { DeskRow } from '../store/desk-rows.ts';
import type { MoveColumns } from '../store/flow-items.ts';
import type { Store, StoreTransaction } from '../store/index.ts';

/** Who works at the desk, as flows call them. */
export const DESK = 'desk';

type Item = AnswerOf<'desk_item'>['data'];
/** Its label is the message `server.desk.fact.<name>`. */
export interface Fact extends Omit<Item['facts'][number], 'label'> {
  readonly name: string;
}
export type Said = Item['said'][number];
export type DeskFile = Item['files'][number];
export type Changed = Item['changes'][number];

/** The bytes of a file, under the name it was given. */
export interface FileBody {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}

/** A move of the desk, with the answers of its form as the judge leaves them. */
export interface DeskMove {
  readonly row: DeskRow;
  readonly move: string;
  readonly answers: Answers;
  readonly by: Mover;
  /** Of the move, and of what is kept with it. */
  readonly at: Date;
  /** Under which its answers and files are kept; none of a move that asks nothing. */
  readonly submission?: string;
}

export type DeskServer = Pick<ServerContext, 'db' | 'content' | 'services' | 'now'>;

/** With what the rules of moves are judged by. */
export type JudgingServer = DeskServer & Pick<ServerContext, 'config'>;

export interface QueueKind {
  /** What a move is as a security event, where it is more than a move; told by the state it leads to and by its answers. */
  event?(
    server: DeskServer,
    move: { readonly to: string; readonly answers: Answers },
  ): SecurityEventKind;
  /** The status flow of a row. */
  flow(row: DeskRow): FlowId;
  /** What the desk is told of it, in this order; empty values are left out. */
  facts(server: DeskServer, row: DeskRow): Promise<readonly Fact[]>;
  /** What was changed of late that whoever decides on it has to know, newest first. */
  changes?(server: DeskServer, row: DeskRow): Promise<readonly Changed[]>;
  /** Of some rows, the ids of those for which there is any. */
  changed?(server: DeskServer, rows: readonly DeskRow[]): Promise<ReadonlySet<string>>;
  /** What rules of the forms of its moves know as `context.<record>` besides the answers. */
  records?(server: JudgingServer, row: DeskRow): Promise<JsonObject>;
  /** The thread, where people talk on it; oldest first. */
  said?(db: Store, row: DeskRow): Promise<readonly Said[]>;
  /** What was answered in the form that it was made of. */
  answers?(server: DeskServer, row: DeskRow): Promise<readonly AnsweredPart[]>;
  /** Files that came with it, where they are no part of a thread. */
  files?(server: DeskServer, row: DeskRow): Promise<readonly DeskFile[]>;
  /** One of its files, or of its thread's; undefined for a key that is none of them. */
  file?(server: DeskServer, row: DeskRow, key: string): Promise<FileBody | undefined>;
  /** Which answers of its moves go to columns of numbers. */
  readonly columns?: AnswerColumns;
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
