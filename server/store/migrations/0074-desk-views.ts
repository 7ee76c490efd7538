// Views of the desk's queues that a clerk keeps under a name.
import type { Migration } from './migrate.ts';

export const deskViews: Migration = {
  name: '0074-desk-views',
  statements: [
    `create table desk_view (
      staff_id text not null references staff (id) on delete cascade,
      queue text not null,
      name text not null,
      search text not null,
      primary key (staff_id, queue, name)
    )`,
  ],
};
