// A signed file may get its time stamp later: copies given out before stay known.
import type { Migration } from './migrate.ts';

export const earlierSeals: Migration = {
  name: '0016-earlier-seals',
  statements: [
    `create table earlier_seal (
      sha256 text primary key,
      request_id uuid not null references signature_request (id)
    )`,
  ],
};
