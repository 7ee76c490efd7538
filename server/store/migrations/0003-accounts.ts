// What an attorney needs to log in, and the tokens that stand for having shown who one is.
import type { Migration } from './migrate.ts';

export const accounts: Migration = {
  name: '0003-accounts',
  statements: [
    'alter table attorney add column secret_question text',
    'alter table attorney add column secret_answer_hash text',
    // 10001 to 10999 are kept for attorneys entered by hand and for the demo world.
    `select setval('attorney_number', greatest(10999, (select last_value from attorney_number)))`,
    `create table account_token (
      token_hash text primary key,
      purpose text not null,
      attorney_id text not null references attorney (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index account_token_of_attorney on account_token (attorney_id, purpose)',
    'create index account_token_expiry on account_token (expires_at)',
    `create table second_factor (
      attorney_id text primary key references attorney (id) on delete cascade,
      secret text not null,
      confirmed_at timestamptz,
      last_step integer not null,
      created_at timestamptz not null
    )`,
    `create table recovery_code (
      attorney_id text not null references attorney (id) on delete cascade,
      code_hash text not null,
      primary key (attorney_id, code_hash)
    )`,
  ],
};
