// A move may come with a form: its words and files are what was said on the thing.
import type { Migration } from './migrate.ts';

export const whatWasSaid: Migration = {
  name: '0069-what-was-said',
  statements: ['alter table matter_event add column submission_id uuid references submission (id)'],
};
