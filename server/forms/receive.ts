// The one way from a form that was sent to a stored submission: judged, sealed, stored whole or not at all, once a key.
import type { Answers, FormBundle, JsonObject } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { closeDraft, deleteDraft, lockDraft, type StoredDraft } from '../store/forms/drafts.ts';
import { claimFiles } from '../store/forms/form-files.ts';
import { type AnsweredKey, keepAnswer } from '../store/forms/idempotency.ts';
import { takePlace } from '../store/forms/places.ts';
import { keepSubmission } from '../store/forms/save-submission.ts';
import {
  insertSubmission,
  type NewSubmission,
  newSubmissionId,
} from '../store/forms/submissions.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import { standingDraft } from './drafts.ts';
import { type KeyedRequest, once } from './idempotency.ts';
import { type JudgedAnswers, judgedAnswers } from './judging.ts';
import { type PartedAnswers, partAnswers } from './secrets.ts';
import { refusalOfPlace, requireOpenAt, requireUnbarred } from './standing.ts';
import type { OwnedForm } from './use.ts';
import { isTold, webhookDue } from './webhooks.ts';

/** A use of a form whose answers become a submission, and nothing else. Its draft is forgotten, so that another may be begun. */
export interface StoredForm<Answer extends JsonObject> extends OwnedForm {
  /** What is answered once the submission of this id is stored. */
  answer(id: string): Answer;
}

/** One with which more is stored. Its draft is closed for good, unless it may be filled in again. */
export interface RecordedForm<Answer extends JsonObject> extends OwnedForm {
  /** Its draft is forgotten, so that another may be begun. */
  readonly again?: true;
  /** It is stored in place of what was sent before: nothing of when and how many may be sent is held against it. */
  readonly instead?: Instead;
  /** Looks up what `record` needs before anything is stored, and may refuse. */
  before?(answers: Answers): Promise<void>;
  /** Stores what belongs to the submission, in its transaction, which may run more than once. */
  record(trx: StoreTransaction, made: MadeSubmission): Promise<Recorded<Answer>>;
}

export interface Instead {
  /** Id of the submission it replaces. */
  readonly id: string;
  store(trx: StoreTransaction, row: NewSubmission): Promise<void>;
}

export type SubmittedForm<Answer extends JsonObject> = StoredForm<Answer> | RecordedForm<Answer>;

/** A submission as it was just stored. */
export interface MadeSubmission extends PartedAnswers {
  readonly id: string;
  /** All answers, secrets too. */
  readonly answers: Answers;
  /** Revision of the draft it was made of, and release of the form it was judged by. */
  readonly made: { readonly revision: number; readonly release: string };
  readonly form: FormBundle;
  readonly at: Date;
}

export interface Recorded<Answer extends JsonObject> {
  readonly answer: Answer;
  /** What is done once all is stored; the call waits for it. */
  readonly after?: () => Promise<void>;
}

/** What a browser sent. */
export interface SentForm extends KeyedRequest {
  readonly answers: Answers;
  /** The revision of the draft the person reviewed, where the page shows one. */
  readonly revision?: number | undefined;
}

/** Judges and stores, once for each key; every refusal leaves the draft as it was. `open` may refuse what is over. */
export function receive<Answer extends JsonObject>(
  server: ServerContext,
  sent: SentForm,
  open: () => SubmittedForm<Answer> | Promise<SubmittedForm<Answer>>,
): Promise<Answer> {
  return once(server, sent, async (key) => {
    const use = await open();
    const isFirst = !('instead' in use) || use.instead === undefined;
    if (isFirst) await requireUnbarred(server, use.form.bundle, use.owner);
    const judged = { ...(await judgedAnswers(server, use, sent.answers)), sent, key };
    if ('answer' in use) return kept(server, use, judged);
    await use.before?.(judged.answers);
    const { answer, after } = await recorded(server, use, judged);
    await after?.();
    return answer;
  });
}

interface Judged extends JudgedAnswers {
  readonly sent: SentForm;
  /** The key the answer is kept under. */
  readonly key: AnsweredKey | undefined;
}

async function kept<Answer extends JsonObject>(
  server: ServerContext,
  use: StoredForm<Answer>,
  { form: { bundle }, answers, key }: Judged,
): Promise<Answer> {
  const id = newSubmissionId();
  const at = server.now();
  const today = use.form.bundle;
  requireOpenAt(today, at);
  const { data, seal } = partAnswers(bundle, answers, server.services.crypto);
  const answer = use.answer(id);
  const sent = { form: today, event: 'sent', submission: id } as const;
  const kept = {
    id,
    form_id: bundle.id,
    release: bundle.release,
    data,
    secrets: seal(`submission/${id}`),
    owner: use.owner,
    submitted_at: at,
    response: answer,
    key,
    also: isTold(sent.form, 'sent')
      ? (trx: StoreTransaction) => webhookDue(trx, [sent], at)
      : undefined,
  };
  const files = use.claims?.(bundle, answers);
  const isStored = await keepSubmission(server.db, kept, { files, limit: today.limit }).catch(
    (error: unknown) => {
      throw refusalOfPlace(today, error);
    },
  );
  if (!isStored) throw new Refusal('ALREADY_SUBMITTED');
  return answer;
}

/** What was reviewed is no longer what is saved. Answered outside the transaction: the draft's own release may be asked for. */
class StaleReview extends Error {
  readonly draft: StoredDraft | undefined;

  constructor(draft: StoredDraft | undefined) {
    super('Another revision was reviewed.');
    this.draft = draft;
  }
}

async function recorded<Answer extends JsonObject>(
  server: ServerContext,
  use: RecordedForm<Answer>,
  judged: Judged,
): Promise<Recorded<Answer>> {
  try {
    return await inTransaction(server.db, async (trx) => {
      const made = await storedSubmission(server, trx, use, judged);
      const recorded = await use.record(trx, made);
      const { answer } = recorded;
      if (judged.key) await keepAnswer(trx, judged.key, { answer, now: made.at });
      return recorded;
    });
  } catch (error) {
    if (!(error instanceof StaleReview)) throw refusalOfPlace(use.form.bundle, error);
    const { draft } = error;
    throw new Refusal(
      'STALE_REVIEW',
      draft && (await standingDraft(server, judged.form, draft, use)),
    );
  }
}

async function storedSubmission(
  server: ServerContext,
  trx: StoreTransaction,
  use: Pick<RecordedForm<JsonObject>, 'form' | 'owner' | 'again' | 'claims' | 'instead'>,
  { form: { bundle }, answers, sent }: Judged,
): Promise<MadeSubmission> {
  const { owner, again, claims, instead } = use;
  const { limit } = use.form.bundle;
  const key = { form_id: bundle.id, owner };
  if (limit && !instead) await takePlace(trx, key, limit);
  const draft = await lockDraft(trx, key);
  const revision = draft?.revision ?? 0;
  if (draft?.closed) throw new Refusal('ALREADY_SUBMITTED');
  if (sent.revision !== undefined && sent.revision !== revision) throw new StaleReview(draft);

  const id = instead?.id ?? newSubmissionId();
  const at = server.now();
  const parted = partAnswers(bundle, answers, server.services.crypto);
  const made = { revision, release: bundle.release };
  const secrets = parted.seal(`submission/${id}`);
  const row = { form_id: bundle.id, ...made, data: parted.data, secrets, owner, submitted_at: at };
  if (instead) await instead.store(trx, row);
  else await storeFirst(trx, use.form.bundle, { id, row });
  const ids = claims?.(bundle, answers);
  if (ids && !(await claimFiles(trx, key, { ids, submission: id, now: at })))
    throw new Refusal('FILE_NOT_FOUND');
  if (again) await deleteDraft(trx, key);
  else await closeDraft(trx, key, at);
  return { ...parted, id, answers, made, form: bundle, at };
}

/** What is sent for the first time: while the form is open, and told outside. */
async function storeFirst(
  trx: StoreTransaction,
  form: FormBundle,
  { id, row }: { readonly id: string; readonly row: NewSubmission },
): Promise<void> {
  requireOpenAt(form, row.submitted_at);
  await insertSubmission(trx, id, row);
  await webhookDue(trx, [{ form, event: 'sent', submission: id }], row.submitted_at);
}
