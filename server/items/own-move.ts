// A move that whoever sent something makes with it: they answer, add to it, or withdraw it, as its flow lets them.
import { type Answers, moveFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf, formFlow, type Mover, moveItem, refuseUnasked } from '../flows/index.ts';
import { draftOwner } from '../forms/drafted.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import { receive } from '../forms/receive.ts';
import { filesOfUse } from '../forms/sent-files.ts';
import { type OwnedForm, releasedForm } from '../forms/use.ts';
import { sendersOf } from '../received/index.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import { ownItem } from './own.ts';
import { idOfOwner } from './owner.ts';
import { wordsOfMove } from './words.ts';

type Payload = RequestOf<'form_item_move'>;
type Moved = AnswerOf<'form_item_move'>;

interface SentMove extends Pick<KeyedRequest, 'request'> {
  readonly payload: Payload;
}

/** Makes it; the answer tells the state it led to. Refuses what is not theirs, what the flow does not let them, and whoever saw an earlier state. */
export async function moveOwn(
  server: ServerContext,
  owner: string,
  { request, payload }: SentMove,
): Promise<Moved> {
  const { form: of, id, move, from, seen, confirmed = false, ...answers } = payload;
  const item = await ownItem(server, owner, { form: of, id });
  const flow = formFlow(item.flow);
  const declared = flowOf(server, flow);
  const role = declared.start.who;
  const wanted = moveFor(declared, { move, from, who: role });
  // What is corrected comes with the form it was sent by.
  if (wanted?.corrects) throw new Refusal('BAD_REQUEST');
  const { sender: name } = (await sendersOf(server, [owner]))(owner);
  const by: Mover = { role, id: idOfOwner(owner) ?? '', name };
  const made = async (
    trx: StoreTransaction,
    more: { readonly words: string; readonly submission?: string; readonly at?: Date },
  ): Promise<Moved> => {
    const { item: now } = await moveItem(server, trx, {
      ...{ flow, id, move, from, seen, by },
      ...more,
    });
    return { status: 'success', data: { status: now.status } };
  };
  if (wanted?.form === undefined) {
    refuseUnasked(server, { wanted, answers: {} }, confirmed);
    return inTransaction(server.db, (trx) => made(trx, { words: '' }));
  }
  const use = usedBy(server, owner, { form: wanted.form, id });
  const scope = `form_item_move ${owner} ${id}`;
  return receive(server, { request, scope, answers: answers as Answers }, () => {
    let words = '';
    return {
      ...use,
      again: true,
      async before(judged) {
        refuseUnasked(server, { wanted, answers: judged }, confirmed);
        words = await wordsOfMove(server, { flow: item.flow, move: wanted, answers: judged });
      },
      record: async (trx, { id: submission, at }) => ({
        answer: await made(trx, { words, submission, at }),
      }),
    };
  });
}

/** The form of the move, with a draft of each thing where it keeps one. */
function usedBy(
  server: ServerContext,
  person: string,
  { form: name, id }: { readonly form: string; readonly id: string },
): OwnedForm {
  const form = releasedForm(server, name);
  const isOfEach = form.bundle.draft?.about !== undefined;
  const owner = draftOwner(person, isOfEach ? id : undefined);
  return {
    ...{ form, owner, short: true },
    ...(isOfEach && { records: { about: id } }),
    ...filesOfUse(server, { form, owner }),
  };
}
