// A request to sign is reserved before a provider is asked for it: of presses at the same moment one asks, the others wait.
import type { Migration } from './migrate.ts';

export const reservedSignatures: Migration = {
  name: '0008-reserved-signatures',
  statements: [
    `create unique index signature_request_live on signature_request (attorney_id, via) where status in ('making', 'open')`,
  ],
};
