// One table of jobs for all that is done after a change was stored; what waited in the two tables before it moves over.
import type { Migration } from './migrate.ts';

/** Moves what stands in the tables before: at the migration, and what a process of the version before it still wrote. */
export const carryOver: readonly string[] = [
  `with moved as (delete from outbox returning *)
    insert into job (id, kind, details, sealed, status, attempts, due_at, lease, leased_until, last_error,
      created_at, settled_at)
    select id, 'mail', jsonb_build_object('recipient', recipient, 'template', template), params,
      case status when 'sent' then 'done' else status end, attempts, due_at, lease, leased_until, last_error,
      created_at, settled_at
    from moved`,
  `with moved as (delete from errand returning *)
    insert into job (id, kind, details, sealed, status, attempts, due_at, created_at)
    select id, kind, jsonb_build_object('attorney_id', attorney_id), '', 'waiting', attempts, due_at, now()
    from moved`,
];

export const jobs: Migration = {
  name: '0009-jobs',
  statements: [
    `create table job (
      id uuid primary key,
      kind text not null,
      details jsonb not null,
      sealed text not null,
      status text not null,
      attempts integer not null,
      due_at timestamptz not null,
      lease uuid,
      leased_until timestamptz,
      last_error text,
      created_at timestamptz not null,
      settled_at timestamptz
    )`,
    'create index job_due on job (status, due_at)',
    'create index job_newest on job (kind, created_at)',
    ...carryOver,
  ],
};
