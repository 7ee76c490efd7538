// The queue of cases: what an attorney declined goes to another one who practises there, and an answer is confirmed.
import { describe, expect, it } from 'vitest';
import { moveItem } from '../../../server/flows/index.ts';
import { inTransaction } from '../../../server/store/index.ts';
import { aDesk } from './a-desk.ts';

const MARIAN = { role: 'attorney', id: '10001', name: 'Marian Whitlock' };
const LOS_ANGELES = { city: 'Los Angeles', state: 'CA', zip: '90012' };

describe('the queue of cases', () => {
  const desk = aDesk('cases');
  const { server, item } = desk;
  const queue = async (asked: object = {}) => (await desk.queue({ limit: 100, ...asked })).data;
  const move = async (id: string, name: string, answers: object = {}) =>
    desk.move(await item(id), name, answers);
  const caseOf = (id: string) =>
    server.app.store
      .selectFrom('legal_case')
      .select(['attorney_id', 'assigned_at', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  /** As the page that the mail of the assignment leads to does it. */
  const answer = (id: string, name: string, set = {}, words = '') => {
    const { store: db, services, releases } = server.app;
    const needs = { services, content: releases.current(), now: () => server.now };
    const asked = { flow: 'case', id, move: name, by: MARIAN, set, words } as const;
    return inTransaction(db, (trx) => moveItem(needs, trx, asked));
  };
  const assigned = async () =>
    (await queue({ status: 'Assigned to Attorney' })).find(
      ({ attorney_number, kind }) => attorney_number === '10001' && kind === 'Matter',
    )?.id ?? '';

  const liveIn = async (id: string, home: object) => {
    const { store: db } = server.app;
    const member = db.selectFrom('legal_case').select('member_id').where('id', '=', id);
    await db.updateTable('plan_member').set(home).where('id', '=', member).execute();
  };
  const serve = (id: string, plan_class: string) =>
    server.app.store.updateTable('legal_case').set({ plan_class }).where('id', '=', id).execute();
  const offered = async (id: string) =>
    (await item(id)).facts.find(({ label }) => label === 'Practice there')?.value;
  const NOBODY = 'This attorney does not practice there, already has the case, or has declined it.';

  it('takes in a declined case with its reason, and gives it to another attorney who practises there', async () => {
    const id = await assigned();
    // Where two practise, the one who has it is the first by number.
    await liveIn(id, LOS_ANGELES);
    await answer(id, 'decline', { attorney_id: null }, 'Attorney does not handle case type.');
    expect((await queue()).map((row) => row.id)).toContain(id);
    expect((await item(id)).events.at(-1)).toMatchObject({
      move: 'decline',
      name: 'Marian Whitlock',
      words: 'Attorney does not handle case type.',
    });
    expect(await offered(id)).toBe('10002 Julian Castellano');
    for (const attorney_number of ['10001', '10004999']) {
      const refused = await move(id, 'assign', { attorney_number });
      expect([refused.status, refused.body.message]).toEqual([422, NOBODY]);
    }
    expect((await caseOf(id)).attorney_id).toBeNull();
    const given = await move(id, 'assign', { attorney_number: '10002' });
    expect(given.body.data).toMatchObject({ status: 'Assigned to Attorney' });
    expect(await caseOf(id)).toMatchObject({ attorney_id: '10002', assigned_at: server.now });
    const mails = await server.app.services.mail.stored();
    expect(mails.map(({ subject }) => subject).join()).toContain('is assigned to you');
  });

  it('offers a case to those who practise in the county and for the plan class, in the state where no county is known', async () => {
    const id = await assigned();
    await answer(id, 'decline', { attorney_id: null });
    const julian = '10002 Julian Castellano';
    const shown = async (plan_class: string, home: object) => {
      await serve(id, plan_class);
      await liveIn(id, home);
      return offered(id);
    };
    expect(await shown('FAM', LOS_ANGELES)).toBe(julian);
    expect(await shown('COM', LOS_ANGELES)).toBe(julian);
    // Of the same state, another county; of the same county, another class.
    expect(await shown('FAM', { city: 'San Diego', zip: '92101' })).toBeUndefined();
    expect((await move(id, 'assign', { attorney_number: '10002' })).status).toBe(422);
    expect(await shown('CDL', LOS_ANGELES)).toBeUndefined();
    expect((await move(id, 'assign', { attorney_number: '10002' })).status).toBe(422);
    expect(await shown('FAM', { city: 'Nowhere at all', zip: '' })).toBe(julian);
    expect(await shown('FAM', { state: 'NV' })).toBeUndefined();
  });

  it('gives a case to nobody who has it, who is not of the network, or who does other work', async () => {
    const id = await assigned();
    // 10001 has it, 10002 and 10004 do no family matters or are not there, 10006 is not approved yet.
    for (const attorney_number of ['10001', '10006', '0', '99999'])
      expect((await move(id, 'assign', { attorney_number })).status).toBe(422);
    expect((await move(id, 'assign', {})).body.message).toBe('Enter the attorney number.');
    expect((await caseOf(id)).attorney_id).toBe('10001');
  });

  it('confirms what was accepted', async () => {
    const id = await assigned();
    await answer(id, 'accept');
    expect((await queue({ status: 'Pending Confirmation' })).map((row) => row.id)).toContain(id);
    expect((await move(id, 'authorize')).body.data).toMatchObject({ status: 'Authorized' });
    expect((await move(id, 'close', { note: 'Settled.' })).body.data).toMatchObject({
      status: 'Closed',
    });
    expect((await move(id, 'assign', { attorney_number: '10003' })).status).toBe(409);
  });
});
