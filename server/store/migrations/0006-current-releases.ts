// When a release last became the current one: which one the next is compared with.
import type { Migration } from './migrate.ts';

export const currentReleases: Migration = {
  name: '0006-current-releases',
  statements: ['alter table content_release add column current_at timestamptz'],
};
