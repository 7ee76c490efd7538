// Authorization requests by their calls: listed, made, read and replied to, by nobody but their attorney.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { Attorney, madeId, type RequestRow } from '../helpers/requests.ts';

const FILL = 'Please fill all required fields';

describe('authorization requests', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let one: Attorney;
  let other: Attorney;
  let idle: Attorney;
  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), config: { demo: true } });
    one = await Attorney.of(app, '1');
    other = await Attorney.of(app, '3');
    idle = await Attorney.of(app, '4');
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const numbers = (rows: readonly RequestRow[]) => rows.map(({ number }) => number);
  const eventsOf = (id: string) =>
    app.store.selectFrom('matter_event').selectAll().where('subject_id', '=', id).execute();

  it('are listed newest first, a page at a time, with what an attorney is told of them (ENT-28)', async () => {
    const first = await one.call('list_auth_requests');
    const rows = first.body.data as readonly RequestRow[];
    const { total } = first.body as unknown as { total: number };
    expect(rows).toHaveLength(10);
    expect(total).toBe((await one.requests()).length);
    const next = await one.call('list_auth_requests', { page: 2 });
    const rest = next.body.data as readonly RequestRow[];
    expect([...rows, ...rest].map(({ id }) => id)).toEqual(
      (await one.requests()).map(({ id }) => id),
    );
    const dates = (await one.requests()).map(({ created_date }) => created_date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(rows[0]).toMatchObject({ at_fname: 'Marian', at_lname: 'Whitlock' });
    expect(rows[0]?.member_name).toBe(`${rows[0]?.first_name} ${rows[0]?.last_name}`);
  });

  it('carry a bell where they are Open and the latest reply is not the attorney’s (AUT-08)', async () => {
    const rows = await one.requests();
    const bells = rows.map((row) => [
      row.status === 'Open' && row.sub_user_type === 'staff',
      row.new_reply,
    ]);
    expect(bells.every(([told, bell]) => told === bell)).toBe(true);
    expect(new Set(rows.map(({ new_reply }) => new_reply))).toEqual(new Set([true, false]));
  });

  it('are narrowed by matter number, member number and status (AUT-04)', async () => {
    const all = await one.requests();
    const [some] = all;
    if (!some) throw new Error('the demo world has no requests');
    for (const status of ['New', 'Open', 'Completed']) {
      const found = await one.requests({ status });
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(all.filter((row) => row.status === status));
    }
    const open = await one.requests({ open: true });
    expect(open).toEqual(all.filter(({ status }) => status !== 'Completed'));
    const { body } = await one.call('dashboard_details');
    expect(body.data).toMatchObject({ total_open_authorization_request: open.length });
    const ofMatter = await one.requests({ matter_number: some.number });
    expect(ofMatter).toEqual(all.filter(({ number }) => number === some.number));
    const ofMember = await one.requests({ member_number: some.member_number });
    expect(ofMember).toEqual(all.filter((row) => row.member_number === some.member_number));
    expect(await one.requests({ matter_number: '%' })).toEqual([]);
    const both = await one.requests({ matter_number: some.number, status: 'Completed' });
    expect(both).toEqual(ofMatter.filter(({ status }) => status === 'Completed'));
  });

  it('stand in the order that is asked for', async () => {
    const asked = { sort: 'number', direction: 'ascending' };
    const rows = numbers(await one.requests(asked));
    expect(rows).toEqual([...rows].sort());
  });

  it('are made on the own matters, of which none of plan class REF is offered (OR-57)', async () => {
    const offered = await one.matters();
    const rows = app.store.selectFrom('legal_case').where('attorney_id', '=', one.number);
    const matters = await rows.selectAll().where('kind', '=', 'Matter').execute();
    const open = matters.filter(({ closed_at }) => closed_at === null);
    const fitting = open.filter(({ plan_class }) => plan_class !== 'REF');
    expect(fitting.length).toBeLessThan(open.length);
    expect(new Set(offered.map(({ matter_id }) => matter_id))).toEqual(
      new Set(fitting.map(({ id }) => id)),
    );
    expect(offered[0]?.label).toContain(`${offered[0]?.case}, `);
    expect(await idle.matters()).toEqual([]);
  });

  it('are offered on no matter that is over, and refused whoever sends its id', async () => {
    const closed = await app.store
      .selectFrom('legal_case')
      .select(['id', 'number'])
      .where('attorney_id', '=', '10001')
      .where('kind', '=', 'Matter')
      .where('plan_class', '<>', 'REF')
      .where('closed_at', 'is not', null)
      .execute();
    expect(closed.length).toBeGreaterThan(0);
    const offered = (await one.matters()).map((matter) => matter.matter_id);
    expect(closed.filter(({ id }) => offered.includes(id))).toEqual([]);
    const { status } = await one.create({ matter_id: closed[0]?.id });
    expect(status).toBe(422);
  });

  it('begin in the first state of their flow, on the track of their matter', async () => {
    const [matter] = await one.matters();
    const answer = await one.create({ subject: ' Expert ', description: 'An expert, please.' });
    expect([answer.status, answer.body.message]).toEqual([
      201,
      'Your authorization request has been sent.',
    ]);
    const request = await one.request(madeId(answer));
    expect(request).toMatchObject({
      number: matter?.case,
      subject: 'Expert',
      description: 'An expert, please.',
      status: 'New',
      sub_user_type: '',
      new_reply: false,
      files: [],
      sub_requests: [],
      can_reply: true,
      created_date: '2026-03-02',
      created_time: '10:00 AM',
    });
    expect((await one.requests())[0]?.id).toBe(request.id);
    expect(await eventsOf(request.id)).toMatchObject([
      { flow: 'request', move: 'start', to_status: 'New', who: 'attorney', by_id: one.number },
    ]);
    const kept = app.store.selectFrom('submission').selectAll();
    expect(await kept.where('id', '=', request.id).execute()).toMatchObject([
      { form_id: 'auth-request', owner: 'attorney/10001', data: { subject: ' Expert ' } },
    ]);
  });

  it.each(['matter_id', 'subject', 'description'])(
    'without %s are refused, and nothing is made (AUT-14, OR-109)',
    async (missing) => {
      const before = (await one.requests()).length;
      for (const empty of [null, '', '   \n ']) {
        const { status, body } = await one.create({ [missing]: empty });
        expect([status, body.message]).toEqual([422, FILL]);
        expect(body.faults.map(({ path }) => path)).toEqual([`/${missing}`]);
      }
      expect((await one.requests()).length).toBe(before);
    },
  );

  it('on a referral are refused in words, whoever sends its id (AUT-12)', async () => {
    const referrals = app.store
      .selectFrom('legal_case')
      .selectAll()
      .where('plan_class', '=', 'REF');
    const own = await referrals.where('attorney_id', '=', one.number).executeTakeFirstOrThrow();
    const { status, body } = await one.create({ matter_id: own.id });
    expect([status, body.faults]).toEqual([
      422,
      [
        {
          path: '/matter_id',
          code: 'rule',
          message: 'No authorization can be requested on a referral (REF).',
        },
      ],
    ]);
  });

  it('on somebody else’s matter, a citation, or none at all are refused alike', async () => {
    const [theirs] = await other.matters();
    const citations = app.store.selectFrom('legal_case').selectAll().where('kind', '=', 'CDL');
    const citation = await citations
      .where('attorney_id', '=', one.number)
      .executeTakeFirstOrThrow();
    const said = new Set<string>();
    for (const matter_id of [theirs?.matter_id, citation.id, randomUUID(), '480101', "' or 1=1"]) {
      const { status, body } = await one.create({ matter_id });
      expect(status).toBe(422);
      said.add(JSON.stringify(body));
    }
    expect([...said]).toHaveLength(1);
    expect(await other.requests({ matter_number: theirs?.case, status: 'New' })).toEqual(
      (await other.requests()).filter((row) => row.number === theirs?.case && row.status === 'New'),
    );
  });

  it('are made once for one key, however often they are sent at the same moment', async () => {
    const key = randomUUID();
    const before = (await one.requests()).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => one.create({ subject: 'Once' }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(madeId)).size).toBe(1);
    expect((await one.requests()).length).toBe(before + 1);
    const reused = await one.create({ subject: 'Twice' }, key);
    expect([reused.status, (await one.requests()).length]).toEqual([422, before + 1]);
  });

  it('are drafted, and the draft is gone once they are made', async () => {
    const url = '/api/forms/auth-request/draft';
    const data = { subject: 'Half typed' };
    expect((await one.send('PUT', url, { data, revision: 0 })).status).toBe(200);
    expect((await one.send('GET', url)).body).toMatchObject({ n_rec: 1, data });
    expect((await other.send('GET', url)).body).toMatchObject({ n_rec: 0 });
    expect((await one.create()).status).toBe(201);
    expect((await one.send('GET', url)).body).toMatchObject({ n_rec: 0 });
    expect((await one.send('PUT', url, { data, revision: 0 })).status).toBe(200);
    expect((await one.create()).status).toBe(201);
  });

  it('are not stored by the call of forms that have none of their own', async () => {
    const sent = await one.call('/api/forms/auth-request/submissions', { data: { subject: 'x' } });
    expect(sent.status).toBe(404);
  });
});
