// What becomes of a change on its way to a release: asked for and approved, planned, shown by a link; and what a release came of.
import type { Migration } from './migrate.ts';

export const studioReleasing: Migration = {
  name: '0064-studio-releasing',
  statements: [
    `create table studio_approval (
      change_id text primary key,
      source text not null,
      asked_by text not null,
      asked_of text not null,
      asked_at timestamptz not null,
      note text not null,
      approved_by text,
      approved_at timestamptz
    )`,
    `create table studio_plan (
      change_id text primary key,
      source text not null,
      due_at timestamptz not null,
      planned_by text not null,
      planned_at timestamptz not null,
      note text not null
    )`,
    `create table studio_link (
      id text primary key,
      token_hash text not null unique,
      change_id text not null,
      made_by text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,
    'create index studio_link_change on studio_link (change_id)',
    `alter table release_history
      add column change_id text,
      add column title text not null default '',
      add column approved_by text not null default ''`,
  ],
};
