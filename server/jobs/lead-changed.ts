// The portal changed a lead: the CRM it came from is told, until it takes it.
import { HubspotFault } from '../services/leads/index.ts';
import { type JobOfKind, MINUTE } from './kind.ts';

export const leadChanged: JobOfKind<'lead-changed'> = {
  holdMs: 2 * MINUTE,
  firstWaitMs: MINUTE,
  isReady: ({ services }) => services.leads.tells,
  run: ({ services }, { details }) => services.leads.tell(details.lead_id, details.names),
  failure: (error) =>
    error instanceof HubspotFault
      ? { reason: error.message, final: error.status === 404 }
      : { reason: error instanceof Error ? error.name : 'unknown', final: false, err: error },
};
