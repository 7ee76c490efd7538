// The application as a form: whose it is, what the server knows of it better than the browser, and what it checks.

import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type OwnedForm, releasedForm } from '../forms/use.ts';
import type { Lead } from '../services/ports.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { withServerValues } from './known.ts';
import { leadRecord } from './leads.ts';
import { changedEmail } from './locked.ts';
import { APPLICATION, leadOwner } from './names.ts';
import { type Applicant, asApplicant } from './returned.ts';

/** The application of a lead. */
export function applicationForm(server: ServerContext, lead: Applicant): OwnedForm {
  const form = releasedForm(server, APPLICATION);
  const owner = leadOwner(lead.id);
  const key = { form_id: APPLICATION, owner };
  return {
    form,
    owner,
    records: { lead: leadRecord(lead) },
    complete: (bundle, answers) => withServerValues(server, bundle, lead, answers),
    locked: (answers) => changedEmail(server, key, answers),
  };
}

/** The lead of the running application; it may have been removed since. */
export async function requireLead(server: ServerContext, leadId: string): Promise<Lead> {
  const lead = await server.services.leads.findById(leadId);
  if (!lead) throw new Refusal('NO_SESSION');
  return lead;
}

/** Has the lead become an attorney who has signed? From then on documents are for whoever logs in. */
export async function isSigned(server: ServerContext, leadId: string): Promise<boolean> {
  const { attorneyId } = await asApplicant(server, await requireLead(server, leadId));
  const attorney = attorneyId && (await findAttorney(server.db, attorneyId));
  return attorney ? attorney.signed_at !== null : false;
}

/** The same as long as nothing was submitted for it, or what was has been returned. */
export async function requireApplicant(server: ServerContext, leadId: string): Promise<Applicant> {
  const lead = await asApplicant(server, await requireLead(server, leadId));
  if (lead.attorneyId) throw new Refusal('ALREADY_SUBMITTED');
  return lead;
}
