// Who of the desk has taken what, who has what open, and what people of the staff are called.
import type { Migration } from './migrate.ts';

export const deskTaking: Migration = {
  name: '0072-desk-taking',
  statements: [
    `alter table staff add column name text not null default ''`,
    `create table desk_taking (
      queue text not null,
      thing_id text not null,
      staff_id text not null references staff (id) on delete cascade,
      since timestamptz not null,
      primary key (queue, thing_id)
    )`,
    'create index desk_taking_of on desk_taking (staff_id, queue)',
    `create table desk_presence (
      queue text not null,
      thing_id text not null,
      staff_id text not null references staff (id) on delete cascade,
      seen_at timestamptz not null,
      primary key (queue, thing_id, staff_id)
    )`,
  ],
};
