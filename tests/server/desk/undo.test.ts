// Taking a move back at the desk: within its minutes, by whoever made it, while nothing has happened since; its mail is withdrawn.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk, type Item } from './a-desk.ts';

const WHY = { denied_reason: 'The services were not authorized.' };
const ASKED = { note: 'Please send the docket.' };
const MINUTES = 5;

type Asked = Pick<Item['item'], 'id'>;

/** What every queue is taken back by. */
function taking(desk: ReturnType<typeof aDesk>) {
  const { server } = desk;
  return {
    undo: ({ id }: Asked, event: unknown) => desk.ask('undo', { id, event: String(event) }),
    /** Moves it, and tells by what that is taken back. */
    async made(before: Item, move: string, answers: object = {}): Promise<string> {
      const { status, body } = await desk.move(before, move, answers);
      expect([status, body.message]).toEqual([200, undefined]);
      return (body.data as AnswerOf<'desk_move'>['data']).undo ?? '';
    },
    later(minutes: number) {
      server.now = new Date(server.now.getTime() + minutes * 60_000);
    },
    mails: () => server.app.services.mail.stored(),
  };
}

describe('a claim that was denied by mistake', () => {
  const desk = aDesk('claims', { config: { paySecondAbove: 10 } });
  const { server, item, first, move } = desk;
  const { undo, made, later, mails } = taking(desk);
  beforeEach(async () => {
    const open = { status: 'In Process', closed_at: null, denied_reason: null, proposal_id: null };
    const paid = ['Approved & Paid', 'Paid, check cut'];
    await server.app.store.updateTable('claim').set(open).where('status', 'not in', paid).execute();
  });

  it('is what it was, and no mail tells of it', async () => {
    const before = await first('In Process');
    const { id } = before.item;
    const event = await made(before, 'deny', WHY);
    expect(await mails()).toMatchObject([{ waits_until: expect.stringMatching(/./) }]);
    later(MINUTES - 1);
    const { status, body } = await undo({ id }, event);
    expect([status, body.data]).toEqual([200, { status: 'In Process' }]);
    expect(await mails()).toEqual([]);
    const after = await item(id);
    const { holder: _h, holder_id: _i, ...is } = after.item;
    expect(before.item).toMatchObject(is);
    expect(after.facts).toEqual(before.facts);
    expect(after.said).toEqual(before.said);
    expect(after.events.at(-1)).toMatchObject({ move: 'undone', from: 'Denied', to: 'In Process' });
    expect(after.undo).toBeUndefined();
    const row = await server.app.store
      .selectFrom('claim')
      .select(['closed_at', 'denied_reason'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ closed_at: null, denied_reason: null });
  });

  it('leaves the clerk what they had typed', async () => {
    const before = await first('In Process');
    await undo(before.item, await made(before, 'deny', WHY));
    const place = `/api/forms/desk-deny/draft?about=${before.item.id}`;
    const { body } = await desk.browser.get(place, desk.token);
    expect(body).toMatchObject({ data: WHY });
  });

  it('stays denied after the minutes, and the mail goes out', async () => {
    const before = await first('In Process');
    const event = await made(before, 'deny', WHY);
    expect((await item(before.item.id)).undo).toMatchObject({ event });
    later(MINUTES);
    const { status, body } = await undo(before.item, event);
    expect([status, body.message]).toEqual([
      409,
      'It is too late to take this back. Nothing was changed.',
    ]);
    expect((await mails()).map(({ waits_until }) => waits_until)).toEqual([undefined]);
    const after = await item(before.item.id);
    expect([after.item.status, after.undo]).toEqual(['Denied', undefined]);
  });

  it('is too late where its mail is on its way', async () => {
    const before = await first('In Process');
    const event = await made(before, 'deny', WHY);
    await server.app.store.updateTable('job').set({ attempts: 1 }).execute();
    expect((await undo(before.item, event)).body.message).toMatch(/^It is too late/);
    expect((await item(before.item.id)).item.status).toBe('Denied');
  });

  it('is taken back once', async () => {
    const before = await first('In Process');
    const event = await made(before, 'deny', WHY);
    expect((await undo(before.item, event)).status).toBe(200);
    const { status, body } = await undo(before.item, event);
    expect([status, body.message]).toEqual([409, 'This has been taken back already.']);
  });

  it('is taken back by whoever denied it alone', async () => {
    const before = await first('In Process');
    const event = await made(before, 'deny', WHY);
    const browser = server.browser();
    const token = await staffToken(browser, 'admin@example.com');
    const asked = { queue: 'claims', id: before.item.id, event };
    const { status, body } = await browser.post('/api/desk/undo', asked, token);
    expect([status, body.message]).toEqual([
      403,
      'A colleague did this. Only they can take it back.',
    ]);
    const seen = await browser.post('/api/desk/item', asked, token);
    expect((seen.body.data as Item | undefined)?.undo).toBeUndefined();
  });

  it('stays as it is once something else was done with it, whose mail waits for nothing then', async () => {
    const before = await first('In Process');
    const event = await made(before, 'ask', ASKED);
    const since = await made(await item(before.item.id), 'receive');
    const { status, body } = await undo(before.item, event);
    expect([status, body.message]).toEqual([
      409,
      'Something else has been done since, so this cannot be taken back. Nothing was changed.',
    ]);
    const waits = (await mails()).map((mail) => [mail.subject, mail.waits_until !== undefined]);
    expect(waits.map(([subject, it]) => [String(subject).slice(0, 7), it]).toSorted()).toEqual([
      ['We have', true],
      ['We need', false],
    ]);
    expect((await undo(before.item, since)).body.data).toEqual({ status: 'Requested More Info' });
  });

  it('has nothing to be taken back of what is no move, nor of a payment', async () => {
    const before = await first('In Process');
    for (const event of [before.item.id, 'nonsense']) {
      const { status, body } = await undo(before.item, event);
      expect([status, body.message]).toEqual([
        409,
        'There is nothing here that can be taken back.',
      ]);
    }
    await made(before, 'propose');
    const paid = { paid_amount: '10', check_number: '7', paid_on: '2026-03-02' };
    expect(await made(await item(before.item.id), 'approve', paid)).toBe('');
    const { seen } = await item(before.item.id);
    expect((await undo(before.item, seen)).body.message).toMatch(/^There is nothing/);
    expect((await desk.ask('undo', { id: 'no-claim', event: seen })).status).toBe(404);
  });

  it('asks for the role of the desk', async () => {
    const browser = server.browser();
    const token = await staffToken(browser, 'editor@example.com');
    const asked = { queue: 'claims', id: 'any', event: 'any' };
    expect((await browser.post('/api/desk/undo', asked, token)).status).toBe(403);
  });

  it('tells its attorney that it was denied and is not, and nobody but the desk why', async () => {
    const rows = (await desk.queue({ status: 'In Process', limit: 100 })).data;
    const row = rows.find(({ attorney_number: number }) => number === '10001');
    const before = await item(row?.id ?? '');
    await undo(before.item, await made(before, 'deny', WHY));
    const browser = server.browser();
    const { body } = await browser.post(
      '/api/cases/track',
      { case_number: before.item.number },
      await tokenOf(browser),
    );
    const { entries } = body.data as AnswerOf<'case_track'>['data'];
    expect(entries.at(-1)?.title).toBe('Taken back: In Process again');
    expect(JSON.stringify(entries)).not.toContain(WHY.denied_reason);
    expect((await item(before.item.id)).events.at(-2)?.words).toBe(WHY.denied_reason);
  });

  it('keeps no way back to a payment that waited for a second clerk', async () => {
    const before = await first('In Process');
    await made(before, 'propose');
    const { id } = before.item;
    const much = { paid_amount: '10.01', check_number: '7', paid_on: '2026-03-02' };
    expect(await made(await item(id), 'approve', much)).toBe('');
    expect((await item(id)).proposal?.amount).toBe('10.01');
    expect(await made(await item(id), 'resume')).toBe('');
    expect((await move(await item(id), 'propose')).status).toBe(200);
  });
});

describe('a request that was answered by mistake', () => {
  const desk = aDesk('requests');
  const { server, item, first } = desk;
  const { undo, made, mails } = taking(desk);

  it('has no answer any more, and waits for the desk as it did', async () => {
    const before = await first('New');
    const event = await made(before, 'reply', { note: 'Go ahead.' });
    expect((await item(before.item.id)).said).toHaveLength(before.said.length + 1);
    expect((await undo(before.item, event)).body.data).toEqual({ status: 'New' });
    const after = await item(before.item.id);
    expect(after.said).toEqual(before.said);
    expect(after.item.since).toBe(before.item.since);
    expect(await mails()).toEqual([]);
  });

  it('stays answered once its attorney has written', async () => {
    const { data } = await desk.queue({ limit: 100 });
    const row = data.find(({ attorney_number: number }) => number === '10001');
    const before = await item(row?.id ?? '');
    const event = await made(before, 'reply', { note: 'Go ahead.' });
    const browser = server.browser();
    const answer = await browser.post(
      'reply_auth_request',
      { request_id: before.item.id, description: 'Thank you.' },
      { ...(await tokenOf(browser)), 'idempotency-key': crypto.randomUUID() },
    );
    expect([answer.status, answer.body.message]).toEqual([201, expect.any(String)]);
    expect((await undo(before.item, event)).body.message).toMatch(/^Something else has been done/);
  });
});

describe('a case that was closed by mistake', () => {
  const desk = aDesk('cases');
  const { item, first } = desk;
  const { undo, made, mails } = taking(desk);

  it('is open again in each state, and so is what was returned to an applicant', async () => {
    for (const status of ['Assigned to Attorney', 'Authorized']) {
      const before = await first(status);
      const event = await made(before, 'close', { note: 'The member withdrew.' });
      expect((await undo(before.item, event)).body.data).toEqual({ status: before.item.status });
      expect((await item(before.item.id)).facts).toEqual(before.facts);
    }
    expect(await mails()).toEqual([]);
  });
});

describe('an application that was returned by mistake', () => {
  const desk = aDesk('applications');
  const { item, first } = desk;
  const { undo, made, mails } = taking(desk);

  it('waits for the desk again, and its applicant is told nothing', async () => {
    const before = await first('Pending');
    const event = await made(before, 'return', { note: 'One page is missing.' });
    expect((await item(before.item.id)).item.status).toBe('Returned');
    expect((await undo(before.item, event)).body.data).toEqual({ status: 'Pending' });
    expect((await item(before.item.id)).item.status).toBe('Pending');
    expect(await mails()).toEqual([]);
  });
});

describe('many claims that were moved by mistake', () => {
  const desk = aDesk('claims');
  const { undo } = taking(desk);

  it('are each taken back by an event of their own, or left with the reason', async () => {
    const { data } = await desk.queue({ status: 'In Process', limit: 100 });
    const things = data.map(({ id, status, seen }) => ({ id, from: status, seen }));
    const asked = await desk.ask('move-many', { things, move: 'ask', ...ASKED });
    const { moved, undo: back = [] } = asked.body.data as AnswerOf<'desk_move_many'>['data'];
    expect(back.map(({ id }) => id)).toEqual(moved);
    const [moving, ...others] = back;
    if (!moving) throw new Error('Nothing was moved.');
    expect((await desk.move(await desk.item(moving.id), 'receive')).status).toBe(200);
    for (const { id, event } of others)
      expect((await undo({ id }, event)).body.data).toEqual({ status: 'In Process' });
    expect((await undo(moving, moving.event)).status).toBe(409);
  });
});
