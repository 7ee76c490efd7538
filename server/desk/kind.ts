// What a queue of the desk says of itself.
import type { Answers, FlowMove, JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import type { FlowId, Mover } from '../flows/index.ts';
import type { AnsweredPart } from '../forms/answers-in-words.ts';
import type { Offers } from '../forms/catalogue.ts';
import type { AnswerColumns } from '../forms/number-range.ts';
import type { DESK_FACTS } from '../program/index.ts';
import type { Reader } from '../received/index.ts';
import type { Named, SecurityEventKind } from '../security-events/index.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import type { QueueName } from '../store/desk/desk-taking.ts';
import type { StoreTransaction } from '../store/index.ts';
import type { MoveColumns } from '../store/matters/flow-items.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';

type Item = AnswerOf<'desk_item'>['data'];
type Known = string | null | undefined;
/** By name; what takes an effort to know is asked for only where it is told. */
export type KnownFacts = Readonly<Record<string, Known | (() => Promise<Known>)>>;
export type DeskMessage = Item['said'][number];
export type DeskFile = Item['files'][number];
export type Proposal = NonNullable<Item['proposal']>;
export type Changed = Item['changes'][number];
export type Earlier = NonNullable<Item['earlier']>;
export type Version = NonNullable<Item['versions']>[number];
export type RequiredDocument = NonNullable<Item['required']>[number];

/** All that a queue may tell, each by its name. */
export type Facts<View extends keyof typeof DESK_FACTS> = Readonly<
  Record<(typeof DESK_FACTS)[View][number], KnownFacts[string]>
>;

/** The bytes of a file, under the name it was given. */
export interface FileBody {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}

/** A move of the desk, with the answers of its form as the judge leaves them. */
export interface DeskMove {
  readonly queue: QueueName;
  readonly row: DeskRow;
  /** By its name. */
  readonly move: string;
  /** As the flow has it; none where it has no such move from there. */
  readonly wanted: FlowMove | undefined;
  /** It is made in place of the one that was asked for. */
  readonly inPlace?: true;
  /** The state that the clerk saw, and the last event. */
  readonly from: string;
  readonly seen: string;
  readonly answers: Answers;
  readonly by: Mover;
  /** Of the move, and of what is kept with it. */
  readonly at: Date;
  /** Under which its answers and files are kept; none of a move that asks nothing. */
  readonly submission?: string;
}

/** What is settled of a move in its transaction. */
export interface Prepared {
  /** In place of what was typed, for its words. */
  readonly answers?: Answers;
  /** Columns besides those of `set`. */
  readonly set?: MoveColumns;
  /** What its mails say besides its words. */
  readonly params?: JsonObject;
  /** Keeps what belongs to its event, once that is kept. */
  keep?(event: string): Promise<void>;
}

export type DeskServer = Pick<ServerContext, 'db' | 'content' | 'services' | 'now'>;

/** With what the rules of moves are judged by. */
export type JudgingServer = DeskServer & Pick<ServerContext, 'config'>;

export interface QueueKind {
  /** What a move is as a security event, where it is more than a move. */
  event?(
    server: DeskServer,
    move: Pick<DeskMove, 'wanted' | 'answers'>,
  ): SecurityEventKind | undefined;
  /** The status flow of a row. */
  flow(row: DeskRow): FlowId;
  /** What the desk may be told of it, by the names of `DESK_FACTS`; which of it, and in which order, is content. */
  facts(server: DeskServer, row: DeskRow): Promise<KnownFacts>;
  /** What was changed of late that whoever decides on it has to know, newest first. */
  changes?(server: DeskServer, row: DeskRow): Promise<readonly Changed[]>;
  /** Of some rows, the ids of those for which there is any. */
  changed?(server: DeskServer, rows: readonly DeskRow[]): Promise<ReadonlySet<string>>;
  /** What rules of the forms of its moves know as `context.<record>` besides the answers. */
  records?(server: JudgingServer, row: DeskRow, reader: Reader): Promise<JsonObject>;
  /** What calls offer for choices of the forms of its moves, by the id of the call. */
  offers?(server: DeskServer, row: DeskRow): Offers;
  /** The payment of it that waits for a second clerk, as this clerk is told of it. */
  proposal?(server: DeskServer, row: DeskRow, clerk: string): Promise<Proposal | undefined>;
  /** The thread, where people talk on it; oldest first. */
  said?(server: DeskServer, row: DeskRow, reader: Reader): Promise<readonly DeskMessage[]>;
  /** What was answered in the form that it was made of. */
  answers?(server: DeskServer, row: DeskRow, reader: Reader): Promise<readonly AnsweredPart[]>;
  /** By id: what was answered to the columns that its form has in the queue. */
  cells?(
    server: DeskServer,
    reader: Reader,
    rows: readonly DeskRow[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** What was sent before it was corrected, newest first. */
  versions?(server: DeskServer, row: DeskRow, reader: Reader): Promise<readonly Version[]>;
  /** What else was claimed on its case. */
  earlier?(server: DeskServer, row: DeskRow): Promise<Earlier>;
  /** The documents that it cannot do without. */
  required?(server: ServerContext, row: DeskRow): Promise<readonly RequiredDocument[]>;
  /** Files that came with it, where they are no part of a thread. */
  files?(server: DeskServer, row: DeskRow, reader: Reader): Promise<readonly DeskFile[]>;
  /** One of its files, or of its thread's; undefined for a key that is none of them. */
  file?(
    server: DeskServer,
    row: DeskRow,
    key: string,
    reader: Reader,
  ): Promise<FileBody | undefined>;
  /** Which answers of its moves go to columns of numbers. */
  readonly columns?: AnswerColumns;
  /** Columns that the answers of a move go to. */
  set?(server: ServerContext, move: DeskMove): Promise<MoveColumns>;
  /** The move that is made in place of the one that was asked for, where its answers want another. */
  instead?(server: ServerContext, move: DeskMove): FlowMove | undefined;
  /** Refuses, before anything is written, what the form of the move cannot know; `know` is told who else takes part. */
  check?(server: ServerContext, move: DeskMove, know: (other: Named) => void): Promise<void>;
  /** Settles, in the transaction of the move and before it, what else depends on how things stand then. */
  prepare?(server: ServerContext, trx: StoreTransaction, move: DeskMove): Promise<Prepared>;
  /** What a move says in words, where that is more than its reason or its note. */
  words?(server: ServerContext, move: DeskMove): Promise<string>;
  /** What else a move does, in its transaction, after the status has changed. */
  also?(server: ServerContext, trx: StoreTransaction, move: DeskMove): Promise<void>;
  /** Takes back what `also` did, in the transaction in which the move of this event is taken back. */
  undone?(server: ServerContext, trx: StoreTransaction, event: MatterEvent): Promise<void>;
}
