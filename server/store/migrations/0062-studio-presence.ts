// Who has a page of the Studio open, and where in it.
import type { Migration } from './migrate.ts';

export const studioPresence: Migration = {
  name: '0062-studio-presence',
  statements: [
    `create table studio_presence (
      change_id text not null,
      staff_id text not null,
      email text not null,
      place text not null,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (change_id, staff_id)
    )`,
  ],
};
