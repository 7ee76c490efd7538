// Who outside was told of what became of submissions: each delivery, each try of it, and the jobs that make them.
import type { Migration } from './migrate.ts';

export const webhooks: Migration = {
  name: '0078-webhooks',
  statements: [
    `create table webhook_delivery (
      id uuid primary key,
      webhook text not null,
      form_id text not null,
      event text not null,
      submission_id uuid not null,
      said jsonb not null,
      state text not null,
      job_id uuid not null,
      created_at timestamptz not null,
      settled_at timestamptz
    )`,
    'create index webhook_delivery_newest on webhook_delivery (created_at, id)',
    'create index webhook_delivery_of_state on webhook_delivery (state, created_at, id)',
    'create index webhook_delivery_of on webhook_delivery (webhook, form_id, state, created_at, id)',
    'create index webhook_delivery_settled on webhook_delivery (settled_at) where settled_at is not null',
    `create table webhook_try (
      delivery_id uuid not null references webhook_delivery (id) on delete cascade,
      number integer not null,
      at timestamptz not null,
      ms integer not null,
      status integer,
      fault text,
      answer text not null,
      primary key (delivery_id, number)
    )`,
    // Each receiver has a worker of its own, and what waits for one that is away is in nobody's way.
    `create index job_of_webhook on job ((details->>'webhook'), due_at) where status = 'waiting' and kind = 'webhook'`,
    `create index job_due_here on job (due_at) where status = 'waiting' and kind <> 'webhook'`,
  ],
};
