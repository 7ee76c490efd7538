// Who did not approve a change as it was, and what they would have otherwise.
import type { Migration } from './migrate.ts';

export const studioSentBack: Migration = {
  name: '0068-studio-sent-back',
  statements: [
    `alter table studio_change
      add column sent_back_by text not null default '',
      add column sent_back_at timestamptz,
      add column sent_back_why text not null default ''`,
  ],
};
