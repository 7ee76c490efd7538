// Releases kept whole, and one row that says which is current: what every process on the store goes by.
import type { Migration } from './migrate.ts';

export const publishedReleases: Migration = {
  name: '0011-published-releases',
  statements: [
    `create table published_release (
      id text primary key,
      pack text not null,
      kept_at timestamptz not null
    )`,
    `create table current_release (
      name text primary key,
      number integer not null,
      release text references published_release (id),
      shipped text
    )`,
    `insert into current_release (name, number) values ('content', 0)`,
  ],
};
