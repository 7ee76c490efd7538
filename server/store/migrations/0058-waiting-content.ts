// Content that came with a start and could not be put under what was published: it waits for a person.
import type { Migration } from './migrate.ts';

export const waitingContent: Migration = {
  name: '0058-waiting-content',
  statements: [
    `create table waiting_content (
      name text primary key default 'content' check (name = 'content'),
      source text not null references content_source (id),
      since timestamptz not null,
      reason text not null
    )`,
  ],
};
