// attorney_check: gives back the saved application of the lead, or marks that a new one starts.
import { applicationForm, requireLead } from '../../applications/form.ts';
import { briefAttorney, briefLead, leadRecord, markStarted } from '../../applications/leads.ts';
import { type Applicant, asApplicant, noteFor } from '../../applications/returned.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { loadDraft } from '../../forms/drafts.ts';
import { findAttorney } from '../../store/attorneys/attorneys.ts';
import { type Call, requireOwnLead } from '../common/call.ts';

export const attorneyCheck: Call = {
  id: 'attorney_check',
  async handle(server, input) {
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
    const shown = draft.n_rec > 0 ? lead : await markStarted(server, lead);
    return {
      status: 'success',
      is_attorney_exist: draft.n_rec > 0,
      ...draft,
      lead: leadRecord(shown),
      ...(await returnedWith(server, lead)),
    };
  },
};

async function returnedWith(server: ServerContext, { returnedAs }: Applicant) {
  const attorney = returnedAs && (await findAttorney(server.db, returnedAs));
  const note = attorney && (await noteFor(server, attorney));
  return note ? { note } : {};
}
