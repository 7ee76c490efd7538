// Who is an invented person: marked when the demo world is put into a store, and nobody else ever is.
import type { Migration } from './migrate.ts';

export const demoPeople: Migration = {
  name: '0065-demo-people',
  statements: [
    `create table demo_person (
      kind text not null check (kind in ('attorney', 'lead', 'staff')),
      id text not null,
      primary key (kind, id)
    )`,
  ],
};
