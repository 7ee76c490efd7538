// What a store filled by `npm run seed` lacks of one in use: sessions, histories and files; and rows as they come in real life.
import { sql } from 'kysely';
import type { Store } from '../../../server/store/index.ts';
import { sessionOf } from './attorney-calls.ts';

/** Every hundredth attorney is busy in this too, from the first on. */
const PLACED = sql`(select id, row_number() over (order by id) - 1 as place from attorney) as a`;
const often = (usual: number, busy: number) =>
  sql`generate_series(1, case when a.place % 100 = 0 then ${sql.lit(busy)} else ${sql.lit(usual)} end) as n`;

const SESSION = sql`encode(sha256((${sql.lit(sessionOf(''))} || a.id)::bytea), 'hex')`;

/** To everybody one session, twenty changes of the record and six files and ten things sent, to the busy ten times as many, and to each claim its beginning; in the order of time. */
const ROWS = [
  sql`insert into account_token (token_hash, purpose, attorney_id, created_at, expires_at)
    select ${SESSION}, 'session', a.id, now(), now() + interval '1 day' from ${PLACED}`,
  sql`insert into attorney_change (attorney_id, revision, at, who, address, browser, changes, undo)
    select a.id, n + 1, now() - (300 - n) * interval '1 day', 'attorney' || a.id, '203.0.113.' || n % 250,
      'Firefox on Windows',
      json_build_array(json_build_object('path', '/firm_name', 'before', 'Firm ' || n, 'after', 'Firm ' || n + 1))::jsonb,
      json_build_object('/firm_name', 'Firm ' || n)::jsonb
    from ${PLACED}, ${often(20, 200)} order by n`,
  sql`insert into stored_file
      (key, place, shelf, name, name_key, size, type, at, meta, sha256, state, changed_at)
    select encode(sha256((a.id || '/' || n)::bytea), 'hex'), 's3://files', 'attorney/' || a.id,
      'Licence ' || n || '.pdf', 'licence ' || n || '.pdf', 1000 * n, 'application/pdf',
      now() - n * interval '1 day', '{}', encode(sha256(n::text::bytea), 'hex'), 'kept', now()
    from ${PLACED}, ${often(6, 60)} order by n`,
  sql`insert into matter_event
      (id, case_id, attorney_id, flow, subject_id, at, who, by_id, by_name, move, from_status, to_status, words)
    select gen_random_uuid(), case_id, attorney_id, 'matter-claim', id::text, created_at, 'attorney',
      attorney_id, 'Attorney ' || attorney_id, 'start', null, 'Intake', '' from claim order by created_at`,
  sql`insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
    select gen_random_uuid(), 'change', 'r', 0, '{}', '{}', 'attorney/' || a.id, now() - (300 - n) * interval '1 day'
    from ${PLACED}, ${often(10, 100)} order by n`,
  sql`insert into form_item
      (id, form_id, flow, owner, attorney_id, subject, status, created_at, waits_since, state_since, closed_at)
    select id, form_id, 'change', owner, split_part(owner, '/', 2), 'Firm', state, submitted_at, submitted_at,
      submitted_at, case state when 'Sent' then null else submitted_at end
    from (select *, case when row_number() over (order by id) % 20 = 0 then 'Sent' else 'Approved' end as state
      from submission where form_id = 'change') as sent`,
] as const;

/** Tables whose ids are of chance: in this order the rows of one attorney lie far apart, which no real store can make worse. */
const SPREAD = ['plan_member', 'legal_case', 'form_item', 'submission', 'claim'] as const;

/** Adds the rest, lays the rows apart, and looks at all tables anew. */
export async function fillRest(db: Store): Promise<void> {
  for (const statement of ROWS) await statement.execute(db);
  for (const table of SPREAD)
    await sql`cluster ${sql.table(table)} using ${sql.table(`${table}_pkey`)}`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
