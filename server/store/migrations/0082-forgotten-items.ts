// What forms with a process sent is deleted some days after it is over, its track with it; nothing else ever takes a line out of a track.
import type { Migration } from './migrate.ts';

export const forgottenItems: Migration = {
  name: '0082-forgotten-items',
  statements: [
    'create index form_item_over on form_item (form_id, closed_at) where closed_at is not null',
    'drop trigger matter_event_stays on matter_event',
    `create trigger matter_event_stays before update or truncate on matter_event
      for each statement execute function refuse_rewriting()`,
    `create function keep_track() returns trigger language plpgsql as $$
      begin
        if current_setting('portal.forgetting', true) = 'on' and old.case_id is null then
          return old;
        end if;
        raise exception 'Rows of % are only ever added.', tg_table_name;
      end
    $$`,
    `create trigger matter_event_is_kept before delete on matter_event
      for each row execute function keep_track()`,
  ],
};
