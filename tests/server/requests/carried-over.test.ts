// A store of before authorization requests were what a form sent: what was asked, said and attached is there afterwards, under the same ids.
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postsOfRequest } from '../../../server/matters/request-posts.ts';
import { attachedFile } from '../../../server/matters/shown-requests.ts';
import { LIMITS_OF_COMMANDS } from '../../../server/store/engine/limits.ts';
import { openPglite } from '../../../server/store/engine/pglite.ts';
import { openPostgres } from '../../../server/store/engine/postgres.ts';
import type { Tables } from '../../../server/store/index.ts';
import { findRequest } from '../../../server/store/matters/auth-requests.ts';
import { eventsOfSubject } from '../../../server/store/matters/matter-events.ts';
import { migrations } from '../../../server/store/migrations/index.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { shippedContent } from '../helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from '../helpers/databases.ts';

const NAME = '0083-requests-are-items';
const [ATTORNEY, MEMBER, CASE] = ['10001', randomUUID(), randomUUID()];
/** Of before there was a track; made with a form, and in the track; answered, and not over. */
const [OLD, SENT, ASKED] = [randomUUID(), randomUUID(), randomUUID()];
const [FORM, REPLY, FILE, LETTER] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`;

describe.each(DRIVERS)('a store of before, on %s', (driver) => {
  let databases: Databases;
  let db: Kysely<Tables>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    const { databaseUrl, dataDir } = await databases.fresh({ empty: true });
    const options = { onError: () => undefined, limits: LIMITS_OF_COMMANDS, most: 2 };
    const opened = databaseUrl
      ? await openPostgres(databaseUrl, options)
      : await openPglite(dataDir, () => undefined);
    db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }) });
    close = async () => {
      await db.destroy();
      await opened.close();
    };
    const place = migrations.findIndex(({ name }) => name === NAME);
    await migrate(db, migrations.slice(0, place));
    await fill(db);
    expect((await migrate(db, migrations))[0]).toBe(NAME);
  });
  afterAll(async () => {
    await close?.();
    await databases?.stop();
  });

  const threadOf = async (id: string) => {
    const server = { db, content: await shippedContent() };
    const request = await findRequest(db, id);
    if (!request) throw new Error('The request is gone.');
    const posts = await postsOfRequest(server, request);
    return {
      server,
      request,
      said: posts.map((post) => [post.user_type, post.created_name, post.description]),
      posts,
    };
  };

  it('has what was asked before there was a track, with all that was said on it', async () => {
    const { request, said } = await threadOf(OLD);
    expect(request).toMatchObject({
      ...{ subject: 'Expert', description: 'An expert, please.', status: 'Completed' },
      ...{ case_number: '480111', own: true, new_reply: false, attorney_id: ATTORNEY },
    });
    expect(said).toEqual([
      ['attorney', 'Marian Whitlock', 'An expert, please.'],
      ['staff', 'Teresa Vance', 'Which one?'],
      ['attorney', 'Marian Whitlock', 'Dr. Lane.'],
      ['staff', 'Teresa Vance', 'Granted.'],
    ]);
    const moves = (await eventsOfSubject(db, OLD)).map((one) => [
      ...[one.move, one.from_status, one.to_status],
    ]);
    expect(moves).toEqual([
      ['start', null, 'New'],
      ['reply', 'New', 'Open'],
      ['reply', 'Open', 'Open'],
      ['complete', 'Open', 'Completed'],
    ]);
  });

  it('has what came with forms, each thing once, with its files', async () => {
    const { server, request, said, posts } = await threadOf(SENT);
    expect(request).toMatchObject({ subject: 'Travel', status: 'New', sub_user_type: 'attorney' });
    expect(said).toEqual([
      ['attorney', 'Marian Whitlock', 'To Macon.'],
      ['attorney', 'Marian Whitlock', 'And back.'],
    ]);
    expect(await attachedFile(server, request, { id: SENT, name: 'map.pdf' })).toBeDefined();
    const reply = posts[1]?.id ?? '';
    expect(await attachedFile(server, request, { id: reply, name: 'letter.pdf' })).toBeDefined();
    const sent = await db.selectFrom('submission').selectAll().orderBy('id').execute();
    expect(sent.map(({ id }) => id).toSorted()).toEqual([OLD, SENT, ASKED, REPLY].toSorted());
    expect(sent.find(({ id }) => id === SENT)).toMatchObject({ release: 'r1', revision: 4 });
  });

  it('says of what the desk has answered that an answer is there', async () => {
    const { request } = await threadOf(ASKED);
    expect(request).toMatchObject({ status: 'Open', new_reply: true, sub_user_type: 'staff' });
    const { state_since } = await db
      .selectFrom('form_item')
      .selectAll()
      .where('id', '=', ASKED)
      .executeTakeFirstOrThrow();
    expect(state_since.toISOString()).toBe('2026-03-02T15:00:00.000Z');
  });
});

/** As the version before left it. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`insert into attorney (id, email, first_name, last_name, status, data, secrets, created_at)
    values (${ATTORNEY}, 'm@example.com', 'Marian', 'Whitlock', 'Active', '{}', '{}', now())`);
  await run(sql`insert into plan_member (id, number, first_name, last_name, status)
    values (${MEMBER}, '700001', 'Ann', 'Zamora', 'Active')`);
  await run(sql`insert into legal_case (id, number, kind, plan_class, member_id, attorney_id, coverage, sub_coverage,
      status, created_at) values (${CASE}, '480111', 'Matter', 'FAM', ${MEMBER}, ${ATTORNEY}, 'Wills', 'Simple will',
      'Authorized', ${at(8)})`);
  const request = (
    id: string,
    [subject, description]: readonly [string, string],
    more: { status: string; closed?: string; form?: string; answered?: boolean },
  ) =>
    run(sql`insert into auth_request (id, case_id, attorney_id, subject, description, status, created_at, closed_at,
      submission_id, answered, waits_since) values (${id}, ${CASE}, ${ATTORNEY}, ${subject}, ${description},
      ${more.status}, ${at(9)}, ${more.closed ?? null}, ${more.form ?? null}, ${more.answered ?? false}, ${at(9)})`);
  const reply = (about: string, who: string, hour: number, words: string, form?: string) =>
    run(sql`insert into auth_reply (id, request_id, user_type, created_name, description, created_at, submission_id)
      values (${randomUUID()}, ${about}, ${who}, ${who === 'staff' ? 'Teresa Vance' : 'Marian Whitlock'}, ${words},
      ${at(hour)}, ${form ?? null})`);
  const sent = (id: string, form: string, data: object) =>
    run(sql`insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
      values (${id}, ${form}, 'r1', 4, ${JSON.stringify(data)}, '{}', ${`attorney/${ATTORNEY}`}, ${at(9)})`);
  const file = (id: string, submission: string, name: string) =>
    run(sql`insert into form_file (id, form_id, owner, field, network, name, size, file_key, expires_at, submission_id)
      values (${id}, 'auth-request', ${`attorney/${ATTORNEY}`}, '/files', '', ${name}, 1, 'key', now(), ${submission})`);
  const event = (
    about: string,
    who: string,
    hour: number,
    words: string,
    move: readonly string[],
  ) =>
    run(sql`insert into matter_event (id, case_id, attorney_id, flow, subject_id, at, who, by_id, by_name, move,
      from_status, to_status, words, submission_id) values (${randomUUID()}, ${CASE}, ${ATTORNEY}, 'request', ${about},
      ${at(hour)}, ${who}, '', ${who === 'desk' ? 'Teresa Vance' : 'Marian Whitlock'}, ${move[0]},
      ${move[1] === '' ? null : move[1]}, ${move[2]}, ${words}, ${move[3] ?? null})`);

  await request(OLD, ['Expert', 'An expert, please.'], { status: 'Completed', closed: at(12) });
  await reply(OLD, 'staff', 10, 'Which one?');
  await reply(OLD, 'attorney', 11, 'Dr. Lane.');
  await reply(OLD, 'staff', 12, 'Granted.');

  await sent(FORM, 'auth-request', {
    matter_id: CASE,
    subject: 'Travel',
    description: ' To Macon. ',
  });
  await sent(REPLY, 'auth-reply', { description: 'And back.' });
  await request(SENT, ['Travel', 'To Macon.'], { status: 'New', form: FORM });
  await event(SENT, 'attorney', 9, 'Travel', ['start', '', 'New']);
  await event(SENT, 'attorney', 10, 'And back.', ['reply', 'New', 'New', REPLY]);
  await reply(SENT, 'attorney', 10, 'And back.', REPLY);
  await file(FILE, FORM, 'map.pdf');
  await file(LETTER, REPLY, 'letter.pdf');

  await request(ASKED, ['Copies', 'Of the file.'], { status: 'Open', answered: true });
  await event(ASKED, 'attorney', 9, 'Copies', ['start', '', 'New']);
  await event(ASKED, 'desk', 15, 'How many?', ['reply', 'New', 'Open']);
  await reply(ASKED, 'staff', 15, 'How many?');
}
