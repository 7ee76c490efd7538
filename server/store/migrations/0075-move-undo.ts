// A move of the desk that whoever made it can take back for some minutes: how the thing was before, and which mails wait.
import type { Migration } from './migrate.ts';

export const moveUndo: Migration = {
  name: '0075-move-undo',
  statements: [
    `create table move_undo (
      subject_id text primary key,
      event_id uuid not null references matter_event (id),
      by_id text not null,
      until timestamptz not null,
      before jsonb not null,
      mails jsonb not null
    )`,
    'create index move_undo_until on move_undo (until)',
  ],
};
