// People of the provider: accounts of their own, whose tokens the store itself keeps apart from those of attorneys.
import type { Migration } from './migrate.ts';

export const staff: Migration = {
  name: '0025-staff',
  statements: [
    `create table staff (
      id text primary key,
      email text not null,
      roles jsonb not null,
      password_hash text,
      factor_secret text,
      factor_confirmed_at timestamptz,
      factor_last_step integer not null default 0,
      recovery_codes jsonb not null default '[]',
      created_at timestamptz not null
    )`,
    'create unique index staff_email on staff (email)',
    'alter table account_token add column staff_id text references staff (id) on delete cascade',
    'alter table account_token alter column attorney_id drop not null',
    `alter table account_token add constraint account_token_holder check (
      case when purpose like 'staff-%'
        then staff_id is not null and attorney_id is null
        else attorney_id is not null and staff_id is null
      end
    )`,
    'create index account_token_of_staff on account_token (staff_id, purpose)',
  ],
};
