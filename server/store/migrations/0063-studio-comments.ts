// What people say about a place of a change, until it is resolved.
import type { Migration } from './migrate.ts';

export const studioComments: Migration = {
  name: '0063-studio-comments',
  statements: [
    `create table studio_comment (
      id uuid primary key,
      nth bigint generated always as identity,
      change_id uuid not null references studio_change (id) on delete cascade,
      place text not null,
      text text not null,
      author text not null,
      author_email text not null,
      at timestamptz not null,
      reply uuid references studio_comment (id) on delete cascade,
      resolved_at timestamptz,
      resolved_by text
    )`,
    'create index studio_comment_of_change on studio_comment (change_id, nth)',
  ],
};
