// Who knows leads and streets.
import { address, anyText, NOT_SET, type Settings } from '../kinds/kinds.ts';

export const PROVIDERS = {
  HUBSPOT_TOKEN: {
    ...anyText,
    remedy: 'Set it to the access token of a private app of HubSpot, or leave it out',
    otherwise: NOT_SET,
  },
  HUBSPOT_PROPERTIES: {
    schema: { type: 'string', format: 'pairs' },
    problem: () => 'does not say which property is called what',
    remedy: 'Write it as family_defender=fd_panel,cdl=cdl_panel',
    otherwise: 'the same names in small letters',
  },
  PHOTON_URL: address('web-address', 'https:'),
  GOOGLE_PLACES_KEY: {
    ...anyText,
    remedy: 'Set it to a key of the Places API (New), or leave it out',
    otherwise: NOT_SET,
  },
} as const satisfies Settings;
