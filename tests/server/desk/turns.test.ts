// Whose turn it is at the desk: what was answered leaves what waits until the attorney writes, and days of waiting count.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk, type Item, type Queue } from './a-desk.ts';

type Counts = AnswerOf<'desk_counts'>['data'];

const DAY_MS = 24 * 60 * 60_000;

describe('whose turn it is with a request', () => {
  const { server } = aDesk('requests');

  /** A clerk who logs in now. */
  async function aClerk() {
    const browser = server.browser();
    const token = await staffToken(browser, 'desk@example.com');
    const ask = async (call: string, body: object) =>
      (await browser.post(`/api/desk/${call}`, { queue: 'requests', ...body }, token)).body;
    const item = async (id: string) => (await ask('item', { id })).data as Item;
    return {
      item,
      waiting: async () => (await ask('queue', { limit: 100 })) as unknown as Queue,
      ofState: async (status: string) =>
        (await ask('queue', { status, limit: 100 })) as unknown as Queue,
      beside: async (id: string, asked: object = {}) =>
        (await ask('beside', { id, ...asked })).data as AnswerOf<'desk_beside'>['data'],
      async move(id: string, name: string, note: string) {
        const { item: row, seen } = await item(id);
        await ask('move', { id, from: row.status, seen, move: name, note });
      },
      async counts() {
        const { data } = (await browser.get('/api/desk/counts', token)).body as { data: Counts };
        const { waiting, late } = data.queues.find((one) => one.queue === 'requests') ?? {};
        return { waiting, late, days: data.days };
      },
    };
  }
  const idsOf = ({ data }: Queue): readonly string[] => data.map(({ id }) => id);
  const pass = (days: number): void => {
    server.now = new Date(server.now.getTime() + days * DAY_MS);
  };

  it('is the attorney’s once the desk has answered, until they write again', async () => {
    const id = madeId(await (await Attorney.of(server.app, '3')).create());
    pass(3);
    let clerk = await aClerk();
    const before = (await clerk.counts()).waiting ?? 0;
    expect(idsOf(await clerk.waiting())).toContain(id);
    expect((await clerk.item(id)).item).toMatchObject({ turn: 'desk', waited: 3 });

    await clerk.move(id, 'reply', 'Please send the docket.');
    const answered = { status: 'Open', turn: 'attorney', waited: 0 };
    expect((await clerk.item(id)).item).toMatchObject(answered);
    expect(idsOf(await clerk.waiting())).not.toContain(id);
    expect(idsOf(await clerk.ofState('Open'))).toContain(id);
    expect((await clerk.counts()).waiting).toBe(before - 1);

    pass(2);
    await (await Attorney.of(server.app, '3')).reply(id);
    pass(1);
    clerk = await aClerk();
    expect((await clerk.item(id)).item).toMatchObject({ status: 'Open', turn: 'desk', waited: 1 });
    expect(idsOf(await clerk.waiting())).toContain(id);
    // A second word of theirs does not begin the waiting anew.
    await (await Attorney.of(server.app, '3')).reply(id);
    expect((await clerk.item(id)).item).toMatchObject({ turn: 'desk', waited: 1 });

    await clerk.move(id, 'complete', 'It is authorized.');
    expect((await clerk.item(id)).item).not.toHaveProperty('turn');
    expect((await clerk.item(id)).item).not.toHaveProperty('waited');
  });

  it('has those first that have waited longest, and counts those as late that the house says are', async () => {
    const id = madeId(await (await Attorney.of(server.app, '3')).create());
    const lateNow = async () => {
      const clerk = await aClerk();
      const { data } = await clerk.waiting();
      const waited = data.map((row) => row.waited ?? 0);
      expect(waited).toEqual(waited.toSorted((one, other) => other - one));
      const { late, waiting, days } = await clerk.counts();
      expect(waiting).toBe(data.length);
      expect(late).toBe(waited.filter((one) => one >= (days ?? 0)).length);
      return data.some((row) => row.id === id && (row.waited ?? 0) >= (days ?? 0));
    };
    expect(await lateNow()).toBe(false);
    pass(9);
    expect(await lateNow()).toBe(false);
    pass(1);
    expect(await lateNow()).toBe(true);
  });

  it('knows what stands before and after a thing in its queue', async () => {
    const clerk = await aClerk();
    const ids = idsOf(await clerk.waiting());
    const [first = '', second = '', third = ''] = ids;
    expect(await clerk.beside(first)).toEqual({ after: second });
    expect(await clerk.beside(second)).toEqual({ before: first, after: third });
    expect(await clerk.beside(ids.at(-1) ?? '')).toEqual({ before: ids.at(-2) });
    const completed = idsOf(await clerk.ofState('Completed'));
    const beside = await clerk.beside(completed[0] ?? '', { status: 'Completed' });
    expect(beside.after).toBe(completed[1]);
    await clerk.move(second, 'complete', 'It is authorized.');
    expect(await clerk.beside(first)).toEqual({ after: third });
  });
});
