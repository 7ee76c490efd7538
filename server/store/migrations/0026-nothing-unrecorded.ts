// No change of an attorney's row without a line in its history: the database itself refuses to keep one.
import type { Migration } from './migrate.ts';

export const nothingUnrecorded: Migration = {
  name: '0026-nothing-unrecorded',
  statements: [
    // Sealing secrets anew changes no secret, and is no change of a record.
    `create function refuse_unrecorded() returns trigger language plpgsql as $$
      begin
        if current_setting('portal.sealing_anew', true) = 'on' then
          return null;
        end if;
        if new.revision = old.revision + 1 and exists (
          select from attorney_change where attorney_id = new.id and revision = new.revision
        ) then
          return null;
        end if;
        raise exception 'A change of attorney % is not in its history.', new.id;
      end
    $$`,
    // At the end of the transaction, so that the line may be written before the change or after it.
    `create constraint trigger attorney_change_recorded after update on attorney
      deferrable initially deferred for each row when (old.* is distinct from new.*)
      execute function refuse_unrecorded()`,
  ],
};
