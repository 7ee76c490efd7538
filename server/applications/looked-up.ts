// What a look-up answers: of an e-mail alone what navigation needs, of a proved mailbox the invitation itself.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import type { Lead } from '../services/ports.ts';
import { briefAttorney, briefLead, leadIds, leadRecord } from './leads.ts';
import { asApplicant } from './returned.ts';
import type { FoundSession } from './session.ts';

export type LookedUp = AnswerOf<'getLeadHubspot'>['result'];

/** The lead as far as the session may know it; the session's name is for whoever ends it. */
export async function lookedUp(
  server: ServerContext,
  found: Lead,
  { name: session, proved }: FoundSession,
): Promise<LookedUp> {
  const lead = await asApplicant(server, found);
  const attorney = await briefAttorney(server, lead);
  if (proved) {
    const shown = lead.attorneyId ? briefLead(lead) : leadRecord(lead);
    return { lead: [shown], no_rec: 0, session, ...(attorney && { attorney }) };
  }
  // Whoever has signed goes to the login, which asks for more than a code.
  const proof_needed = attorney?.signed !== true;
  const nameless = attorney && { ...attorney, first_name: '', last_name: '' };
  return {
    lead: [leadIds(lead)],
    no_rec: 0,
    session,
    ...(nameless && { attorney: nameless }),
    ...(proof_needed && { proof_needed }),
  };
}
