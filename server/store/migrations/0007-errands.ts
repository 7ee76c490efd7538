// What other services have still to be told after a change of ours was stored.
import type { Migration } from './migrate.ts';

export const errands: Migration = {
  name: '0007-errands',
  statements: [
    `create table errand (
      id uuid primary key,
      kind text not null,
      attorney_id text not null references attorney (id),
      attempts integer not null,
      due_at timestamptz not null
    )`,
    'create index errand_due on errand (due_at)',
  ],
};
