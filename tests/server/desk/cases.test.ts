// The queue of cases: what an attorney declined goes to another one who practises there, and an answer is confirmed.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
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
  const NOBODY = 'Choose one of the answers offered.';

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

  it('offers by the fewest open cases, with their number, and knows where there is nobody', async () => {
    const id = await assigned();
    await answer(id, 'decline', { attorney_id: null });
    await serve(id, 'FAM');
    await liveIn(id, LOS_ANGELES);
    const { store } = server.app;
    const open = async (number: string) =>
      (
        await store
          .selectFrom('legal_case')
          .select('id')
          .where('attorney_id', '=', number)
          .where('closed_at', 'is', null)
          .execute()
      ).length;
    const offers = async () =>
      (await desk.browser.post('/api/desk/practising', { case: id }, desk.token)).body
        .data as AnswerOf<'desk_practising'>['data'];
    const count = await open('10002');
    expect(await offers()).toEqual([
      {
        id: '10002',
        label: `Julian Castellano, 10002: ${count} open case${count === 1 ? '' : 's'}`,
      },
    ]);
    const isAt = ({ county, plan_class }: { county: string; plan_class: string }) =>
      county === 'Los Angeles' && plan_class === 'FAM';
    // Whoever comes to practise there and has fewer cases stands first.
    const all = await store.selectFrom('practice_area').selectAll().execute();
    const there = all.find((area) => area.attorney_id === '10002' && isAt(area));
    const newcomer = all.find(({ attorney_id }) => !['10001', '10002'].includes(attorney_id));
    if (!there || !newcomer) throw new Error('The demo world has too few areas.');
    const { state_code, county, plan_class } = there;
    await store
      .updateTable('practice_area')
      .set({ state_code, county, plan_class })
      .where('id', '=', newcomer.id)
      .where('attorney_id', '=', newcomer.attorney_id)
      .execute();
    const other = newcomer.attorney_id;
    const [more, fewer] = [await open('10002'), await open(other)];
    const first = fewer < more ? other : '10002';
    const offered = await offers();
    expect(offered.map(({ id: number }) => number).toSorted()).toEqual(['10002', other].toSorted());
    expect(offered[0]?.id).toBe(first);
    expect((await item(id)).records).toEqual({ item: { practising: true } });
    await liveIn(id, { state: 'NV' });
    expect(await offers()).toEqual([]);
    expect((await item(id)).records).toEqual({ item: { practising: false } });
    const unknown = await desk.browser.post('/api/desk/practising', { case: 'none' }, desk.token);
    expect(unknown.status).toBe(404);
  });

  it('gives a case to nobody who has it, who is not of the network, or who does other work', async () => {
    const id = await assigned();
    // 10001 has it, 10002 and 10004 do no family matters or are not there, 10006 is not approved yet.
    for (const attorney_number of ['10001', '10006', '0', '99999'])
      expect((await move(id, 'assign', { attorney_number })).status).toBe(422);
    expect((await move(id, 'assign', {})).body.message).toBe('Choose the attorney.');
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
