// getLeadHubspot: finds the lead of an invitation by e-mail and binds this browser to it.
import { createHmac } from 'node:crypto';
import { briefAttorney, briefLead, leadRecord } from '../../applications/leads.ts';
import { startSession } from '../../applications/session.ts';
import type { ServerContext } from '../../context.ts';
import { Refusal } from '../../refusals.ts';
import { allow } from '../../store/rate-limits.ts';
import { type Call, type CallInput, textOf } from '../call.ts';

const TEN_MINUTES = 600_000;

export const getLead: Call = {
  id: 'getLeadHubspot',
  async handle(server, input) {
    await limit(server, input);
    const lead = await server.services.leads.findByEmail(textOf(input.body.emailAddress));
    // Registered comes first, so that a registered attorney is never told "not found" (OR-13).
    if (!lead || lead.noRec > 0) return answer([], lead?.noRec ?? 0);
    await startSession(server, input.reply, lead.id);
    if (!lead.attorneyId) return answer([leadRecord(lead)], 0);
    const attorney = await briefAttorney(server, lead);
    return answer([briefLead(lead)], 0, attorney && { attorney });
  },
};

function answer(lead: readonly object[], no_rec: number, more: object = {}) {
  return { status: 'success', result: { lead, no_rec, ...more } };
}

/** Guessing e-mails must not pay. The address is counted as a hash: it is personal data. */
async function limit(server: ServerContext, input: CallInput): Promise<void> {
  const hash = createHmac('sha256', 'lead-lookup').update(input.request.ip).digest('hex');
  const bucket = {
    bucket: `lead-lookup/${hash}`,
    most: server.config.lookupLimit,
    windowMs: TEN_MINUTES,
  };
  if (!(await allow(server.db, bucket, server.now()))) throw new Refusal('TOO_MANY');
}
