// The one form that has calls of its own: the application, and the lead whose application is running.
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import type { Lead } from '../services/ports.ts';

const APPLICATION = 'application';

/** The released application form. */
export function applicationForm(server: ServerContext): ReleasedForm {
  const form = server.content.forms[APPLICATION];
  if (!form) throw new Refusal('UNKNOWN_FORM');
  return form;
}

/** Owner of an applicant's drafts and submissions. */
export function leadOwner(leadId: string): string {
  return `lead/${leadId}`;
}

/** The lead of the running application; it may have been removed since. */
export async function requireLead(server: ServerContext, leadId: string): Promise<Lead> {
  const lead = await server.services.leads.findById(leadId);
  if (!lead) throw new Refusal('NO_SESSION');
  return lead;
}
