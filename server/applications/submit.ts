// Turns an application into an attorney, once per lead.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import { firstState } from '../flows/index.ts';
import { type MadeSubmission, type Recorded, receive, type SentForm } from '../forms/receive.ts';
import { type Seen, seenOf } from '../http/seen.ts';
import { holdJob, runJob } from '../jobs/run.ts';
import { Refusal } from '../refusals.ts';
import type { Lead } from '../services/ports.ts';
import { keepAnnexes } from '../store/agreed-annexes.ts';
import { insertAttorney, linkLead, nextAttorneyId } from '../store/attorneys.ts';
import { isDuplicate, type StoreTransaction } from '../store/index.ts';
import { applicationForm, requireApplicant } from './form.ts';

/** Who was made, and of what exactly: signing something else is refused. */
type Answer = AnswerOf<'create_attorney'>;

/** Judges and stores the application of a lead; the attorney is made in the same transaction. */
export async function submitApplication(
  server: ServerContext,
  leadId: string,
  sent: SentForm,
): Promise<Answer> {
  try {
    return await receive<Answer>(server, sent, async () => {
      const lead = await requireApplicant(server, leadId);
      return {
        ...applicationForm(server, lead),
        record: (trx, made) => makeAttorney(server, trx, { lead, seen: seenOf(sent) }, made),
      };
    });
  } catch (error) {
    throw isDuplicate(error, 'attorney_lead') ? new Refusal('ALREADY_SUBMITTED') : error;
  }
}

async function makeAttorney(
  server: ServerContext,
  trx: StoreTransaction,
  { lead, seen }: { readonly lead: Lead; readonly seen: Seen },
  submission: MadeSubmission,
): Promise<Recorded<Answer>> {
  const { answers, data, made, at } = submission;
  const id = await nextAttorneyId(trx);
  const status = firstState(server, 'application');
  const attorney = {
    id,
    lead_id: lead.id,
    submission_id: submission.id,
    email: lead.email,
    first_name: String(answers.first_name ?? ''),
    last_name: String(answers.last_name ?? ''),
    status,
    username: null,
    password_hash: null,
    signed_at: null,
    data,
    secrets: submission.seal(`attorney/${id}`),
    created_at: at,
  };
  const changes = [{ path: '/status', after: status }];
  const by = { who: lead.email, ...seen };
  await insertAttorney(trx, attorney, { at, by, changes });
  await linkLead(trx, lead.id, id);
  const { bundle } = applicationForm(server, lead).form;
  const agreed = await server.services.documents.offered(bundle, answers);
  await keepAnnexes(trx, submission.id, agreed);
  // Lead service and file store are providers of their own: the attorney stands even where one of them is away.
  const job = await holdJob(trx, { kind: 'attorney-made', details: { attorney_id: id } }, at);
  const message = server.content.texts.t('server.application.created');
  const answer = { status: 'success', message, attorney: { id, ...made } } as const;
  return { answer, after: () => runJob(server, job) };
}
