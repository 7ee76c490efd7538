// Takes a move of the desk back: by whoever made it, in its minutes, and as long as nothing has happened since.
import { moveFor, stateNamed, UNDONE } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { StoreTransaction } from '../store/index.ts';
import {
  findEvent,
  insertMatterEvent,
  type MatterEvent,
  movesSince,
} from '../store/matters/matter-events.ts';
import { endMoveUndo, findMoveUndo, type MoveUndo } from '../store/matters/move-undos.ts';
import { DESK, type FlowId, flowOf, held, tableOf } from './kinds.ts';
import type { MoveNeeds, Mover } from './move.ts';
import { tellOutside } from './told-outside.ts';

export interface AskedUndo {
  readonly flow: FlowId;
  readonly id: string;
  /** Of the move that is to be taken back. */
  readonly event: string;
  readonly by: Mover;
}

export interface Undone {
  /** The move that was taken back. */
  readonly event: MatterEvent;
  /** The state it is in again. */
  readonly status: string;
}

/**
 * Puts the thing back to what it was, keeps an event that tells so, and withdraws the mails that wait. Refuses in words what
 * is somebody else's, too late, taken back already, overtaken, or has no way back.
 */
export async function undoMove(
  server: MoveNeeds,
  trx: StoreTransaction,
  { flow, id, event: asked, by }: AskedUndo,
): Promise<Undone> {
  const item = await held(trx, flow, id);
  const event = await findEvent(trx, id, asked);
  if (!event || event.who !== DESK) throw new Refusal('UNDO_NONE');
  if (event.by_id !== by.id) throw new Refusal('UNDO_NOT_YOURS');
  await refuseOvertaken(server, trx, { flow, event });
  const { until, before, mails } = await standing(server, trx, { flow, event });
  const at = server.now();
  if (until <= at) throw new Refusal('UNDO_LATE');
  const { from_status } = event;
  const status = from_status ?? '';
  if (!(await server.services.mail.withdraw(trx, mails))) throw new Refusal('UNDO_LATE');
  await tableOf(flow).putBack(trx, id, { from: item.status, to: status, at, before });
  await endMoveUndo(trx, id);
  const { case_id, attorney_id } = event;
  await insertMatterEvent(trx, {
    ...{ case_id, attorney_id, flow, subject_id: id, at },
    ...{ who: by.role, by_id: by.id, by_name: by.name },
    ...{ move: UNDONE, from_status: item.status, to_status: status, words: '' },
  });
  await tellOutside(server, trx, {
    item: { ...item, status },
    ...{ move: UNDONE, from: item.status, at },
  });
  return { event, status };
}

interface Asked {
  readonly flow: FlowId;
  readonly event: MatterEvent;
}

/** Whatever was done with the thing since, or by others than the desk on its case, may go by what was seen meanwhile. */
async function refuseOvertaken(
  server: MoveNeeds,
  trx: StoreTransaction,
  { flow, event }: Asked,
): Promise<void> {
  const since = await movesSince(trx, event);
  const [next] = since.filter(({ subject_id }) => subject_id === event.subject_id);
  if (next?.move === UNDONE) throw new Refusal('UNDO_TWICE');
  const isOvertaken = next !== undefined || since.some(({ who }) => who !== DESK);
  const isGone = stateNamed(flowOf(server, flow), event.from_status ?? '') === undefined;
  if (isOvertaken || isGone) throw new Refusal('UNDO_OVERTAKEN');
}

/** What it can be taken back by; of what was forgotten since, whether it ever could be. */
async function standing(
  server: MoveNeeds,
  trx: StoreTransaction,
  { flow, event: { id, subject_id, move, from_status } }: Asked,
): Promise<MoveUndo> {
  const kept = await findMoveUndo(trx, subject_id);
  if (kept?.event_id === id) return kept;
  const made = moveFor(flowOf(server, flow), { move, from: from_status ?? '', who: DESK });
  throw new Refusal(made?.undo === undefined ? 'UNDO_NONE' : 'UNDO_LATE');
}
