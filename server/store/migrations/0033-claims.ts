// What is known of a case beyond its lists, the citations of a driver, and what a claim was made of.
import type { Migration } from './migrate.ts';

export const claims: Migration = {
  name: '0033-claims',
  statements: [
    `create table case_detail (
      id uuid primary key references legal_case (id) on delete cascade,
      company text not null,
      auth_number text unique,
      authorized_amount numeric(12, 2),
      authorized_hours numeric(8, 2),
      authorized_miles numeric(8, 2),
      authorized_on date,
      attorney_fee numeric(12, 2),
      certified_disposition_fee numeric(12, 2),
      fine_due_on date
    )`,
    `create table case_violation (
      id uuid primary key,
      case_id uuid not null references legal_case (id) on delete cascade,
      place integer not null,
      citation_number text not null,
      violation text not null,
      issued_state_point integer,
      final_point integer,
      disposition text,
      init_fine_amount numeric(12, 2),
      total_due_amount numeric(12, 2),
      final_court_cost_due numeric(12, 2),
      unique (case_id, place)
    )`,
    'alter table claim add column submission_id uuid references submission (id)',
    `alter table claim add column announced jsonb not null default '{"files": []}'::jsonb`,
    // Of one attorney no two claims on a case are undecided at once, however often one is sent.
    'create unique index claim_undecided on claim (case_id, attorney_id) where closed_at is null',
    'create index claim_newest_of_case on claim (case_id, created_at desc, id desc)',
  ],
};
