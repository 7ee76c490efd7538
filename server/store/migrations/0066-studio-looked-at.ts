// What is looked at before a change is published: a rehearsal as far as it is, links with a code; and whether somebody named the change.
import type { Migration } from './migrate.ts';

export const studioLookedAt: Migration = {
  name: '0066-studio-looked-at',
  statements: [
    'alter table studio_change add column named boolean not null default false',
    `create table studio_rehearsal (
      change_id uuid primary key references studio_change (id) on delete cascade,
      files text not null,
      head integer not null,
      turn integer not null,
      tally text not null,
      at timestamptz not null
    )`,
    `alter table studio_link
      add column code_hash text,
      add column wrong_codes integer not null default 0`,
    `create table studio_visit (
      token_hash text primary key,
      link_id text not null references studio_link (id) on delete cascade,
      expires_at timestamptz not null
    )`,
  ],
};
