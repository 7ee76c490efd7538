// Publishers and administrators read what programs outside were told, and send it again; nobody reads there what they may not read elsewhere.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Browser } from '../helpers/app.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';
import { DESK, EDITOR, PUBLISHER, VISIT } from '../received/a-received.ts';
import { refusing, taken } from './a-receiver.ts';
import { aTellingServer, CRM, declaring, eventually } from './a-telling.ts';

const OTHER = { name: 'case-tool', events: ['sent'] };
const DECLARED = declaring([{ ...CRM, personal: true }, OTHER]);
const FILE = 'schemas/forms/visit/form.json';

describe.each(DRIVERS)('the log of webhooks, on %s', (driver) => {
  const telling = aTellingServer(driver, {
    edits: DECLARED,
  });
  const { server, receiver, deliveries, toldOnce } = telling;
  const CRM_OF_VISIT = { webhook: 'crm', form: 'visit' };

  const asked = async (email: string) => {
    const browser = new Browser(server.app);
    const headers = await staffToken(browser, email);
    return async <T>(call: string, body: object = {}) => {
      const { status, body: answered } = await browser.post(`/api/webhooks/${call}`, body, headers);
      return { status, answered: answered as T };
    };
  };
  const stateOf = async () => (await deliveries()).map(({ state }) => state).toSorted();

  it('tells how each webhook stands, and which settings are missing', async () => {
    await server.sent();
    await toldOnce(1);
    await eventually(stateOf).toEqual(['delivered', 'waiting']);
    const ask = await asked(PUBLISHER);
    const { data } = (await ask<AnswerOf<'webhooks'>>('all')).answered;
    const host = `127.0.0.1:${receiver.port}`;
    const common = { form: 'visit', title: 'Your visit', given_up: 0 };
    expect(data).toEqual([
      {
        ...{ ...common, id: 'case-tool/visit', webhook: 'case-tool', waiting: 1, delivered: 0 },
        host: 'Not set',
        settings:
          'Nothing is sent yet: WEBHOOK_CASE_TOOL_URL and WEBHOOK_CASE_TOOL_SECRET are not set on this server.',
      },
      {
        ...{ ...common, id: 'crm/visit', webhook: 'crm', waiting: 0, delivered: 1 },
        ...{ host, settings: '' },
      },
    ]);
  });

  it('lists deliveries newest first, by their state, a page at a time', async () => {
    for (let count = 0; count < 3; count += 1) {
      await server.sent();
      telling.later(1);
    }
    await toldOnce(3);
    const ask = await asked(PUBLISHER);
    const list = async (more: object) =>
      (await ask<AnswerOf<'webhook_deliveries'>>('deliveries', { ...CRM_OF_VISIT, ...more }))
        .answered;
    await eventually(async () => (await list({ state: 'delivered' })).data.length).toBe(3);
    const first = await list({ limit: 2 });
    expect(first.data).toMatchObject([
      { event: 'Sent', state: 'Taken', tries: 1, last: 'Taken with 204', next: '' },
      { event: 'Sent' },
    ]);
    const second = await list({ limit: 2, after: first.next });
    expect(second.data).toHaveLength(1);
    expect(second).not.toHaveProperty('next');
    expect((first.data[1]?.at ?? '') > (second.data[0]?.at ?? '')).toBe(true);
    expect((await list({ state: 'given-up' })).data).toEqual([]);
    expect((await ask('deliveries', { ...CRM_OF_VISIT, after: 'x/y' })).status).toBe(400);
  });

  it('shows a delivery with its tries, and its body as far as one may read the form', async () => {
    receiver.answer = refusing(422, 'We do not know that office.');
    await server.sent();
    await toldOnce(1);
    const all = async () =>
      (await server.app.store.selectFrom('webhook_try').select('delivery_id').execute()).map(
        ({ delivery_id: id }) => id,
      );
    await eventually(async () => (await all()).length).toBe(1);
    const [id] = await all();
    const read = async (email: string) =>
      (await (await asked(email))<AnswerOf<'webhook_delivery'>>('delivery', { id })).answered.data;
    const shown = await read(PUBLISHER);
    expect(shown).toMatchObject({
      ...{ webhook: 'crm', title: 'Your visit', event: 'Sent', state: 'Waiting' },
      next: expect.stringMatching(/T/),
      tries: [{ number: 1, outcome: 'Not taken: 422', answer: 'We do not know that office.' }],
    });
    // The receiver is told what is personal; a publisher may not read it.
    expect(JSON.parse(receiver.told[0]?.body ?? '').data.answers.visitor).toBe(VISIT.visitor);
    expect(JSON.parse(shown.body).data).toMatchObject({ answers: { office: 'north' } });
    expect(shown.body).not.toContain(VISIT.visitor);
    await server.again({
      [FILE]: (text) => (DECLARED[FILE]?.(text) ?? text).replace('"desk","publisher"', '"desk"'),
    });
    expect((await read(PUBLISHER)).body).toBe('');
    await server.again(DECLARED);
  });

  it('sends one again, or all that were given up, under the ids they had', async () => {
    receiver.answer = refusing(410);
    await server.sent();
    await server.sent();
    await eventually(async () => (await stateOf()).slice(0, 2)).toEqual(['given-up', 'given-up']);
    const ids = receiver.told.map(({ headers }) => headers['webhook-id']);
    receiver.answer = taken;
    const ask = await asked(PUBLISHER);
    expect(await ask('replay', { id: ids[0] })).toMatchObject({
      status: 200,
      answered: { message: '1 delivery is on the way.' },
    });
    await toldOnce(3);
    expect(await ask('replay', CRM_OF_VISIT)).toMatchObject({ status: 200 });
    await toldOnce(4);
    expect(receiver.told.slice(2).map(({ headers }) => headers['webhook-id'])).toEqual(ids);
    await eventually(stateOf).toEqual(['delivered', 'delivered', 'waiting', 'waiting']);
    expect(await ask('replay', { id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
      status: 404,
    });
    expect(await ask('replay', {})).toMatchObject({
      answered: { message: '0 deliveries are on the way.' },
    });
  });

  it('is closed to others of the staff', async () => {
    for (const email of [DESK, EDITOR])
      for (const call of ['all', 'deliveries', 'delivery', 'replay']) {
        const body = { deliveries: CRM_OF_VISIT, delivery: { id: 'x' } }[call] ?? {};
        expect((await (await asked(email))(call, body)).status).toBe(403);
      }
  });
});
