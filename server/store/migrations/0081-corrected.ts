// What was sent may be corrected: the submission has the newest answers, and how they were before is kept beside it.
import type { Migration } from './migrate.ts';

export const corrected: Migration = {
  name: '0081-corrected',
  statements: [
    'alter table submission add column corrected_at timestamptz',
    `create table submission_version (
      id uuid primary key,
      submission_id uuid not null references submission (id) on delete cascade,
      release text not null,
      data jsonb not null,
      secrets jsonb not null,
      sent_at timestamptz not null,
      replaced_at timestamptz not null
    )`,
    'create index submission_version_of on submission_version (submission_id, replaced_at desc, id)',
  ],
};
