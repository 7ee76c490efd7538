// What the desk looks for: whatever is in a state, oldest first, and what is on one case.
import type { Migration } from './migrate.ts';

const queueOf = (table: string): string =>
  `create index ${table}_queue on ${table} (lower(status), created_at, id)`;

export const deskQueues: Migration = {
  name: '0030-desk-queues',
  statements: [
    ...['auth_request', 'claim', 'legal_case', 'attorney'].map(queueOf),
    'create index if not exists auth_request_of_case on auth_request (case_id)',
    'create index if not exists claim_of_case on claim (case_id)',
  ],
};
