// One code for a mailbox, whoever asks for it: strangers who have it mailed neither use up the mails of its owner nor replace the code.
import type { Migration } from './migrate.ts';

export const mailboxCodes: Migration = {
  name: '0040-mailbox-codes',
  statements: [
    // Browsers that asked a process of before for a code ask again: what was mailed then is theirs alone, for ten minutes.
    `create table mailbox_code (
      lead_id text primary key,
      id uuid not null,
      sealed text not null,
      is_long boolean not null,
      mails integer not null,
      mailed_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index mailbox_code_expiry on mailbox_code (expires_at)',
  ],
};
