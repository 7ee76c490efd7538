// Statuses, moves and what may be asked on are content: changed in a copy of it, the portal follows.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { renamedStates } from '../../helpers/renamed-states.ts';
import { NOW, pdf, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { published } from '../helpers/published.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { sayOnRequest } from '../helpers/said-on-request.ts';

/** The flow in which nothing opens a completed request again. */
const closed = edited(({ moves, ...flow }) => ({
  ...flow,
  moves: (moves as { from: string | string[] }[]).map(({ from, ...move }) => ({
    ...move,
    from: typeof from === 'string' ? from : from.filter((state) => state !== 'Completed'),
  })),
}));

describe('requests under other content', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let one: Attorney;
  beforeAll(async () => {
    databases = await startDatabases();
    const content = await published({
      'rules/auth-request.rules.json': (text) => text.replace('"REF"', '"FAM"'),
      'rules/auth-request.cases.json': (text) =>
        text.replace('"REF"', '"F"').replace('"FAM"', '"REF"').replace('"F"', '"FAM"'),
      'schemas/flows/request.json': (text) =>
        renamedStates({ New: 'Waiting', Open: 'Talking' })(closed(text)),
      'schemas/flows/case.json': edited(({ states, ...flow }) => ({
        ...flow,
        states: (states as { name: string }[]).map((state) =>
          state.name === 'Pending Co-Pay Receipt'
            ? { ...state, group: 'covered' }
            : state.name === 'Authorized'
              ? { ...state, group: undefined }
              : state,
        ),
      })),
      'schemas/forms/auth-request/request.ui.json': (text) => text.replace('".gif"', '".pdf"'),
      'messages/en-US/auth-request.json': (text) =>
        text.replace('Only image and pdf allowed', 'No moving pictures'),
    });
    app = await startApp({
      ...(await databases.fresh()),
      config: { demo: true },
      parts: { content },
    });
    one = await Attorney.of(app, '1');
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it('are offered on, and taken for, the plan classes that the rule leaves', async () => {
    const cases = await app.store.selectFrom('legal_case').selectAll().execute();
    const classes = (await one.matters()).map(
      ({ matter_id }) => cases.find(({ id }) => id === matter_id)?.plan_class,
    );
    expect(new Set(classes)).toEqual(new Set(['COM', 'REF']));
    const family = cases.find(
      (row) => row.attorney_id === one.number && row.plan_class === 'FAM' && row.kind === 'Matter',
    );
    expect((await one.create({ matter_id: family?.id })).status).toBe(422);
  });

  it('begin in the state the flow names, and move by the moves it has', async () => {
    const id = madeId(await one.create());
    expect((await one.request(id)).status).toBe('Waiting');
    expect((await one.reply(id)).status).toBe(201);
    expect((await one.request(id)).status).toBe('Waiting');
    const done = app.store.updateTable('form_item').set({ status: 'Completed' });
    await done.where('id', '=', id).execute();
    const before = await one.request(id);
    expect(before.can_reply).toBe(false);
    const refused = await one.reply(id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This cannot be done while the status is Completed.',
    ]);
    expect((await one.request(id)).sub_requests).toEqual(before.sub_requests);
  });

  it('carry the bell in whatever state they are talked about, until they are over (AUT-08)', async () => {
    const request_id = madeId(await one.create());
    await sayOnRequest(app.store, request_id, { who: 'desk', words: 'Why?', at: NOW });
    const set = (status: string, closed_at: Date | null) => {
      const row = app.store.updateTable('form_item').set({ status, closed_at });
      return row.where('id', '=', request_id).execute();
    };
    await set('Talking', null);
    expect((await one.request(request_id)).new_reply).toBe(true);
    await set('Completed', NOW);
    expect((await one.request(request_id)).new_reply).toBe(false);
  });

  it('stand beside a warning of members who are not covered, for cases in the states that the flow puts together', async () => {
    const { data } = (await one.call('dashboard_details')).body;
    const { inactive_member_cases: numbers } = data as { inactive_member_cases: string[] };
    const cases = app.store
      .selectFrom('legal_case')
      .select('status')
      .where('number', 'in', numbers);
    expect(await cases.execute()).toEqual([{ status: 'Pending Co-Pay Receipt' }]);
  });

  it('take the files the layout names, and refuse others in its words', async () => {
    expect((await one.upload('request', pdf('a.pdf'))).status).toBe(200);
    const gif = { name: 'a.gif', body: Buffer.from('GIF89a rest') };
    expect((await one.upload('request', gif)).body.message).toBe('No moving pictures');
    expect((await one.upload('subsequent', gif)).status).toBe(200);
  });
});
