// An attorney's answer on a claim that more was asked for: in words and with files, which go with the move that sends it.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { FormId, PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, moveItem } from '../flows/index.ts';
import { attorneyOwner, draftOwner } from '../forms/drafted.ts';
import type { RecordedForm } from '../forms/receive.ts';
import { filesOfUse } from '../forms/sent-files.ts';
import { releasedForm } from '../forms/use.ts';
import { attorneyMover } from '../matters/request-forms.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import type { ClaimOfAttorney } from '../store/claims/claims.ts';
import { informingMove } from './informing.ts';
import { namesSent } from './thread.ts';

const REPLY = 'claim-reply' satisfies FormId;
const FILES = '/files' satisfies PointerOf<'claim-reply'>;

type Reply = SomeAnswersOf<'claim-reply', 'description' | 'files/*/name'>;

/** Refuses where nobody waits for an answer, or the claim is decided; the status moves as the flow says. */
export function newClaimReply(
  server: ServerContext,
  attorney: Attorney,
  claim: ClaimOfAttorney,
): RecordedForm<AnswerOf<'reply_claim'>> {
  const { id, kind, status } = claim;
  const informing = informingMove(server, claim);
  if (!informing || claim.closed_at !== null)
    throw new Refusal('MOVE_CLOSED', { params: { status }, data: { status } });
  const form = releasedForm(server, REPLY);
  const owner = draftOwner(attorneyOwner(attorney.id), id);
  return {
    ...{ form, owner, short: true, again: true, ...filesOfUse(server, { form, owner }) },
    records: { about: id, member: { attorney_number: attorney.id } },
    before: (answers) => refuseSentBefore(server, claim, answers as Reply),
    async record(trx, { id: submission, answers, at }) {
      const words = ((answers as Reply).description ?? '').trim();
      const by = attorneyMover(attorney);
      const move = { move: informing.name, from: status, by, at, words, submission };
      await moveItem(server, trx, { flow: claimFlow(kind), id, ...move });
      const message = server.content.texts.t('server.claim.replied');
      return { answer: { status: 'success', message, data: { status: 'success', id } } };
    },
  };
}

/** A name that the claim has already would leave two of it in one list (FIL-25). */
async function refuseSentBefore(
  server: ServerContext,
  claim: ClaimOfAttorney,
  { files = [] }: Reply,
): Promise<void> {
  if (files.length === 0) return;
  const known = new Set((await namesSent(server, claim)).map((name) => name.toLowerCase()));
  if (!files.some(({ name }) => known.has(String(name).toLowerCase()))) return;
  const message = server.content.texts.t('server.file.duplicate');
  const faults = [{ path: FILES, code: 'rule', message }];
  throw new Refusal('INVALID_ANSWERS', { sentence: message, faults });
}
