// Taking a move back at the desk: the thing, what else the move did, and what was typed, are as they were before it.
import { draftOf, moveFor, setAt } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, type FlowId, flowOf, undoMove } from '../flows/index.ts';
import { draftOwner, staffOwner } from '../forms/drafted.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import { generalUploads } from '../forms/uploads.ts';
import { releasedForm } from '../forms/use.ts';
import { attempt } from '../security-events/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import { findDraft, reopenDraft } from '../store/forms/drafts.ts';
import { findSubmission } from '../store/forms/submissions.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';
import { findMoveUndo } from '../store/matters/move-undos.ts';
import { itemOf } from './item-row.ts';
import type { DeskServer } from './kind.ts';
import { QUEUES } from './kinds.ts';

interface SentUndo extends Pick<KeyedRequest, 'request'> {
  readonly payload: RequestOf<'desk_undo'>;
}

/** Takes it back; the answer tells the state it is in again. */
export async function undoByDesk(
  server: ServerContext,
  staff: Staff,
  { request, payload: { queue, id, event } }: SentUndo,
): Promise<AnswerOf<'desk_undo'>> {
  attempt(request, 'desk.undone', { on: { kind: queue, id } });
  const row = await itemOf(server, { queue, id });
  const kind = QUEUES[queue];
  const flow = kind.flow(row);
  const by = { role: DESK, id: staff.id, name: server.content.texts.t('server.desk.name') };
  const undone = await inTransaction(server.db, async (trx) => {
    const made = await undoMove(server, trx, { flow, id: row.id, event, by });
    await kind.undone?.(server, trx, made.event);
    await reopenForm(server, trx, { staff, flow, event: made.event });
    return made;
  });
  attempt(request, 'desk.undone', { act: undone.event.move });
  return { status: 'success', data: { status: undone.status } };
}

interface Reopened {
  readonly staff: Staff;
  readonly flow: FlowId;
  readonly event: MatterEvent;
}

/** What was answered is a draft again, where the form keeps one of each thing and none was begun since; files are chosen anew. */
async function reopenForm(
  server: ServerContext,
  trx: StoreTransaction,
  { staff, flow, event: { move, from_status, submission_id, subject_id } }: Reopened,
): Promise<void> {
  const made = moveFor(flowOf(server, flow), { move, from: from_status ?? '', who: DESK });
  const sent = submission_id === null ? undefined : await findSubmission(trx, submission_id);
  if (made?.form === undefined || !sent) return;
  const { bundle } = releasedForm(server, made.form);
  if (bundle.draft?.about === undefined) return;
  const key = { form_id: bundle.id, owner: draftOwner(staffOwner(staff.id), subject_id) };
  const begun = await findDraft(trx, key);
  if (begun && !begun.closed) return;
  const data = generalUploads(bundle).reduce(
    (answers, { pointer }) => setAt(answers, pointer, undefined),
    draftOf(bundle, sent.data),
  );
  await reopenDraft(trx, key, { data, release: sent.release }, server.now());
}

/** The last move of a thing, where this clerk made it and can take it back still. */
export async function ownUndo(
  { db, now }: Pick<DeskServer, 'db' | 'now'>,
  { id: clerk }: Pick<Staff, 'id'>,
  { id }: DeskRow,
): Promise<AnswerOf<'desk_item'>['data']['undo']> {
  const kept = await findMoveUndo(db, id);
  if (!kept || kept.by_id !== clerk || kept.until <= now()) return undefined;
  return { event: kept.event_id, until: kept.until.toISOString() };
}
