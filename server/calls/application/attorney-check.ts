// attorney_check: gives back the saved application of the lead, or marks that a new one starts.
import type { AnswerOf, RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import { applicationForm, requireLead } from '../../applications/form.ts';
import {
  briefAttorney,
  briefLead,
  leadRecord,
  markStarted,
  started,
} from '../../applications/leads.ts';
import { type Applicant, asApplicant, noteFor } from '../../applications/returned.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { loadDraft } from '../../forms/drafts.ts';
import type { Lead } from '../../services/ports.ts';
import { findAttorney } from '../../store/attorneys/attorneys.ts';
import { type Call, type CallInput, requireOwnLead } from '../common/call.ts';

export const attorneyCheck: Call = {
  id: 'attorney_check',
  handle: (server, input) => checked(server, input, (lead) => markStarted(server, lead)),
  look: (server, input) => checked(server, input, async (lead) => started(server, lead)),
};

type Input = CallInput<RequestOf<'attorney_check'>>;

/** `begin` gives the lead as it is once a new application has started. */
async function checked(
  server: ServerContext,
  input: Input,
  begin: (lead: Applicant) => Promise<Lead>,
): Promise<AnswerOf<'attorney_check'>> {
  requireOwnLead(input, input.payload.lead_id);
  const lead = await asApplicant(server, await requireLead(server, input.leadId));
  if (input.payload.emailAddress.trim().toLowerCase() !== lead.email)
    throw new Refusal('OTHER_LEAD');
  if (lead.attorneyId) {
    const attorney = await briefAttorney(server, lead);
    const nothingSaved = { n_rec: 0, is_attorney_exist: false };
    return {
      status: 'success',
      ...nothingSaved,
      lead: briefLead(lead),
      ...(attorney && { attorney }),
    };
  }
  const draft = await loadDraft(server, applicationForm(server, lead));
  const shown = draft.n_rec > 0 ? lead : await begin(lead);
  return {
    status: 'success',
    is_attorney_exist: draft.n_rec > 0,
    ...draft,
    lead: leadRecord(shown),
    ...(await returnedWith(server, lead)),
  };
}

async function returnedWith(server: ServerContext, { returnedAs }: Applicant) {
  const attorney = returnedAs && (await findAttorney(server.db, returnedAs));
  const note = attorney && (await noteFor(server, attorney));
  return note ? { note } : {};
}
