// What is typed into the form of a move is a draft of its own for each clerk and each thing: it outlives the page, and a move of somebody else.
import { describe, expect, it } from 'vitest';
import { staffToken } from '../helpers/staff.ts';
import { aDesk } from './a-desk.ts';

type Queue = Parameters<typeof aDesk>[0];

const TYPED: readonly (readonly [Queue, string, string, object])[] = [
  ['claims', 'In Process', 'desk-deny', { denied_reason: 'Half a sen' }],
  ['claims', 'In Process', 'desk-pay', { paid_amount: '12.50', note: 'Half a sen' }],
  ['claims', 'In Process', 'desk-hand-back', { note: 'Half a sen' }],
  ['claims', 'In Process', 'desk-correct', { check_number: '7', note: 'Half a sen' }],
  ['cases', 'Authorized', 'desk-assign', { attorney_number: '1', note: 'Half a sen' }],
  ['cases', 'Authorized', 'desk-end', { note: 'Half a sen' }],
  ['applications', 'Pending', 'desk-return', { note: 'Half a sen' }],
];

describe.each(TYPED)('in the queue of %s', (queue, status, id, data) => {
  const desk = aDesk(queue);

  it(`keeps what is typed into ${id}, for this clerk and this thing alone`, async () => {
    const { data: rows } = await desk.queue({ status, limit: 2 });
    const about = rows[0]?.id ?? '';
    const { browser, token } = desk;
    const load = async (thing: string, who = { browser, token }) =>
      (await who.browser.get(`/api/forms/${id}/draft?about=${thing}`, who.token)).body;
    const saved = await browser.send({
      ...{ method: 'PUT', url: `/api/forms/${id}/draft`, headers: token },
      payload: { about, data },
    });
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    expect(await load(about)).toMatchObject({ data });
    const second = desk.server.browser();
    const other = { browser: second, token: await staffToken(second, 'admin@example.com') };
    expect(JSON.stringify(await load(about, other))).not.toContain('Half a sen');
    const unknown = await load('00000000-0000-4000-8000-000000000000');
    expect(unknown).toMatchObject({ status: 'Failed' });
  });
});
