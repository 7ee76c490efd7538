// Turns an application into an attorney, once per lead.
import { inMasks } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { FlowId, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { firstState, moveItem, SERVER_MOVES } from '../flows/index.ts';
import { changedSecrets, changesBetween } from '../forms/changes.ts';
import { recordData, recordSecrets } from '../forms/kept-record.ts';
import { openSecrets } from '../forms/masked.ts';
import { type MadeSubmission, type Recorded, receive, type SentForm } from '../forms/receive.ts';
import { undoOf } from '../forms/undo.ts';
import { type Seen, seenOf } from '../http/seen.ts';
import { holdJob, runJob } from '../jobs/run.ts';
import { keepAnnexes } from '../store/applicants/agreed-annexes.ts';
import {
  insertAttorney,
  linkLead,
  lockAttorney,
  nextAttorneyId,
  resubmitAttorney,
} from '../store/attorneys/attorneys.ts';
import { isDuplicate, type StoreTransaction } from '../store/index.ts';
import { fillingOf } from '../store/record/filling.ts';
import { withRowIds } from '../store/record/row-ids.ts';
import { applicationForm, requireApplicant } from './form.ts';
import { type Applicant, isReturned } from './returned.ts';

/** Who applies. */
type Name = SomeAnswersOf<'application', 'first_name' | 'last_name'>;

const FLOW = 'application' satisfies FlowId;

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
        record: async (trx, made) => {
          const by = { lead, seen: seenOf(sent) };
          return lead.returnedAs === undefined
            ? makeAttorney(server, trx, by, made)
            : sendAgain(server, trx, { ...by, id: lead.returnedAs }, made);
        },
      };
    });
  } catch (error) {
    throw isDuplicate(error, 'attorney_lead') ? new Refusal('ALREADY_SUBMITTED') : error;
  }
}

interface Sender {
  readonly lead: Applicant;
  readonly seen: Seen;
}

async function makeAttorney(
  server: ServerContext,
  trx: StoreTransaction,
  { lead, seen }: Sender,
  submission: MadeSubmission,
): Promise<Recorded<Answer>> {
  const { answers, data, made, at } = submission;
  const id = await nextAttorneyId(trx);
  const status = firstState(server, FLOW);
  const { first_name = '', last_name = '' } = answers as Name;
  const attorney = {
    id,
    lead_id: lead.id,
    submission_id: submission.id,
    email: lead.email,
    first_name,
    last_name,
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
  await insertAttorney(trx, attorney, { form: submission.form, line: { at, by, changes } });
  await linkLead(trx, lead.id, id);
  await keepAgreed(server, trx, lead, submission);
  // Lead service and file store are providers of their own: the attorney stands even where one of them is away.
  const job = await holdJob(trx, { kind: 'attorney-made', details: { attorney_id: id } }, at);
  return { answer: answerFor(server, id, made), after: () => runJob(server, job) };
}

interface Returned extends Sender {
  readonly id: string;
}

/** What was returned is sent again: the record of the same attorney becomes what was sent, and is to be signed anew. */
async function sendAgain(
  server: ServerContext,
  trx: StoreTransaction,
  { id, lead, seen }: Returned,
  submission: MadeSubmission,
): Promise<Recorded<Answer>> {
  const { answers, data, made, at } = submission;
  const before = await lockAttorney(trx, id);
  // In another window it was sent meanwhile, or taken up as it was.
  if (!isReturned(server, before)) throw new Refusal('ALREADY_SUBMITTED');
  const { first_name = '', last_name = '' } = answers as Name;
  const name = `${first_name} ${last_name}`.trim();
  const by = { role: 'applicant', id: lead.id, name };
  const move = SERVER_MOVES.application.send.name;
  await moveItem(server, trx, { flow: FLOW, id, move, by, at });
  const { bundle } = applicationForm(server, lead).form;
  const { crypto } = server.services;
  const secrets = submission.seal(`attorney/${id}`);
  const old = recordData(server, before);
  const changes = [
    ...changesBetween(bundle, inMasks(bundle, old), inMasks(bundle, data)),
    ...changedSecrets(recordSecrets(server, before), openSecrets(crypto, { id, secrets })),
    { path: '/signed_at', ...(before.signed_at && { before: before.signed_at.toISOString() }) },
  ];
  const { form } = submission;
  const rows = withRowIds(fillingOf(form), data);
  const record = { id, data: rows, secrets, form, submission_id: submission.id };
  const undo = undoOf(old, rows);
  await resubmitAttorney(trx, record, { at, by: { who: lead.email, ...seen }, changes, undo });
  await keepAgreed(server, trx, lead, submission);
  return { answer: answerFor(server, id, made) };
}

/** What was offered to be read with the answers is kept as it was. */
async function keepAgreed(
  server: ServerContext,
  trx: StoreTransaction,
  lead: Applicant,
  { id, answers }: MadeSubmission,
): Promise<void> {
  const { bundle } = applicationForm(server, lead).form;
  await keepAnnexes(trx, id, await server.services.documents.annexes(bundle, answers));
}

function answerFor(server: ServerContext, id: string, made: MadeSubmission['made']): Answer {
  const message = server.content.texts.t('server.application.created');
  return { status: 'success', message, attorney: { id, ...made } };
}
