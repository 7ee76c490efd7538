// Who does at the moment what only one may do at a time, whichever process it is.
import type { Migration } from './migrate.ts';

export const leases: Migration = {
  name: '0014-leases',
  statements: [
    'create table lease (name text primary key, holder text not null, until timestamptz not null)',
  ],
};
