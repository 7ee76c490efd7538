// What is asked for most often, for everybody who asks at the same moment: one call for all of them, with plans that the database keeps.
import type { Migration } from './migrate.ts';

export const together: Migration = {
  name: '0017-together',
  statements: [
    // Nobody is told that a count is safe: a database that dies may forget those of its last moments, and nobody waits
    // for its disk. In the order of their names, here and below, so that two processes never wait for each other.
    `create function count_requests(asked jsonb) returns table (of_bucket text, number integer)
    language plpgsql as $$
    declare
      one record;
    begin
      perform set_config('synchronous_commit', 'off', true);
      for one in
        select * from jsonb_to_recordset(asked) as given(bucket text, start timestamptz, hits integer) order by bucket
      loop
        insert into rate_limit (bucket, window_start, hits) values (one.bucket, one.start, one.hits)
          on conflict (bucket) do update set
            window_start = excluded.window_start,
            hits = excluded.hits + case when rate_limit.window_start = excluded.window_start
              then rate_limit.hits else 0 end
          returning bucket, hits into of_bucket, number;
        return next;
      end loop;
    end $$`,
    `create function save_drafts(saves jsonb) returns table (of_form text, of_owner text, saved_as integer)
    language plpgsql as $$
    declare
      one record;
    begin
      for one in
        select * from jsonb_to_recordset(saves) as given(
          form_id text, owner text, data jsonb, step text, release text, seen integer, saved_at timestamptz)
        order by form_id, owner
      loop
        insert into draft (form_id, owner, data, revision, step, release, saved_at)
          values (one.form_id, one.owner, one.data, 1, one.step, one.release, one.saved_at)
          on conflict (form_id, owner) do update set
            data = excluded.data,
            revision = draft.revision + 1,
            step = excluded.step,
            release = excluded.release,
            saved_at = excluded.saved_at
          where draft.closed_at is null and (one.seen is null or draft.revision = one.seen)
          returning form_id, owner, revision into of_form, of_owner, saved_as;
        if found then
          return next;
        end if;
      end loop;
    end $$`,
    // All or none: one whose key was answered before undoes the others too.
    `create function keep_submissions(sent jsonb) returns setof uuid
    language plpgsql as $$
    declare
      one record;
      ended integer;
    begin
      for one in
        select * from jsonb_to_recordset(sent) as given(
          id uuid, form_id text, release text, data jsonb, secrets jsonb, owner text, submitted_at timestamptz,
          key_hash text, body_hash text, response jsonb)
        order by form_id, owner
      loop
        delete from draft where form_id = one.form_id and owner = one.owner and closed_at is null
          returning revision into ended;
        if ended is null and exists (select from draft where form_id = one.form_id and owner = one.owner) then
          continue;
        end if;
        insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
          values (one.id, one.form_id, one.release, coalesce(ended, 0), one.data, one.secrets, one.owner,
            one.submitted_at);
        if one.key_hash is not null then
          insert into idempotency (key_hash, body_hash, status, response, started_at)
            values (one.key_hash, one.body_hash, 200, one.response, one.submitted_at);
        end if;
        return next one.id;
      end loop;
    end $$`,
  ],
};
