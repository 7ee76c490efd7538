// The queue of authorization requests, through the calls its page makes: the desk reads, replies and completes.
import { describe, expect, it } from 'vitest';
import { tokenOf } from '../helpers/accounts.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk, type Queue } from './a-desk.ts';

describe('the queue of requests', () => {
  const desk = aDesk('requests');
  const { server, item, first, move, queue } = desk;

  it('has what waits for the desk, longest waiting first, page after page by key', async () => {
    const all = (await queue({ limit: 100 })).data;
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['New', 'Open']));
    const waited = all.map((row) => row.waited ?? 0);
    expect(waited).toEqual(waited.toSorted((one, other) => other - one));
    const paged: Queue['data'][number][] = [];
    for (let after: string | undefined; ; ) {
      const page = await queue({ limit: 3, ...(after !== undefined && { after }) });
      expect(page.data.length).toBeLessThanOrEqual(3);
      paged.push(...page.data);
      after = page.next;
      if (after === undefined) break;
    }
    expect(paged).toEqual(all);
    await expect(queue({ limit: 100, after: 'nonsense' })).rejects.toThrow('no such page');
  });

  it('finds what is in one state, and by the number of its case whatever became of it', async () => {
    const { data } = await queue({ status: 'Completed' });
    expect(data.length).toBeGreaterThan(0);
    const [row] = data;
    const found = (await queue({ number: row?.number })).data;
    expect(found.map(({ id }) => id)).toContain(row?.id);
    expect(new Set(found.map(({ number }) => number))).toEqual(new Set([row?.number]));
    expect((await queue({ number: 'no such case' })).data).toEqual([]);
  });

  it('takes a reply: it stands on the thread, is mailed, and opens the request', async () => {
    const before = await first('New');
    const words = 'Yes, go ahead with the second hearing.';
    const { status, body } = await move(before, 'reply', { note: words });
    expect([status, body.data]).toMatchObject([200, { status: 'Open' }]);
    const after = await item(before.item.id);
    expect(after.item.status).toBe('Open');
    expect(after.said.at(-1)).toMatchObject({ by: 'staff', name: 'Network Desk', words });
    expect(after.events.at(-1)).toMatchObject({ move: 'reply', who: 'desk', to: 'Open', words });
    const mails = await server.app.services.mail.stored();
    expect(mails.map(({ text }) => text).join()).toContain(words);
  });

  it('asks for words, and does nothing without them', async () => {
    const before = await first('New');
    for (const note of [undefined, '', '   ']) {
      const { status, body } = await move(before, 'reply', note === undefined ? {} : { note });
      expect([status, body.message]).toEqual([422, 'Write a message to the attorney.']);
    }
    expect(await item(before.item.id)).toEqual(before);
    expect(await server.app.services.mail.stored()).toEqual([]);
  });

  it('completes, and the request waits for nobody any more', async () => {
    const before = await first('Open');
    const { body } = await move(before, 'complete', { note: 'The hearing is authorized.' });
    expect(body.data).toMatchObject({ status: 'Completed' });
    const waiting = (await queue({ limit: 100 })).data.map(({ id }) => id);
    expect(waiting).not.toContain(before.item.id);
    const again = await move(await item(before.item.id), 'complete', { note: 'Once more.' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'This cannot be done while the status is Completed.',
    ]);
  });

  it('tells the second of two clerks, also where the status stays what it was', async () => {
    const before = await first('Open');
    const answers = await Promise.all([
      move(before, 'reply', { note: 'One.' }),
      move(before, 'reply', { note: 'Two.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'Someone else has already changed this: the status is now Open. Nothing was done.',
    );
    const after = await item(before.item.id);
    expect(after.said.length).toBe(before.said.length + 1);
    expect((await server.app.services.mail.stored()).length).toBe(1);
  });

  it('is closed to attorneys, visitors and other staff', async () => {
    const statusFor = async (headers: Record<string, string>) =>
      (await server.browser().post('/api/desk/queue', { queue: 'requests' }, headers)).status;
    expect(await statusFor({})).toBe(401);
    expect(await statusFor(await tokenOf(server.browser()))).toBe(401);
    expect(await statusFor(await staffToken(server.browser(), 'editor@example.com'))).toBe(403);
  });

  it('knows nothing of what is not there', async () => {
    for (const id of ['', 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await desk.ask('item', { id })).status).toBe(404);
  });
});
