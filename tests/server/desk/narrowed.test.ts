// What a clerk narrows a queue by, and the orders it stands in: every page of it, and what stands beside a thing in it.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aDesk, type Queue } from './a-desk.ts';

type Row = Queue['data'][number];

describe('a queue of claims', () => {
  const desk = aDesk('claims');
  const listed = async (asked: object): Promise<readonly Row[]> =>
    (await desk.queue({ limit: 100, ...asked })).data;
  const cents = ({ detail }: Row): number => Math.round(Number(detail) * 100);

  it('lists those of one kind, of one attorney, of an amount and of days alone', async () => {
    const all = await listed({});
    const held = async (asked: object, holds: (row: Row) => boolean) => {
      const rows = await listed(asked);
      expect(rows.map(({ id }) => id)).toEqual(all.filter(holds).map(({ id }) => id));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThan(all.length);
    };
    await held({ kind: 'CDL' }, ({ kind }) => kind === 'CDL');
    await held({ attorney: ' 10003 ' }, ({ attorney_number }) => attorney_number === '10003');
    await held({ least: 880 }, (row) => cents(row) >= 88_000);
    await held({ largest: 880 }, (row) => cents(row) <= 88_000);
    await held({ kind: 'Matter', least: 900, largest: 2000 }, (row) => {
      const isWithin = cents(row) >= 90_000 && cents(row) <= 200_000;
      return row.kind === 'Matter' && isWithin;
    });
    const days = all.map(({ since }) => easternDay(since)).toSorted();
    const from = days[Math.floor(days.length / 2)] ?? '';
    await held({ from }, ({ since }) => easternDay(since) >= from);
    // Both days count.
    await held({ from, until: from }, ({ since }) => easternDay(since) === from);
    expect(await listed({ attorney: 'nobody' })).toEqual([]);
  });

  it('stands in the order of waiting or of amounts, either way, on every page and beside each thing', async () => {
    const all = await listed({});
    const waited = all.map(({ id }) => id);
    const sorted = [...all].sort((one, other) => cents(one) - cents(other));
    const ORDERS = [
      [{ sort: 'waited', direction: 'ascending' }, waited.toReversed()],
      [{ sort: 'detail', direction: 'ascending' }, sorted.map(({ id }) => id)],
      [{ sort: 'detail', direction: 'descending' }, sorted.map(({ id }) => id).toReversed()],
    ] as const;
    for (const [order, ids] of ORDERS) {
      const amounts = (rows: readonly Row[]) =>
        order.sort === 'detail' ? rows.map(cents) : rows.map(({ id }) => id);
      const pages: Row[] = [];
      for (let after: string | undefined; ; ) {
        const page = await desk.queue({ ...order, limit: 2, ...(after && { after }) });
        pages.push(...page.data);
        after = page.next;
        if (after === undefined) break;
      }
      const byId = new Map(all.map((row) => [row.id, row]));
      expect(amounts(pages)).toEqual(amounts(ids.map((id) => byId.get(id) as Row)));
      const [first, second, third] = pages.map(({ id }) => id);
      const beside = (await desk.ask('beside', { id: second, ...order })).body.data;
      expect(beside satisfies unknown as AnswerOf<'desk_beside'>['data']).toEqual({
        before: first,
        after: third,
      });
    }
  });

  it('refuses a page of another order, and what no filter can mean', async () => {
    const { next } = await desk.queue({ limit: 1 });
    for (const asked of [
      { after: next, sort: 'detail' },
      { after: '1e400/d0000000-0000-4000-8000-000000000002', sort: 'detail' },
      { after: 'x' },
      { from: '2026-02-30' },
      { least: 'many' },
      { sort: 'status' },
    ])
      expect(await desk.ask('queue', asked)).toMatchObject({ status: 400 });
  });
});

describe('a queue of requests', () => {
  const desk = aDesk('requests');

  it('knows the kind of the case, and no amounts', async () => {
    const all = (await desk.queue({ limit: 100 })).data;
    const cdl = (await desk.queue({ limit: 100, kind: 'CDL' })).data;
    const matter = (await desk.queue({ limit: 100, kind: 'Matter' })).data;
    expect(cdl.length + matter.length).toBe(all.length);
    expect(new Set(matter.map(({ kind }) => kind))).toEqual(new Set(['Matter']));
    expect((await desk.queue({ least: 1 })).data).toEqual([]);
    expect((await desk.queue({ sort: 'detail' })).data).toEqual([]);
  });
});

const easternDay = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(moment));
