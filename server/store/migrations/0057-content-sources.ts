// The files each release was made of, each text once, and who made it current and why.
import type { Migration } from './migrate.ts';

export const contentSources: Migration = {
  name: '0057-content-sources',
  statements: [
    'create table content_file (hash text primary key, body text not null)',
    `create table content_source (
      id text primary key,
      files jsonb not null,
      kept_at timestamptz not null
    )`,
    `alter table release_history
      add column source text references content_source (id),
      add column parent integer,
      add column author text not null default '',
      add column note text not null default ''`,
    `alter table current_release
      add column source text references content_source (id),
      add column shipped_source text`,
  ],
};
