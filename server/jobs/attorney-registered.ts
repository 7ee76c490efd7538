// An attorney set up an account: the lead service is told that the e-mail has one.
import { REGISTERED_HOLD_MS } from '../accounts/register.ts';
import { type JobOfKind, MINUTE } from './kind.ts';

export const attorneyRegistered: JobOfKind<'attorney-registered'> = {
  holdMs: REGISTERED_HOLD_MS,
  firstWaitMs: MINUTE,
  async run({ services: { leads } }, { details: { attorney_id } }) {
    const lead = await leads.findByAttorney(attorney_id);
    if (lead && lead.noRec === 0) await leads.setRegistered(lead.id, 1);
  },
};
