// What somebody agreed to beside the form itself stays as it was, whatever is offered later; each document is kept once.
import type { Migration } from './migrate.ts';

export const agreedAnnexes: Migration = {
  name: '0018-agreed-annexes',
  statements: [
    `create table annex (
      sha256 text primary key,
      body jsonb not null
    )`,
    `create table agreed_annexes (
      submission_id uuid primary key references submission (id),
      sha256s jsonb not null
    )`,
  ],
};
