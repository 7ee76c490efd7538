// Which mails of status flows an attorney wants.
import type { Migration } from './migrate.ts';

export const notices: Migration = {
  name: '0034-notices',
  statements: [
    `create table attorney_notice (
      attorney_id text primary key references attorney (id),
      answers jsonb not null
    )`,
  ],
};
