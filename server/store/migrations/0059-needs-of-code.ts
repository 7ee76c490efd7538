// What the code of a deployment needed of the content when a release became current, each list once.
import type { Migration } from './migrate.ts';

export const needsOfCode: Migration = {
  name: '0059-needs-of-code',
  statements: ['alter table release_history add column needs text references content_file (hash)'],
};
