// Whose turn it is with what attorneys ask, claim and work on: who said the last word, and since when it waits.
import type { Migration } from './migrate.ts';

const TABLES = ['auth_request', 'claim', 'legal_case'] as const;

/** What was there before: it waits since the last that either side said, or since it was made. */
const known = (table: string, said: string): readonly string[] => [
  `update ${table} set waits_since = created_at`,
  `update ${table} set answered = said.by_desk, waits_since = said.at
    from (${said}) as said where said.about = ${table}.id::text`,
];

const EVENTS = `select distinct on (subject_id) subject_id as about, who = 'desk' as by_desk, at
  from matter_event where who <> 'desk' or words <> '' order by subject_id, at desc, nth desc`;

const REPLIES = `select distinct on (request_id) request_id::text as about, user_type = 'staff' as by_desk,
  created_at as at from auth_reply order by request_id, created_at desc, id desc`;

export const whoseTurn: Migration = {
  name: '0071-whose-turn',
  statements: [
    ...TABLES.map(
      (table) => `alter table ${table} add column answered boolean not null default false,
        add column waits_since timestamptz not null default now()`,
    ),
    ...known('auth_request', REPLIES),
    ...known('claim', EVENTS),
    ...known('legal_case', EVENTS),
    ...TABLES.map(
      (table) =>
        `create index ${table}_turn on ${table} (lower(status), answered, waits_since, id)`,
    ),
    `create index attorney_turn on attorney (lower(status), signed_at, id)
      where signed_at is not null`,
  ],
};
