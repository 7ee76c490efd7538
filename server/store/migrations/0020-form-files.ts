// Files uploaded to forms that have no calls of their own: whose they are, and the submission they went with.
import type { Migration } from './migrate.ts';

export const formFiles: Migration = {
  name: '0020-form-files',
  statements: [
    `create table form_file (
      id uuid primary key,
      form_id text not null,
      owner text not null,
      field text not null,
      network text not null,
      name text not null,
      file_type text,
      size integer not null,
      file_key text,
      expires_at timestamptz not null,
      submission_id uuid references submission (id)
    )`,
    'create index form_file_owner on form_file (owner) where submission_id is null',
    'create index form_file_network on form_file (network) where submission_id is null',
    'create index form_file_expires on form_file (expires_at) where submission_id is null',
    'create index form_file_submission on form_file (submission_id) where submission_id is not null',
  ],
};
