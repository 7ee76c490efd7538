// What a failing HubSpot says to whoever keeps the portal: one line, with the way out.
import type { HubspotFault } from './hubspot-client.ts';

/** Leads cannot be had as the settings say; the message is the line the start ends with. */
export class UnusableLeads extends Error {}

const SCOPES =
  'crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.read';

const SAID: Readonly<Record<number, string>> = {
  0: 'HubSpot cannot be reached. Look at the way out of this machine.',
  400: 'HubSpot does not take what it is told. Make or mend the properties it names, or name others in HUBSPOT_PROPERTIES.',
  401: 'HubSpot does not know HUBSPOT_TOKEN. Set it to the access token of a private app.',
  403: `The private app of HUBSPOT_TOKEN may not do this. Give it ${SCOPES}.`,
  404: 'HubSpot has this contact no more. Add it there again, or leave it.',
  429: 'HubSpot takes no more calls for now. Look at the limits of the private app.',
};

/** The line of the start and of the log. */
export function hubspotLine({ status, code }: HubspotFault): string {
  return SAID[status] ?? `HubSpot is in trouble (${status} ${code}). Look at its status page.`;
}
