// Files whose bytes lie in a bucket: whose they are and what they are called stands in the store, where a name is taken once.
import type { Migration } from './migrate.ts';

export const storedFiles: Migration = {
  name: '0021-stored-files',
  statements: [
    `create table stored_file (
      key text primary key,
      place text not null,
      shelf text not null,
      name text not null,
      name_key text not null,
      size integer not null,
      type text not null,
      at timestamptz not null,
      meta jsonb not null,
      sha256 text not null,
      state text not null check (state in ('writing', 'kept', 'gone')),
      changed_at timestamptz not null
    )`,
    `create unique index stored_file_name on stored_file (shelf, name_key) where state = 'kept'`,
    `create index stored_file_left on stored_file (changed_at) where state <> 'kept'`,
  ],
};
