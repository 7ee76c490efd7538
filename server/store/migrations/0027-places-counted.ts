// How many places a change touched, beside its attorney: the total of a history is summed from an index alone.
import type { Migration } from './migrate.ts';

export const placesCounted: Migration = {
  name: '0027-places-counted',
  statements: [
    `alter table attorney_change
      add column places integer generated always as (jsonb_array_length(changes)) stored`,
    'create index attorney_change_counted on attorney_change (attorney_id) include (at, places)',
  ],
};
