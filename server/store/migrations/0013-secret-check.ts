// A sealed value with nothing in it: whether the keys of a start are those of this store shows at once.
import type { Migration } from './migrate.ts';

export const secretCheck: Migration = {
  name: '0013-secret-check',
  statements: ['create table secret_check (id text primary key, sealed text not null)'],
};
