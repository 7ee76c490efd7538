// A draft remembers the farthest step that was opened, beside the one it was left at.
import type { Migration } from './migrate.ts';

export const reachedSteps: Migration = {
  name: '0019-reached-steps',
  statements: [
    'alter table draft add column reached text',
    // As in 0017, and with the farthest step.
    `create or replace function save_drafts(saves jsonb)
    returns table (of_form text, of_owner text, saved_as integer)
    language plpgsql as $$
    declare
      one record;
    begin
      for one in
        select * from jsonb_to_recordset(saves) as given(
          form_id text, owner text, data jsonb, step text, reached text, release text, seen integer,
          saved_at timestamptz)
        order by form_id, owner
      loop
        insert into draft (form_id, owner, data, revision, step, reached, release, saved_at)
          values (one.form_id, one.owner, one.data, 1, one.step, one.reached, one.release, one.saved_at)
          on conflict (form_id, owner) do update set
            data = excluded.data,
            revision = draft.revision + 1,
            step = excluded.step,
            reached = excluded.reached,
            release = excluded.release,
            saved_at = excluded.saved_at
          where draft.closed_at is null and (one.seen is null or draft.revision = one.seen)
          returning form_id, owner, revision into of_form, of_owner, saved_as;
        if found then
          return next;
        end if;
      end loop;
    end $$`,
  ],
};
