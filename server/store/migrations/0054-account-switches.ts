// Who disabled or enabled which account, and why; and when people of the staff logged in last.
import type { Migration } from './migrate.ts';

export const accountSwitches: Migration = {
  name: '0054-account-switches',
  statements: [
    `create table account_switch (
      id uuid primary key,
      nth bigint generated always as identity,
      kind text not null check (kind in ('attorney', 'staff')),
      account text not null,
      at timestamptz not null,
      disabled boolean not null,
      reason text not null,
      by_id text not null,
      by_email text not null
    )`,
    'create index account_switch_of_account on account_switch (kind, account, nth)',
    `create trigger account_switch_stays before update or delete or truncate on account_switch
      for each statement execute function refuse_rewriting()`,
    // Of accounts that are disabled already nobody kept who it was, or why.
    `insert into account_switch (id, kind, account, at, disabled, reason, by_id, by_email)
      select gen_random_uuid(), 'attorney', id, disabled_at, true, '', '', ''
      from attorney where disabled_at is not null`,
    `insert into account_switch (id, kind, account, at, disabled, reason, by_id, by_email)
      select gen_random_uuid(), 'staff', id, disabled_at, true, '', '', ''
      from staff where disabled_at is not null`,
    'alter table staff add column logged_in_at timestamptz',
  ],
};
