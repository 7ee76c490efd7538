// getLeadHubspot: finds the lead of an invitation by e-mail and binds this browser to it.

import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { judgeBody } from '../../accounts/account-form.ts';
import { briefAttorney, briefLead, leadRecord } from '../../applications/leads.ts';
import { startSession } from '../../applications/session.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import type { Call } from '../call.ts';

export const getLead: Call = {
  id: 'getLeadHubspot',
  async handle(server, input) {
    // Guessing e-mails must not pay.
    await limitByClient(server, input, 'lead-lookup', server.config.lookupLimit);
    const emailAddress = input.payload.emailAddress.trim();
    await judgeBody(server, 'sign-in', { emailAddress });
    const lead = await server.services.leads.findByEmail(emailAddress);
    const { t } = server.content.texts;
    // Registered comes first, so that a registered attorney is never told "not found" (OR-13).
    if (lead && lead.noRec > 0)
      return answer([], lead.noRec, { message: t('server.lead.registered') });
    if (!lead) return answer([], 0, { message: t('server.lead.notFound') });
    const session = await startSession(server, input.reply, lead.id);
    if (!lead.attorneyId) return answer([leadRecord(lead)], 0, { session });
    const attorney = await briefAttorney(server, lead);
    return answer([briefLead(lead)], 0, { session, attorney });
  },
};

type Result = AnswerOf<'getLeadHubspot'>['result'];

interface More {
  /** Why there is no lead in the answer. */
  readonly message?: string;
  /** Names the session of this browser, for whoever ends it. */
  readonly session?: string;
  readonly attorney?: Result['attorney'] | undefined;
}

function answer(lead: Result['lead'], no_rec: number, { message, session, attorney }: More = {}) {
  return {
    status: 'success' as const,
    ...(message !== undefined && { message }),
    result: { lead, no_rec, ...(session && { session }), ...(attorney && { attorney }) },
  };
}
