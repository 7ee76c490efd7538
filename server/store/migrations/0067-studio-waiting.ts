// How large a change is, who handed it over, and why what was planned was not published.
import type { Migration } from './migrate.ts';

export const studioWaiting: Migration = {
  name: '0067-studio-waiting',
  statements: [
    `alter table studio_change
      add column size integer not null default 0,
      add column handed_by text not null default '',
      add column handed_at timestamptz,
      add column plan_refused text not null default '',
      add column plan_refused_at timestamptz,
      add column plan_refused_of text not null default ''`,
    `update studio_change set size = least(2147483647, coalesce((
      select sum(octet_length(command::text) + octet_length(inverse::text))
      from studio_command where change_id = studio_change.id), 0))`,
  ],
};
