// Whoever sent something corrects it, where its flow lets them: the form as it was sent, sent again, as a new version of the same thing.
import { randomUUID } from 'node:crypto';
import {
  type Answers,
  draftOf,
  type FlowMove,
  type FormBundle,
  type JsonObject,
  moveFor,
  sameValue,
} from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type FormFlow, flowOf, formFlow, type Mover, moveItem } from '../flows/index.ts';
import { draftOwner } from '../forms/drafted.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import { openSecretsOf } from '../forms/masked.ts';
import { type Instead, receive } from '../forms/receive.ts';
import { partAnswers } from '../forms/secrets.ts';
import { formSentBefore } from '../forms/sent-before.ts';
import type { OwnedForm } from '../forms/use.ts';
import { labelsChanged, sendersOf, subjectOf } from '../received/index.ts';
import type { Crypto } from '../services/ports.ts';
import { nameFormItem } from '../store/forms/form-items.ts';
import { findSubmission, type Submission } from '../store/forms/submissions.ts';
import { holdSubmission, replaceSubmission } from '../store/forms/versions.ts';
import { ownItem } from './own.ts';
import { idOfOwner } from './owner.ts';

type Payload = RequestOf<'form_item_correct'>;
type Corrected = AnswerOf<'form_item_correct'>;

/** A form, and whoever sent something by it. */
export type Sending = Pick<OwnedForm, 'form' | 'owner' | 'roles' | 'bounded' | 'offers'>;

interface SentCorrection extends Pick<KeyedRequest, 'request'> {
  readonly payload: Payload;
}

/** The form with what its sender sent, to be corrected; a Refusal where it is not theirs, or nothing in its flow corrects. */
export async function correctedForm(
  server: ServerContext,
  { form, owner, ...use }: Sending,
  id: string,
): Promise<OwnedForm> {
  const item = await ownItem(server, owner, { form: form.bundle.id, id });
  const { moves, start } = flowOf(server, formFlow(item.flow));
  const row = await findSubmission(server.db, id);
  if (!row || !moves.some(({ who, corrects }) => corrects && who === start.who))
    throw new Refusal('NOT_FOUND');
  return formSentBefore(server, { ...use, form, owner: draftOwner(owner, id) }, row);
}

/** Makes the move; what was sent before stays as an earlier version. Refuses like any move of theirs, and like the form. */
export async function correctOwn(
  server: ServerContext,
  sending: Sending,
  { request, payload }: SentCorrection,
): Promise<Corrected> {
  const { id, data, revision, ...asked } = payload;
  const { form, owner } = sending;
  const item = await ownItem(server, owner, { form: form.bundle.id, id });
  const flow = formFlow(item.flow);
  const { start, ...declared } = flowOf(server, flow);
  const wanted = moveFor({ start, ...declared }, { ...asked, who: start.who });
  if (wanted && !wanted.corrects) throw new Refusal('BAD_REQUEST');
  const { sender: name } = (await sendersOf(server, [owner]))(owner);
  const by: Mover = { role: start.who, id: idOfOwner(owner) ?? '', name };
  const scope = `form_item_correct ${owner} ${id}`;
  const sent = { request, scope, answers: data as Answers, revision };
  return receive<Corrected>(server, sent, async () => {
    const made = new Correction(server, { ...asked, flow, id, by });
    return {
      ...(await correctedForm(server, sending, id)),
      again: true,
      before: (judged) => made.lookUp(sending, judged),
      instead: { id, store: (trx, row) => made.store(trx, row) },
      record: async () => ({ answer: { status: 'success', data: { status: made.status } } }),
    };
  });
}

interface AskedCorrection extends Pick<Payload, 'move' | 'from' | 'seen'> {
  readonly flow: FormFlow;
  readonly id: string;
  readonly by: Mover;
}

class Correction {
  readonly #server: ServerContext;
  readonly #asked: AskedCorrection;
  #told = { subject: '', words: '', unchanged: false };
  status: FlowMove['to'] = '';

  constructor(server: ServerContext, asked: AskedCorrection) {
    this.#server = server;
    this.#asked = asked;
  }

  /** What it is called from now on, and which answers are others: before anything is stored. */
  async lookUp({ form }: Sending, judged: Answers): Promise<void> {
    const { texts } = this.#server.content;
    const before = await findSubmission(this.#server.db, this.#asked.id);
    if (!before) throw new Refusal('ITEM_NOT_FOUND');
    const after = { release: form.bundle.release, data: draftOf(form.bundle, judged) };
    const [subject, labels] = await Promise.all([
      subjectOf(this.#server, form, after),
      labelsChanged(this.#server, form, { before, after }),
    ]);
    const words =
      labels.length === 0 ? '' : texts.t('server.item.corrected', { labels: labels.join(', ') });
    const { crypto } = this.#server.services;
    const unchanged = isUnchanged(crypto, form.bundle, { before, judged });
    this.#told = { subject, words, unchanged };
  }

  /** Judged by what it said before, then replaced; its mails have the new name. */
  async store(...[trx, row]: Parameters<Instead['store']>): Promise<void> {
    const { id } = this.#asked;
    const { subject, words, unchanged } = this.#told;
    const at = row.submitted_at;
    const before = await holdSubmission(trx, id);
    if (!before) throw new Refusal('ITEM_NOT_FOUND');
    await nameFormItem(trx, id, subject);
    const { item } = await moveItem(this.#server, trx, { ...this.#asked, words, at });
    // Who comes second, or too late, hears of that first.
    if (unchanged) {
      const sentence = this.#server.content.texts.t('server.item.unchanged');
      throw new Refusal('INVALID_ANSWERS', { sentence, faults: [] });
    }
    this.status = item.status;
    const kept = sealedAnew(this.#server.services.crypto, before);
    await replaceSubmission(trx, { ...row, at, before, kept });
  }
}

/** Is it what was sent before, to the last secret? Then there is nothing to tell anybody. */
function isUnchanged(
  crypto: Crypto,
  form: FormBundle,
  { before, judged }: { readonly before: Submission; readonly judged: Answers },
): boolean {
  const row = `submission/${before.id}`;
  const { data, seal } = partAnswers(form, judged, crypto);
  const secretsOf = (secrets: JsonObject) => openSecretsOf(crypto, { row, secrets });
  return sameValue(data, before.data) && sameValue(secretsOf(seal(row)), secretsOf(before.secrets));
}

/** Its secrets, sealed for the row in which they are kept from now on. */
function sealedAnew(crypto: Crypto, { id, secrets }: Submission) {
  const key = randomUUID();
  const row = `submission_version/${key}`;
  const open = openSecretsOf(crypto, { row: `submission/${id}`, secrets });
  return {
    id: key,
    secrets: Object.fromEntries(
      Object.entries(open).map(([field, plain]) => [field, crypto.encrypt(plain, { row, field })]),
    ),
  };
}
