// Requests and replies know the submission they came with: its release, its answers, and the files that went with it.
import type { Migration } from './migrate.ts';

export const whatWasSent: Migration = {
  name: '0029-what-was-sent',
  statements: [
    'alter table auth_request add column submission_id uuid references submission (id)',
    'alter table auth_reply add column submission_id uuid references submission (id)',
  ],
};
