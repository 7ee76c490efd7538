// The outbox: mails written in the transaction of the change they tell of, and sent afterwards.
import type { Migration } from './migrate.ts';

export const outbox: Migration = {
  name: '0004-outbox',
  statements: [
    `create table outbox (
      id uuid primary key,
      recipient text not null,
      template text not null,
      params text not null,
      status text not null,
      attempts integer not null default 0,
      due_at timestamptz not null,
      lease uuid,
      leased_until timestamptz,
      last_error text,
      created_at timestamptz not null,
      settled_at timestamptz
    )`,
    'create index outbox_due on outbox (status, due_at)',
  ],
};
