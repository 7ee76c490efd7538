// The leads of the settings: those of HubSpot where a token is set, else our own.
export { openHubspotLeads } from './hubspot.ts';
export { HubspotFault, type HubspotSettings } from './hubspot-client.ts';
export { UnusableLeads } from './hubspot-faults.ts';
export { createLeads } from './table.ts';
