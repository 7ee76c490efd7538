// Replies on authorization requests by their calls: in their order, by their flow, of nobody but their attorney.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { sayOnRequest } from '../helpers/said-on-request.ts';
import { staffToken } from '../helpers/staff.ts';

const FILL = 'Please fill all required fields';
const GONE = 'This is no longer there.';

describe('replies on authorization requests', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let one: Attorney;
  let other: Attorney;
  let id: string;
  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), config: { demo: true } });
    one = await Attorney.of(app, '1');
    other = await Attorney.of(app, '3');
    id = madeId(await one.create({ subject: 'A thread' }));
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const eventsOf = (subject: string) =>
    app.store
      .selectFrom('matter_event')
      .selectAll()
      .where('subject_id', '=', subject)
      .orderBy('nth')
      .execute();
  const saidByDesk = async (description: string, status = 'Open') => {
    const at = new Date('2026-03-02T16:30:00Z');
    await sayOnRequest(app.store, id, { who: 'desk', words: description, at, status });
  };

  it('stand in the thread in their order, those of staff marked (AUT-18, AUT-19)', async () => {
    const sent = await one.reply(id, { description: ' The docket is attached. ' });
    expect([sent.status, sent.body.message]).toEqual([201, 'SubSequent reply sent succeesfully']);
    await saidByDesk('Thank you.');
    const { sub_requests, status, new_reply } = await one.request(id);
    expect([status, new_reply]).toEqual(['Open', true]);
    expect(sub_requests).toMatchObject([
      {
        user_type: 'attorney',
        created_name: 'Marian Whitlock',
        created_date: '2026-03-02',
        created_time: '10:00 AM',
        description: 'The docket is attached.',
        files: [],
      },
      { user_type: 'staff', created_name: 'Teresa Vance', created_time: '11:30 AM' },
    ]);
  });

  it('move the status as the flow says, and a completed request is open again', async () => {
    await saidByDesk('Granted.', 'Completed');
    expect((await one.reply(id, { description: 'One more thing.' })).status).toBe(201);
    const row = app.store.selectFrom('form_item').selectAll().where('id', '=', id);
    expect(await row.executeTakeFirst()).toMatchObject({ status: 'Open', closed_at: null });
    expect((await eventsOf(id)).map(({ move, from_status }) => [move, from_status])).toEqual([
      ['start', null],
      ['reply', 'New'],
      ['reply', 'New'],
      ['reply', 'Open'],
      ['reply', 'Completed'],
    ]);
  });

  it('are made by no call of other forms, at either side', async () => {
    const before = await one.request(id);
    const [last] = (await eventsOf(id)).slice(-1);
    const asked = { form: 'auth-request', id, move: 'reply', from: before.status, seen: last?.id };
    expect((await one.send('POST', '/api/sent/move', asked)).status).toBe(404);
    expect((await one.send('POST', '/api/sent/item', { form: 'auth-request', id })).status).toBe(
      404,
    );
    const clerk = new Browser(app);
    const token = await staffToken(clerk, 'desk@example.com');
    const item = await clerk.post('/api/desk/item', { queue: 'items', id }, token);
    expect(item.status).toBe(404);
    expect(await one.request(id)).toEqual(before);
  });

  it('without a description are refused, and nothing is said (AUT-21)', async () => {
    const before = (await one.request(id)).sub_requests.length;
    for (const description of [null, '', '  ']) {
      const { status, body } = await one.reply(id, { description });
      expect([status, body.message]).toEqual([422, FILL]);
    }
    expect((await one.request(id)).sub_requests).toHaveLength(before);
  });

  it('are said once for one key', async () => {
    const before = (await one.request(id)).sub_requests.length;
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => one.reply(id, {}, key)));
    expect((await one.request(id)).sub_requests).toHaveLength(before + 1);
  });

  it('are drafted one for each request, and only about own ones', async () => {
    const [second] = (await one.requests()).filter((row) => row.id !== id);
    const url = (about: string) => `/api/forms/auth-reply/draft?about=${about}`;
    const draft = (about: string, description: string) =>
      one.send('PUT', '/api/forms/auth-reply/draft', {
        about,
        data: { description },
        revision: 0,
      });
    await draft(id, 'About one');
    await draft(second?.id ?? '', 'About another');
    expect((await one.send('GET', url(id))).body).toMatchObject({
      data: { description: 'About one' },
    });
    expect((await one.reply(id)).status).toBe(201);
    expect((await one.send('GET', url(id))).body).toMatchObject({ n_rec: 0 });
    expect((await one.send('GET', url(second?.id ?? ''))).body).toMatchObject({
      data: { description: 'About another' },
    });
    expect((await other.send('GET', url(id))).status).toBe(404);
    expect((await one.send('GET', '/api/forms/auth-reply/draft')).status).toBe(400);
    expect((await one.send('GET', '/api/forms/auth-request/draft?about=1')).status).toBe(404);
  });

  it('and everything else of a request are for its attorney alone', async () => {
    const theirs = await Promise.all([
      other.call('auth_request_details', { auth_request_id: id }),
      other.reply(id, { description: 'Let me in.' }),
      other.call('auth_request_details', { auth_request_id: randomUUID() }),
      other.call('auth_request_details', { auth_request_id: '1' }),
      other.reply('1'),
    ]);
    for (const { status, body } of theirs)
      expect([status, body]).toEqual([404, { status: 'Failed', message: GONE }]);
    const mine = await one.call('list_auth_requests', { username: 'demoattorney3' });
    expect(mine.status).toBe(401);
    expect((await other.requests()).map((row) => row.id)).not.toContain(id);
  });
});
