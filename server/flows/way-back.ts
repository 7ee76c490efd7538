// What a move can be taken back by: how the thing was before, and the mails that wait meanwhile.
import type { FlowMove, JsonObject } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import type { StoreTransaction } from '../store/index.ts';
import type { MoveColumns } from '../store/matters/flow-items.ts';
import { endMoveUndo, keepMoveUndo, type MoveUndo } from '../store/matters/move-undos.ts';
import { DESK, type FlowId, tableOf } from './kinds.ts';

const MINUTE = 60_000;

interface Made {
  readonly flow: FlowId;
  readonly id: string;
  readonly move: FlowMove;
  readonly by: { readonly role: string; readonly id: string };
  readonly at: Date;
  readonly set?: MoveColumns;
}

export interface WayBack {
  readonly until: Date;
  /** Keeps it, once the move has its event. */
  keep(made: Pick<MoveUndo, 'event_id' | 'mails'>): Promise<void>;
}

/** Reads, before a move changes anything, what it can be taken back by; undefined where it cannot. */
export async function wayBack(
  trx: StoreTransaction,
  { flow, id, move, by, at, set = {} }: Made,
): Promise<WayBack | undefined> {
  if (move.undo === undefined || by.role !== DESK) return undefined;
  const before: JsonObject | undefined = await tableOf(flow).before(trx, id, Object.keys(set));
  if (!before) return undefined;
  const until = new Date(at.getTime() + move.undo * MINUTE);
  const row = { subject_id: id, by_id: by.id, until, before };
  return { until, keep: (made) => keepMoveUndo(trx, { ...row, ...made }) };
}

/** Something is done with the thing: what was done before can be taken back no more, and the mails of it wait no longer. */
export async function overtake(
  { services }: Pick<ServerContext, 'services'>,
  trx: StoreTransaction,
  id: string,
): Promise<void> {
  const ended = await endMoveUndo(trx, id);
  if (ended) await services.mail.hurry(trx, ended.mails);
}
