// Which migrations the answers of a record have been through, so that a field with another name is found under it.
import type { Migration } from './migrate.ts';

export const recordNames: Migration = {
  name: '0060-record-names',
  statements: ['alter table attorney add column migrations jsonb'],
};
