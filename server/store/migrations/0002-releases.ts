// Releases that were once current, kept for open pages, old drafts and old submissions.
import type { Migration } from './migrate.ts';

export const releases: Migration = {
  name: '0002-releases',
  statements: [
    `create table content_asset (
      name text primary key,
      type text not null,
      body text not null,
      kept_at timestamptz not null
    )`,
    `create table content_release (
      form_id text not null,
      release text not null,
      bundle text not null,
      primary key (form_id, release)
    )`,
  ],
};
