// A move of the desk: its questions are judged by the form that the flow names, and everything it does is one transaction.
import { type Answers, type JsonObject, moveFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import { flowOf, moveItem } from '../flows/index.ts';
import { draftOwner, staffOwner } from '../forms/drafted.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import { receive } from '../forms/receive.ts';
import { filesOfUse } from '../forms/sent-files.ts';
import { type OwnedForm, releasedForm } from '../forms/use.ts';
import { attempt } from '../security-events/index.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import type { Staff } from '../store/staff.ts';
import { itemOf } from './item.ts';
import { DESK, type DeskMove, type QueueKind } from './kind.ts';
import { QUEUES } from './kinds.ts';

type Payload = RequestOf<'desk_move'>;
type Moved = AnswerOf<'desk_move'>;

interface SentMove extends Pick<KeyedRequest, 'request'> {
  readonly payload: Payload;
}

/** Makes it; the answer tells the state it led to. */
export async function moveByDesk(
  server: ServerContext,
  staff: Staff,
  { request, payload }: SentMove,
): Promise<Moved> {
  const { queue, id, move, from, seen, ...answers } = payload;
  const row = await itemOf(server, { queue, id });
  const kind = QUEUES[queue];
  const wanted = moveFor(flowOf(server, kind.flow(row)), { move, from, who: DESK });
  // To both sides the desk is one; which of its people it was stands in the event.
  const by = { role: DESK, id: staff.id, name: server.content.texts.t('server.desk.name') };
  const made = { row, move, answers: {}, by, at: server.now() };
  const { form } = wanted ?? {};
  const note = (judged: Answers) => {
    const event = wanted && kind.event?.(server, { to: wanted.to, answers: judged });
    attempt(request, event ?? 'desk.move', { on: { kind: queue, id: row.id }, act: move });
  };
  if (form === undefined) {
    note({});
    return inTransaction(server.db, (trx) => moved(server, trx, kind, { ...made, payload }));
  }
  const scope = `desk_move ${staff.id} ${queue} ${id}`;
  return receive(server, { request, scope, answers: answers as Answers }, async () => {
    let set: Set;
    const records = (await kind.records?.(server, row)) ?? {};
    return {
      ...usedBy(server, staff, { form, about: row.id, records }),
      again: true,
      ...(kind.columns && { columns: kind.columns }),
      async before(judged) {
        note(judged);
        set = await kind.set?.(server, { ...made, answers: judged });
      },
      record: async (trx, { id: submission, answers: judged, at }) => ({
        answer: await moved(server, trx, kind, {
          ...{ ...made, answers: judged, at, submission, payload },
          ...(set && { set }),
        }),
      }),
    };
  });
}

type Set = Awaited<ReturnType<NonNullable<QueueKind['set']>>> | undefined;

interface UsedFor {
  readonly form: string;
  readonly about: string;
  readonly records: JsonObject;
}

/** The form of a move as one of the staff fills it in: of each thing, where it keeps a draft of each. */
function usedBy(
  server: ServerContext,
  { id }: Staff,
  { form: name, about, records }: UsedFor,
): OwnedForm {
  const form = releasedForm(server, name);
  const isOfEach = form.bundle.draft?.about !== undefined;
  const owner = draftOwner(staffOwner(id), isOfEach ? about : undefined);
  return {
    ...{ form, owner, short: true },
    records: { ...records, ...(isOfEach && { about }) },
    ...filesOfUse(server, { form, owner }),
  };
}

async function moved(
  server: ServerContext,
  trx: StoreTransaction,
  kind: QueueKind,
  { payload, set, ...made }: DeskMove & { readonly payload: Payload; readonly set?: Set },
): Promise<Moved> {
  const { from, seen } = payload;
  const { row, move, by, at, answers } = made;
  const params = kind.params?.(server, made);
  const { item } = await moveItem(server, trx, {
    ...{ flow: kind.flow(row), id: row.id, move, from, seen, by, at },
    words: wordsIn(answers),
    ...(set && { set }),
    ...(params && { params }),
  });
  await kind.also?.(server, trx, made);
  return { status: 'success', data: { status: item.status } };
}

/** What a move says in words: answered to whichever of these its form asks. */
const wordsIn = ({ note, denied_reason }: Answers): string =>
  String(note ?? denied_reason ?? '').trim();
