// What was paid, proposed and corrected of a claim stays as it was written; a proposal that stands is named by its claim.
import type { Migration } from './migrate.ts';

export const claimPayments: Migration = {
  name: '0043-claim-payments',
  statements: [
    `create table claim_payment (
      event_id uuid primary key references matter_event (id),
      claim_id uuid not null references claim (id),
      act text not null,
      amount numeric(12,2) not null,
      check_number text not null,
      paid_on date not null,
      was_check_number text,
      was_paid_on date,
      submission_id uuid references submission (id)
    )`,
    'create index claim_payment_of_claim on claim_payment (claim_id)',
    `create trigger claim_payment_stays before update or delete or truncate on claim_payment
      for each statement execute function refuse_rewriting()`,
    'alter table claim add column proposal_id uuid references claim_payment (event_id)',
    `create index claim_proposed on claim (lower(status), created_at, id) where proposal_id is not null`,
  ],
};
