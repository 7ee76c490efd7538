// A move of the desk: its questions are judged by the form that the flow names, and everything it does is one transaction.
import { type Answers, type JsonObject, moveFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, flowOf, moveItem, reasonIn, refuseUnasked } from '../flows/index.ts';
import { draftOwner, staffOwner } from '../forms/drafted.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import { receive } from '../forms/receive.ts';
import { filesOfUse } from '../forms/sent-files.ts';
import { type OwnedForm, releasedForm } from '../forms/use.ts';
import { attempt, type Named, type SecurityEventKind, withdraw } from '../security-events/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import { itemOf } from './item-row.ts';
import type { DeskMove, QueueKind } from './kind.ts';
import { QUEUES } from './kinds.ts';
import { takeIfFree } from './taking.ts';

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
  const { queue, id, move, from, seen, confirmed = false, ...answers } = payload;
  const row = await itemOf(server, { queue, id });
  const kind = QUEUES[queue];
  const wanted = moveFor(flowOf(server, kind.flow(row)), { move, from, who: DESK });
  // To both sides the desk is one; which of its people it was stands in the event.
  const by = { role: DESK, id: staff.id, name: server.content.texts.t('server.desk.name') };
  const made: DeskMove = {
    ...{ queue, row, wanted, move, from, seen, by },
    ...{ answers: {}, at: server.now() },
  };
  const note = (one: DeskMove, known: { readonly proposer?: Named } = {}) => {
    const about = { on: { kind: queue, id: row.id }, act: one.move };
    attempt(request, eventOf(server, kind, one), { ...about, ...known });
  };
  const { form } = wanted ?? {};
  if (form === undefined) {
    note(made);
    refuseUnasked(server, made, confirmed);
    return inTransaction(server.db, (trx) => moved(server, trx, kind, made));
  }
  const scope = `desk_move ${staff.id} ${queue} ${id}`;
  return receive(server, { request, scope, answers: answers as Answers }, async () => {
    note(made);
    let asked = made;
    let set: Set;
    let words: string | undefined;
    const records = (await kind.records?.(server, row, staff)) ?? {};
    return {
      ...usedBy(server, staff, { form, about: row.id, records }),
      again: true,
      ...(kind.columns && { columns: kind.columns }),
      ...(kind.offers && { offers: kind.offers(server, row) }),
      async before(judged) {
        asked = { ...made, answers: judged };
        refuseUnasked(server, asked, confirmed);
        const instead = kind.instead?.(server, asked);
        if (instead) {
          asked = { ...asked, wanted: instead, move: instead.name, inPlace: true };
          withdraw(request, eventOf(server, kind, made));
          note(asked);
        }
        await kind.check?.(server, asked, (proposer) => note(asked, { proposer }));
        set = await kind.set?.(server, asked);
        words = await kind.words?.(server, asked);
      },
      record: async (trx, { id: submission, answers: judged, at }) => ({
        answer: await moved(server, trx, kind, {
          ...{ ...asked, answers: judged, at, submission },
          ...(set && { set }),
          ...(words !== undefined && { words }),
        }),
      }),
    };
  });
}

const eventOf = (server: ServerContext, kind: QueueKind, made: DeskMove): SecurityEventKind =>
  kind.event?.(server, made) ?? 'desk.move';

type Set = Awaited<ReturnType<NonNullable<QueueKind['set']>>> | undefined;

/** What was settled of it before its transaction. */
interface Told {
  readonly set?: Set;
  readonly words?: string;
}

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
  { set, words, ...made }: DeskMove & Told,
): Promise<Moved> {
  const { queue, row, move, from, seen, by, at, submission } = made;
  const prepared = (await kind.prepare?.(server, trx, made)) ?? {};
  const { item, event, until } = await moveItem(server, trx, {
    ...{ flow: kind.flow(row), id: row.id, move, from, seen, by, at },
    words: words ?? wordsIn(made.wanted?.reason, prepared.answers ?? made.answers),
    ...(submission !== undefined && { submission }),
    set: { ...set, ...prepared.set },
    ...(prepared.params && { params: prepared.params }),
  });
  await prepared.keep?.(event);
  await kind.also?.(server, trx, made);
  await takeIfFree(trx, by, { queue, id: row.id, at });
  return { status: 'success', data: { status: item.status, ...(until && { undo: event }) } };
}

/** The forms of moves with which something is said. */
type Noting =
  | 'desk-answer'
  | 'desk-assign'
  | 'desk-correct'
  | 'desk-hand-back'
  | 'desk-pay'
  | 'desk-reply'
  | 'desk-return';
type Words = SomeAnswersOf<Noting, 'note'> & SomeAnswersOf<'desk-deny', 'denied_reason'>;

/** What a move says in words: its reason, else what was answered to whichever of these its form asks. */
function wordsIn(reason: string | undefined, answers: Answers): string {
  if (reason !== undefined) return reasonIn(reason, answers);
  const { note, denied_reason } = answers as Words;
  return String(note ?? denied_reason ?? '').trim();
}
