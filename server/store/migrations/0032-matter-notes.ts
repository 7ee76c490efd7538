// How members are reached, and what attorneys are told with an assignment.
import type { Migration } from './migrate.ts';

export const matterNotes: Migration = {
  name: '0032-matter-notes',
  statements: [
    `alter table plan_member
      add column phone text not null default '',
      add column address1 text not null default '',
      add column city text not null default '',
      add column state text not null default '',
      add column zip text not null default ''`,
    `alter table legal_case
      add column note text not null default '',
      add column note_description text not null default ''`,
  ],
};
