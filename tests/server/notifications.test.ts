// Mails of status flows can be switched off by whoever gets them, each kind alone.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { aServer } from './helpers/a-server.ts';
import { PASSWORD, tokenOf } from './helpers/accounts.ts';
import { staffToken } from './helpers/staff.ts';

const ALL = { replies: true, decisions: true, assignments: true };

describe('mails to an attorney', () => {
  const server = aServer('pglite', { config: { demo: true }, emptied: ['job', 'rate_limit'] });

  it('come until they are switched off, and then those that were not', async () => {
    const browser = server.browser();
    const token = await tokenOf(browser, { username: 'demoattorney1', password: PASSWORD });
    const desk = await staffToken(server.browser(), 'desk@example.com');
    await browser.post('confirm_identity', { current_password: PASSWORD }, token);
    const known = async () => (await browser.post('notifications', {}, token)).body.data;
    const choose = (answers: object) => browser.post('change_notifications', answers, token);
    expect(await known()).toEqual({});
    expect((await choose({ ...ALL, replies: false })).status).toBe(200);
    expect(await known()).toEqual({ ...ALL, replies: false });

    const call = async (name: string, body: object) =>
      (await browser.post(`/api/desk/${name}`, body, desk)).body;
    const act = async (queue: string, status: string, move: string, answers: object) => {
      const listed = await call('queue', { queue, status, limit: 100 });
      const rows = listed.data as AnswerOf<'desk_queue'>['data'];
      const id = rows.find(({ attorney_number }) => attorney_number === '10001')?.id;
      const { seen } = (await call('item', { queue, id })).data as AnswerOf<'desk_item'>['data'];
      const moved = await call('move', {
        queue,
        id,
        from: status,
        seen,
        move,
        confirmed: true,
        ...answers,
      });
      expect(moved.message).toBeUndefined();
      const mails = await server.app.services.mail.stored();
      return mails.filter(({ subject }) => subject !== 'Your details were changed').length;
    };
    expect(await act('requests', 'New', 'reply', { note: 'Read it on the page.' })).toBe(0);
    expect(await act('claims', 'In Process', 'deny', { denied_reason: 'Too late.' })).toBe(1);
    await choose({ ...ALL, decisions: false });
    expect(await act('claims', 'Intake', 'deny', { denied_reason: 'Too late.' })).toBe(1);
    expect(await act('requests', 'New', 'reply', { note: 'Read it.' })).toBe(2);
  });

  it('are chosen whole, and by the attorney alone', async () => {
    const browser = server.browser();
    const token = await tokenOf(browser, { username: 'demoattorney1', password: PASSWORD });
    for (const wrong of [{}, { ...ALL, replies: 'no' }, { ...ALL, more: true }])
      expect((await browser.post('change_notifications', wrong, token)).status).toBe(400);
    expect((await browser.post('change_notifications', ALL)).status).toBe(401);
  });
});
