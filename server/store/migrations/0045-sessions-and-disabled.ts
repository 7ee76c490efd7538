// Where somebody is logged in, as they see it themselves; and accounts that are disabled, which nobody logs in to.
import type { Migration } from './migrate.ts';

export const sessionsAndDisabled: Migration = {
  name: '0045-sessions-and-disabled',
  statements: [
    `alter table account_token add column browser text not null default ''`,
    `alter table account_token add column network text not null default ''`,
    'alter table account_token add column used_at timestamptz',
    'alter table attorney add column disabled_at timestamptz',
    'alter table staff add column disabled_at timestamptz',
  ],
};
