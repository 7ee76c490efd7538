// An application that the provider returned: open again for whoever sent it, until it is sent again or taken up as it was.
import { draftOf, stateNow } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf, isTakenBack } from '../flows/index.ts';
import { recordData } from '../forms/kept-record.ts';
import { formOfRelease } from '../forms/releases.ts';
import { releasedForm } from '../forms/use.ts';
import type { Lead, Shelf } from '../services/ports.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { closeDraft, reopenDraft } from '../store/forms/drafts.ts';
import { findSubmission } from '../store/forms/submissions.ts';
import type { StoreTransaction } from '../store/index.ts';
import { eventsOfSubject } from '../store/matters/matter-events.ts';
import { APPLICATION, leadOwner } from './names.ts';

/** A lead who may apply. */
export interface Applicant extends Lead {
  /** The attorney that a returned application had become; it has none then, as before it was sent. */
  readonly returnedAs?: string;
}

type Content = Pick<ServerContext, 'db' | 'content'>;

/** Does it wait for whoever applied, as the flow says? */
export const isReturned = (server: Pick<ServerContext, 'content'>, { status }: Attorney): boolean =>
  stateNow(flowOf(server, APPLICATION), status)?.waits === 'applicant';

/** The lead as it stands to its application: what was returned is as if it were not sent. */
export async function asApplicant(server: Content, lead: Lead): Promise<Applicant> {
  const attorney = lead.attorneyId && (await findAttorney(server.db, lead.attorneyId));
  if (!attorney || !isReturned(server, attorney)) return lead;
  const { attorneyId: _, ...open } = lead;
  return { ...open, returnedAs: attorney.id };
}

/** Where the files of an application lie: once it was sent, with the attorney. */
export const filesOf = ({ id, returnedAs }: Applicant): Shelf =>
  returnedAs === undefined ? leadOwner(id) : `attorney/${returnedAs}`;

/** The words with which it came back; none where it was not. */
export async function noteFor(server: Content, attorney: Attorney): Promise<string | undefined> {
  if (!isReturned(server, attorney)) return undefined;
  const events = await eventsOfSubject(server.db, attorney.id);
  const isGone = isTakenBack(events);
  const words = events.filter((event) => !isGone(event)).at(-1)?.words ?? '';
  return words === '' ? undefined : words;
}

/** After a move: the draft is open while the application is returned, with the answers that were sent, and closed before and after. */
export async function followMove(
  server: Content & Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  attorney: Attorney,
): Promise<void> {
  const { lead_id, submission_id } = attorney;
  if (lead_id === null) return;
  const key = { form_id: APPLICATION, owner: leadOwner(lead_id) };
  if (!isReturned(server, attorney)) return closeDraft(trx, key, server.now());
  const sent = submission_id === null ? undefined : await findSubmission(trx, submission_id);
  const then = sent && (await formOfRelease(server, APPLICATION, sent.release));
  const { bundle } = then ?? releasedForm(server, APPLICATION);
  const [step, reached] = [bundle.sections[0]?.id, bundle.sections.at(-1)?.id];
  // Whoever came another way has a record, and nothing that was sent.
  const data = draftOf(bundle, sent?.data ?? recordData(server, attorney));
  const content = { data, release: bundle.release };
  await reopenDraft(
    trx,
    key,
    { ...content, ...(step && { step }), ...(reached && { reached }) },
    server.now(),
  );
}
