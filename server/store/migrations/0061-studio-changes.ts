// Changes of the content and their commands: what people of the staff do before anything of it is released.
import type { Migration } from './migrate.ts';

export const studioChanges: Migration = {
  name: '0061-studio-changes',
  statements: [
    `create table studio_change (
      id uuid primary key,
      name text not null,
      owner text not null,
      owner_email text not null,
      began_on integer not null,
      base text not null references content_source (id),
      state text not null default 'open'
        check (state in ('open', 'asked', 'approved', 'planned', 'published', 'discarded')),
      seq integer not null default 0,
      counts jsonb not null,
      made_at timestamptz not null,
      edited_at timestamptz not null,
      discarded_at timestamptz,
      asked_of text not null default '',
      approved_by text not null default '',
      plan_at timestamptz
    )`,
    `create index studio_change_in_work on studio_change (edited_at) where state <> 'published'`,
    `create table studio_command (
      change_id uuid not null references studio_change (id) on delete cascade,
      seq integer not null,
      id uuid not null,
      author text not null,
      author_email text not null,
      at timestamptz not null,
      command jsonb not null,
      inverse jsonb not null,
      touches jsonb not null,
      reads text not null,
      batch uuid not null,
      undoes integer,
      undone_by integer,
      primary key (change_id, seq),
      constraint studio_command_once unique (id)
    )`,
  ],
};
