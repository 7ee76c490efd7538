// getLeadHubspot: finds the lead of an invitation by e-mail and binds this browser to it.
import { judgeBody } from '../../accounts/account-form.ts';
import { lookedUp } from '../../applications/looked-up.ts';
import { endSession, startSession } from '../../applications/session.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import { isLeadDisabled } from '../../store/applicants/end-applicant.ts';
import type { Call } from '../common/call.ts';

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
    if (lead && lead.noRec > 0) {
      // Logged out in the same answer, so that nothing comes too late (SGN-07).
      await endSession(server, input.reply, input.request.cookies);
      return nobody(lead.noRec, t('server.lead.registered'));
    }
    if (!lead || (await isLeadDisabled(server.db, lead.id)))
      return nobody(0, t('server.lead.notFound'));
    const session = await startSession(server, input, lead.id);
    return { status: 'success', result: await lookedUp(server, lead, session) };
  },
};

const nobody = (no_rec: number, message: string) =>
  ({ status: 'success', message, result: { lead: [], no_rec } }) as const;
