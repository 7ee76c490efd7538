// Where the files of this store are: the mark that lies in that place itself, and what the place was called.
import type { Migration } from './migrate.ts';

export const filePlace: Migration = {
  name: '0049-file-place',
  statements: [
    `create table file_place (
      id text primary key check (id = 'files'),
      mark text not null,
      place text not null,
      marked boolean not null
    )`,
  ],
};
