// Which release content was compiled to: a start that brings the same content with the same compiler takes it from here.
import type { Migration } from './migrate.ts';

export const compiledContent: Migration = {
  name: '0015-compiled-content',
  statements: [
    `create table compiled_content (
      key text primary key,
      release text not null,
      pack_sum text not null,
      made_at timestamptz not null
    )`,
  ],
};
