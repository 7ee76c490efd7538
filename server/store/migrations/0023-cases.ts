// Members of the plans, their cases, and what attorneys ask and claim on them.
import type { Migration } from './migrate.ts';

export const cases: Migration = {
  name: '0023-cases',
  statements: [
    `create table plan_member (
      id uuid primary key,
      number text not null unique,
      first_name text not null,
      last_name text not null,
      status text not null
    )`,
    `create table legal_case (
      id uuid primary key,
      number text not null unique,
      kind text not null check (kind in ('Matter', 'CDL')),
      plan_class text not null,
      ticket_type text,
      member_id uuid not null references plan_member (id),
      attorney_id text references attorney (id),
      coverage text not null,
      sub_coverage text not null,
      status text not null,
      created_at timestamptz not null,
      assigned_at timestamptz,
      closed_at timestamptz
    )`,
    'create index legal_case_of_attorney on legal_case (attorney_id, created_at desc, id desc)',
    'create index legal_case_open on legal_case (attorney_id, kind) where closed_at is null',
    `create table auth_request (
      id uuid primary key,
      case_id uuid not null references legal_case (id),
      attorney_id text not null references attorney (id),
      subject text not null,
      description text not null,
      status text not null,
      created_at timestamptz not null,
      closed_at timestamptz
    )`,
    'create index auth_request_of_attorney on auth_request (attorney_id, created_at desc, id desc)',
    'create index auth_request_open on auth_request (attorney_id) where closed_at is null',
    `create table auth_reply (
      id uuid primary key,
      request_id uuid not null references auth_request (id),
      user_type text not null check (user_type in ('attorney', 'staff')),
      created_name text not null,
      description text not null,
      created_at timestamptz not null
    )`,
    'create index auth_reply_of_request on auth_reply (request_id, created_at desc, id desc)',
    `create table claim (
      id uuid primary key,
      number text not null unique,
      kind text not null check (kind in ('Matter', 'CDL')),
      case_id uuid not null references legal_case (id),
      attorney_id text not null references attorney (id),
      status text not null,
      invoice text,
      amount numeric(12, 2) not null,
      paid_amount numeric(12, 2),
      paid_on date,
      check_number text,
      denied_reason text,
      created_at timestamptz not null,
      submitted_at timestamptz,
      closed_at timestamptz
    )`,
    'create index claim_of_attorney on claim (attorney_id, created_at desc, id desc)',
    'create index claim_open on claim (attorney_id, kind) where closed_at is null',
  ],
};
