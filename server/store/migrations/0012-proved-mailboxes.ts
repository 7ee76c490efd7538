// What an applicant's session may do: nothing, until its code from the mailbox came back; and the browsers that showed it before.
import type { Migration } from './migrate.ts';

export const provedMailboxes: Migration = {
  name: '0012-proved-mailboxes',
  statements: [
    // Sessions of before were given for an e-mail address alone: they open nothing any more.
    `alter table applicant_session
      add column proved_at timestamptz,
      add column code_hash text,
      add column code_expires_at timestamptz,
      add column code_tries integer not null default 0`,
    'create index applicant_session_lead on applicant_session (lead_id)',
    `create table applicant_browser (
      token_hash text not null,
      lead_id text not null,
      expires_at timestamptz not null,
      primary key (token_hash, lead_id)
    )`,
    'create index applicant_browser_lead on applicant_browser (lead_id)',
    'create index applicant_browser_expiry on applicant_browser (expires_at)',
  ],
};
