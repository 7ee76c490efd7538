// Turns an application into an attorney: judged by the server, stored whole or not at all, once per lead.
import type { Answers, Draft } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context.ts';
import { standingDraft } from '../forms/drafts.ts';
import type { Remember } from '../forms/idempotency.ts';
import { judgeSubmission } from '../forms/judging.ts';
import { formOfDraft } from '../forms/releases.ts';
import { openPart, sealedPart } from '../forms/secrets.ts';
import { holdJob, runJob } from '../jobs/run.ts';
import { Refusal } from '../refusals.ts';
import type { Lead } from '../services/ports.ts';
import { insertAttorney, linkLead, nextAttorneyId } from '../store/attorneys.ts';
import { closeDraft, findDraft, lockDraft } from '../store/drafts.ts';
import { inTransaction, isDuplicate, type StoreTransaction } from '../store/index.ts';
import { insertSubmission, newSubmissionId } from '../store/submissions.ts';
import { checkApplication } from './check.ts';
import { applicationForm, leadOwner, requireLead } from './form.ts';
import { judgedContext, withServerValues } from './known.ts';

export interface ApplicationToSubmit {
  readonly leadId: string;
  readonly answers: Answers;
  /** The revision of the draft the person reviewed. */
  readonly revision: number | undefined;
}

/** Judges and stores; every refusal leaves the draft as it was. */
export async function submitApplication(
  server: ServerContext,
  given: ApplicationToSubmit,
  remember: Remember,
): Promise<AnswerOf<'create_attorney'>> {
  const lead = await requireLead(server, given.leadId);
  if (lead.attorneyId) throw new Refusal('ALREADY_SUBMITTED');
  const current = applicationForm(server);
  const key = { form_id: current.bundle.id, owner: leadOwner(lead.id) };
  const form = await formOfDraft(server, current, await findDraft(server.db, key));
  const answers = await judgeSubmission(server, form, {
    answers: await withServerValues(server, form.bundle, lead, given.answers),
    context: judgedContext(server, form.bundle, lead),
    check: (judged) => checkApplication(server, lead, judged),
  });
  const { answer, job } = await store(
    server,
    { form, lead, answers, revision: given.revision },
    remember,
  );
  await runJob(server, job);
  return answer;
}

interface JudgedApplication {
  readonly form: ReleasedForm;
  readonly lead: Lead;
  readonly answers: Answers;
  readonly revision: number | undefined;
}

/** What was reviewed is no longer what is saved. Answered outside the transaction: the draft's own release may be asked for. */
class StaleReview extends Error {
  readonly #draft: Draft | undefined;

  constructor(draft: Draft | undefined) {
    super('Another revision was reviewed.');
    this.#draft = draft;
  }

  async refusal(server: ServerContext, form: ReleasedForm): Promise<Refusal> {
    if (!this.#draft) return new Refusal('STALE_REVIEW');
    return new Refusal('STALE_REVIEW', await standingDraft(server, form, this.#draft));
  }
}

async function store(server: ServerContext, application: JudgedApplication, remember: Remember) {
  try {
    return await inTransaction(server.db, async (trx) => {
      const attorney = await storeRows(server, trx, application);
      const message = server.content.texts.t('server.application.created');
      const answer = { status: 'success', message, attorney } as const;
      await remember(trx, answer);
      // Lead service and file store are providers of their own: the attorney stands even where one of them is away.
      const kind = 'attorney-made';
      const details = { attorney_id: attorney.id };
      const job = await holdJob(trx, { kind, details }, server.now());
      return { answer, job };
    });
  } catch (error) {
    if (isDuplicate(error, 'attorney_lead')) throw new Refusal('ALREADY_SUBMITTED');
    if (error instanceof StaleReview) throw await error.refusal(server, application.form);
    throw error;
  }
}

/** The attorney, and what exactly was submitted: signing something else is refused. */
type Made = {
  readonly id: string;
  readonly revision: number;
  readonly release: string;
};

async function storeRows(
  server: ServerContext,
  trx: StoreTransaction,
  { form, lead, answers, revision }: JudgedApplication,
): Promise<Made> {
  const { bundle } = form;
  const owner = leadOwner(lead.id);
  const key = { form_id: bundle.id, owner };
  const draft = await lockDraft(trx, key);
  if (draft?.closed) throw new Refusal('ALREADY_SUBMITTED');
  if (revision !== undefined && revision !== (draft?.revision ?? 0)) throw new StaleReview(draft);

  const now = server.now();
  const id = await nextAttorneyId(trx);
  const submissionId = newSubmissionId();
  const data = openPart(bundle, answers);
  const sealFor = (row: string) => sealedPart(bundle, answers, server.services.crypto, row);
  const submitted = { release: bundle.release, revision: draft?.revision ?? 0 };
  await insertSubmission(trx, submissionId, {
    form_id: bundle.id,
    ...submitted,
    data,
    secrets: sealFor(`submission/${submissionId}`),
    owner,
    submitted_at: now,
  });
  await insertAttorney(trx, {
    id,
    lead_id: lead.id,
    submission_id: submissionId,
    email: lead.email,
    first_name: String(answers.first_name ?? ''),
    last_name: String(answers.last_name ?? ''),
    status: 'Pending',
    username: null,
    password_hash: null,
    signed_at: null,
    data,
    secrets: sealFor(`attorney/${id}`),
    created_at: now,
  });
  await linkLead(trx, lead.id, id);
  await closeDraft(trx, key, now);
  return { id, ...submitted };
}
