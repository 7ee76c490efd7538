// Who has just shown anew who they are, in which session; and what was changed by those who had.
import type { Migration } from './migrate.ts';

export const confirmedChanges: Migration = {
  name: '0042-confirmed-changes',
  statements: [
    // It ends with its session.
    `create table session_proof (
      token_hash text primary key references account_token (token_hash) on delete cascade,
      expires_at timestamptz not null
    )`,
    `create table confirmed_change (
      id uuid primary key,
      nth bigint generated always as identity,
      attorney_id text not null references attorney (id),
      at timestamptz not null,
      who text not null,
      address text not null,
      browser text not null,
      what text not null,
      pays boolean not null,
      ending text not null,
      told text not null
    )`,
    'create index confirmed_change_of_attorney on confirmed_change (attorney_id, at)',
    `create trigger confirmed_change_stays before update or delete or truncate on confirmed_change
      for each statement execute function refuse_rewriting()`,
  ],
};
