// An attorney's record has a revision, its rows have ids, and every change of it is kept for good.
import type { Migration } from './migrate.ts';

/** Rows of a list get the ids that the table of the list knows them by. */
const namedRows = (list: string, table: string): string =>
  `update attorney set data = jsonb_set(data, '{${list}}', (
    select jsonb_agg(case when stored.id is null then item.value
      else item.value || jsonb_build_object('id', stored.id) end order by item.ordinality)
    from jsonb_array_elements(attorney.data->'${list}') with ordinality as item
    left join ${table} as stored
      on stored.attorney_id = attorney.id and stored.position = item.ordinality - 1))
  where jsonb_typeof(data->'${list}') = 'array' and jsonb_array_length(data->'${list}') > 0`;

export const recordsChange: Migration = {
  name: '0024-records-change',
  statements: [
    'alter table attorney add column revision integer not null default 1',
    namedRows('practice_county_list', 'practice_area'),
    namedRows('coveragelist', 'attorney_coverage'),
    `create table attorney_change (
      attorney_id text not null references attorney (id),
      revision integer not null,
      at timestamptz not null,
      who text not null,
      address text not null,
      browser text not null,
      changes jsonb not null,
      undo jsonb not null,
      primary key (attorney_id, revision)
    )`,
    // Whatever a call does, and whoever is at the database by mistake: what was changed when stays as it was written.
    `create function refuse_rewriting() returns trigger language plpgsql as $$
      begin
        raise exception 'Rows of % are only ever added.', tg_table_name;
      end
    $$`,
    `create trigger attorney_change_stays before update or delete or truncate on attorney_change
      for each statement execute function refuse_rewriting()`,
  ],
};
