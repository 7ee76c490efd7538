// Moves things through their status flow: who may do what from where is content, and whoever comes second is told.
import {
  type Flow,
  type FlowMove,
  type JsonObject,
  moveFor,
  START,
  SYSTEM,
  stateNamed,
  waitedFor,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { StoreTransaction } from '../store/index.ts';
import type { FlowItem, MoveColumns } from '../store/matters/flow-items.ts';
import { insertMatterEvent, lastEventOf } from '../store/matters/matter-events.ts';
import { refuseClosed } from './closed.ts';
import { DESK, type FlowId, flowOf, held, tableOf } from './kinds.ts';
import { mailMove } from './mails.ts';
import { tellOutside } from './told-outside.ts';
import { overtake, wayBack } from './way-back.ts';

export type MoveNeeds = Pick<ServerContext, 'content' | 'services' | 'now'>;

/** Who moves something: a role of the flow, the account, and the name that both sides see. */
export interface Mover {
  readonly role: string;
  readonly id: string;
  readonly name: string;
}

export interface Beginning {
  readonly flow: FlowId;
  readonly id: string;
  readonly by: Mover;
  readonly words?: string;
  /** Its moment, where another row has it too: the track tells one thing once. Now unless told. */
  readonly at?: Date;
}

export interface AskedMove extends Beginning {
  readonly move: string;
  /** The state that whoever asks has seen; without it the one it is in. */
  readonly from?: string;
  /** The form that it comes with, whose files go with its words. */
  readonly submission?: string;
  /** The last event on it that whoever asks has seen, '' for none; without it any. A move that leads nowhere else shows in nothing but this. */
  readonly seen?: string;
  /** Columns besides the status, such as whose it is now. */
  readonly set?: MoveColumns;
  /** For the placeholders of its mails, besides those every mail has. */
  readonly params?: JsonObject;
  /** Where its mails lead to, where that is not what the content says. */
  readonly link?: string;
}

export interface Moved {
  /** As it is now. */
  readonly item: FlowItem;
  readonly from: string;
  /** Id of the event that tells of it. */
  readonly event: string;
  /** Whoever made it can take it back until then. */
  readonly until?: Date;
}

/** The state in which things of a flow begin. */
export const firstState = (server: Pick<ServerContext, 'content'>, flow: FlowId): string =>
  flowOf(server, flow).start.to;

/** Notes that something has begun, in the transaction that added its row in the first state, and mails whoever is to know. */
export async function beginItem(
  server: MoveNeeds,
  trx: StoreTransaction,
  { flow: id, ...asked }: Beginning,
): Promise<void> {
  const item = await held(trx, id, asked.id);
  const { mails } = flowOf(server, id).start;
  await tell(server, trx, { flow: id, move: START, from: null, item, mails, ...asked });
}

/**
 * Makes a move, keeps its event and writes its mails. Refuses what the flow does not have, and whoever saw an earlier
 * state: of two who do the same thing at once, one is told that it is done.
 */
export async function moveItem(
  server: MoveNeeds,
  trx: StoreTransaction,
  asked: AskedMove,
): Promise<Moved> {
  const { by, set } = asked;
  const flow = flowOf(server, asked.flow);
  const before = await held(trx, asked.flow, asked.id);
  const from = before.status;
  const isOld = asked.from !== undefined && !isSame(asked.from, from);
  if (isOld || !(await hasSeenAll(trx, asked))) throw refused('MOVED_ALREADY', from);
  const move = moveFor(flow, { move: asked.move, from, who: by.role });
  if (!move) throw refused('MOVE_CLOSED', from);
  await refuseClosed(server, trx, { flow, move, item: before, by });
  const to = move.to;
  const { at = server.now() } = asked;
  await overtake(server, trx, asked.id);
  const back = await wayBack(trx, { ...asked, move, at });
  const answered = isAnswered(before, move, asked);
  const turned = waitedFor(flow, from, before.answered) !== waitedFor(flow, to, answered);
  const change = { from, to, at, over: isLast(flow, to), answered, turned };
  await tableOf(asked.flow).move(trx, asked.id, { ...change, ...(set && { set }) });
  const item = { ...before, status: to, attorney_id: ownerAfter(before, set), answered };
  // Who answered is part of the track also where it is nobody's afterwards.
  const about = { ...item, attorney_id: item.attorney_id ?? before.attorney_id };
  const { mails } = move;
  const had = before.attorney_id;
  const notBefore = back?.until;
  const told = { ...asked, at, from, had, item: about, mails, ...(notBefore && { notBefore }) };
  const { event, mailed } = await tell(server, trx, told);
  await back?.keep({ event_id: event, mails: mailed });
  return { item, from, event, ...(back && { until: back.until }) };
}

const hasSeenAll = async (
  trx: StoreTransaction,
  { id, seen }: Pick<AskedMove, 'id' | 'seen'>,
): Promise<boolean> => seen === undefined || seen === (await lastEventOf(trx, id));

/** Whether the desk has said the last word: it keeps to itself what is said inside, and whatever an attorney does is a word. */
function isAnswered(
  { answered }: FlowItem,
  { inside }: FlowMove,
  { by, words = '' }: Pick<AskedMove, 'by' | 'words'>,
): boolean {
  if (by.role === DESK) return answered || (words.trim() !== '' && !inside);
  return answered && by.role === SYSTEM;
}

const isLast = (flow: Flow, name: string): boolean => stateNamed(flow, name)?.last === true;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const ownerAfter = ({ attorney_id }: FlowItem, set: MoveColumns | undefined): string | null =>
  set?.attorney_id === undefined ? attorney_id : set.attorney_id;

const refused = (code: 'MOVED_ALREADY' | 'MOVE_CLOSED', status: string): Refusal =>
  new Refusal(code, { params: { status }, data: { status } });

type MailedMove = Omit<AskedMove, 'from'> & {
  readonly from: string | null;
  readonly item: FlowItem;
  /** Whose it was before. */
  readonly had?: string | null;
  readonly mails: Parameters<typeof mailMove>[2]['mails'];
  /** They wait until then. */
  readonly notBefore?: Date;
};

async function tell(
  server: MoveNeeds,
  trx: StoreTransaction,
  { at = server.now(), words = '', submission, ...moved }: MailedMove,
): Promise<{ readonly event: string; readonly mailed: readonly string[] }> {
  const { flow, move, from, item, had, by, mails, link, params, notBefore } = moved;
  const event = await insertMatterEvent(trx, {
    case_id: item.case_id,
    attorney_id: item.attorney_id,
    flow,
    subject_id: item.id,
    at,
    who: by.role,
    by_id: by.id,
    by_name: by.name,
    move,
    from_status: from,
    to_status: item.status,
    words,
    submission_id: submission ?? null,
  });
  await tellOutside(server, trx, { item, move, from, at });
  const mailed = await mailMove(server, trx, {
    ...{ flow, mails, item, words, link, params, notBefore },
    ...(had !== undefined && { had }),
  });
  return { event, mailed };
}
