// The queue of cases: what an attorney declined goes to another one who practises there, and an answer is confirmed.
import { describe, expect, it } from 'vitest';
import { moveItem } from '../../../server/flows/index.ts';
import { inTransaction } from '../../../server/store/index.ts';
import { aDesk } from './a-desk.ts';

const MARIAN = { role: 'attorney', id: '10001', name: 'Marian Whitlock' };

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

  it('takes in a declined case with its reason, and gives it to another attorney who practises there', async () => {
    const id = await assigned();
    await answer(id, 'decline', { attorney_id: null }, 'Attorney does not handle case type.');
    expect((await queue()).map((row) => row.id)).toContain(id);
    const { events, facts } = await item(id);
    expect(events.at(-1)).toMatchObject({
      move: 'decline',
      name: 'Marian Whitlock',
      words: 'Attorney does not handle case type.',
    });
    const there = facts.find(({ label }) => label === 'Practise there')?.value ?? '';
    const [number = ''] = there.split(' ');
    expect(number).not.toBe('');

    const refused = await move(id, 'assign', { attorney_number: '10004999' });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This is nobody who practises there, or who has the case already.',
    ]);
    expect((await caseOf(id)).attorney_id).toBeNull();
    const given = await move(id, 'assign', { attorney_number: number });
    expect(given.body.data).toEqual({ status: 'Assigned to Attorney' });
    expect(await caseOf(id)).toMatchObject({ attorney_id: number, assigned_at: server.now });
    const mails = await server.app.services.mail.kept();
    expect(mails.map(({ subject }) => subject).join()).toContain('is assigned to you');
  });

  it('gives a case to nobody who has it, who is not of the network, or who does other work', async () => {
    const id = await assigned();
    // 10001 has it, 10002 and 10004 do no family matters or are not there, 10006 is not approved yet.
    for (const attorney_number of ['10001', '10006', '0', '99999'])
      expect((await move(id, 'assign', { attorney_number })).status).toBe(422);
    expect((await move(id, 'assign', {})).body.message).toBe('Enter the number of the attorney.');
    expect((await caseOf(id)).attorney_id).toBe('10001');
  });

  it('confirms what was accepted', async () => {
    const id = await assigned();
    await answer(id, 'accept');
    expect((await queue({ status: 'Pending Confirmation' })).map((row) => row.id)).toContain(id);
    expect((await move(id, 'authorize')).body.data).toEqual({ status: 'Authorized' });
    expect((await move(id, 'close')).body.data).toEqual({ status: 'Closed' });
    expect((await move(id, 'assign', { attorney_number: '10003' })).status).toBe(409);
  });
});
