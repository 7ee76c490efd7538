// Taking at the desk: whose a thing is, who has it open, and that nobody takes what a colleague took a moment ago.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { staffToken } from '../helpers/staff.ts';
import { aDesk, type Item, type Queue } from './a-desk.ts';

const TERESA = 'desk@example.com';
const GORDON = 'clerk@example.com';

describe('taking', () => {
  const desk = aDesk('claims');
  const { server } = desk;

  async function aClerk(email: string) {
    const browser = server.browser();
    const token = await staffToken(browser, email);
    const { body } = await browser.get('/api/staff/me', token);
    const ask = (call: string, asked: object) =>
      browser.post(`/api/desk/${call}`, { queue: 'claims', ...asked }, token);
    return {
      ask,
      id: (body.data as { id: string }).id,
      queue: async (asked: object = {}) =>
        ((await ask('queue', { limit: 100, ...asked })).body as unknown as Queue).data,
      item: async (id: string) => (await ask('item', { id })).body.data as Item,
      give: async (ids: readonly string[], to: string, from?: string) =>
        (await ask('give', { ids, to, ...(from !== undefined && { from }) })).body
          .data as AnswerOf<'desk_give'>['data'],
      async counts() {
        const counted = (await browser.get('/api/desk/counts', token)).body;
        const { queues } = (counted as unknown as AnswerOf<'desk_counts'>).data;
        return queues.find(({ queue }) => queue === 'claims');
      },
      names: async () =>
        ((await browser.get('/api/desk/clerks', token)).body.data as { name: string }[]).map(
          ({ name }) => name,
        ),
    };
  }
  const idsOf = (rows: Queue['data']): readonly string[] => rows.map(({ id }) => id);

  /** Everything is nobody's again. */
  const clean = () => server.app.store.deleteFrom('desk_taking').execute();

  it('puts things with a clerk, by name, and counts whose is what', async () => {
    await clean();
    const [teresa, gordon] = [await aClerk(TERESA), await aClerk(GORDON)];
    const all = await teresa.queue();
    const [one = '', two = '', three = ''] = idsOf(all);
    expect(new Set(all.map(({ holder }) => holder))).toEqual(new Set(['']));
    expect(await teresa.counts()).toMatchObject({ mine: 0, nobody: all.length });

    expect(await teresa.give([one, two], 'me')).toEqual({ given: [one, two], left: [] });
    await teresa.give([three], gordon.id);
    expect(idsOf(await teresa.queue({ with: 'me' }))).toEqual([one, two]);
    expect(idsOf(await gordon.queue({ with: 'me' }))).toEqual([three]);
    expect(idsOf(await gordon.queue({ with: 'nobody' }))).toEqual(idsOf(all).slice(3));
    expect((await gordon.queue())[0]).toMatchObject({ holder: 'Teresa Malone' });
    expect(await teresa.counts()).toMatchObject({ mine: 2, nobody: all.length - 3 });
    expect(await gordon.counts()).toMatchObject({ mine: 1, nobody: all.length - 3 });

    const beside = async (id: string) =>
      (await teresa.ask('beside', { id, with: 'me' })).body.data as AnswerOf<'desk_beside'>['data'];
    expect(await beside(one)).toEqual({ after: two });

    await teresa.give([two], 'nobody');
    expect((await teresa.item(two)).item.holder).toBe('');
  });

  it('leaves what a colleague has taken meanwhile, and says who', async () => {
    await clean();
    const [teresa, gordon] = [await aClerk(TERESA), await aClerk(GORDON)];
    const [one = '', two = ''] = idsOf(await teresa.queue());
    await gordon.give([one], 'me', '');
    expect(await teresa.give([one, two], 'me', '')).toEqual({
      given: [two],
      left: [{ id: one, name: 'Gordon Pike' }],
    });
    // Whoever saw whose it is may take it over.
    expect(await teresa.give([one], 'me', gordon.id)).toEqual({ given: [one], left: [] });
    expect((await gordon.item(one)).item.holder).toBe('Teresa Malone');
  });

  it('is with one of two who take it at the same moment, and the other is told', async () => {
    await clean();
    const [teresa, gordon] = [await aClerk(TERESA), await aClerk(GORDON)];
    const [one = ''] = idsOf(await teresa.queue());
    for (let round = 0; round < 20; round += 1) {
      await teresa.give([one], 'nobody');
      const both = await Promise.all([teresa, gordon].map((clerk) => clerk.give([one], 'me', '')));
      expect(both.flatMap(({ given }) => given)).toEqual([one]);
      expect(both.flatMap(({ left }) => left)).toHaveLength(1);
    }
  });

  it('refuses whoever does not work at the desk, and what there is not, and changes nothing then', async () => {
    await clean();
    const teresa = await aClerk(TERESA);
    expect(await teresa.names()).toEqual(['Annette Cho', 'Gordon Pike', 'Teresa Malone']);
    const [one = ''] = idsOf(await teresa.queue());
    const editor = await server.app.store
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'editor@example.com')
      .executeTakeFirstOrThrow();
    for (const to of [editor.id, 'somebody'])
      expect(await teresa.ask('give', { ids: [one], to })).toMatchObject({
        status: 409,
        body: {
          message: 'Nobody of the desk has this account any more. Choose somebody else.',
        },
      });
    for (const ids of [[one, crypto.randomUUID()], ['nothing']])
      expect(await teresa.ask('give', { ids, to: 'me' })).toMatchObject({ status: 404 });
    expect(await teresa.ask('give', { ids: [one, one], to: 'me' })).toMatchObject({ status: 400 });
    expect((await teresa.item(one)).item.holder).toBe('');
  });

  it('is nobody’s again once the clerk logs in no more', async () => {
    await clean();
    const [teresa, gordon] = [await aClerk(TERESA), await aClerk(GORDON)];
    const [one = ''] = idsOf(await teresa.queue());
    await gordon.give([one], 'me');
    const disabled = (at: Date | null) =>
      server.app.store
        .updateTable('staff')
        .set({ disabled_at: at })
        .where('email', '=', GORDON)
        .execute();
    await disabled(server.now);
    expect((await teresa.item(one)).item.holder).toBe('');
    expect(idsOf(await teresa.queue({ with: 'nobody' }))).toContain(one);
    await disabled(null);
    expect((await teresa.item(one)).item.holder).toBe('Gordon Pike');
  });

  it('is taken by whoever moves it on while it is nobody’s, and stays with whom it was otherwise', async () => {
    await clean();
    const [teresa, gordon] = [await aClerk(TERESA), await aClerk(GORDON)];
    const moveOn = async (status: string, before = async (_: string) => {}) => {
      const [id = ''] = idsOf(await teresa.queue({ status }));
      await before(id);
      const { item, seen } = await teresa.item(id);
      const made = { id, from: item.status, seen, move: 'take' };
      expect((await teresa.ask('move', made)).status).toBe(200);
      return (await teresa.item(id)).item.holder;
    };
    expect(await moveOn('Intake')).toBe('Teresa Malone');
    const taken = await moveOn('Invoice received', async (id) => {
      await gordon.give([id], 'me');
    });
    expect(taken).toBe('Gordon Pike');
  });

  it('tells colleagues who has it open, until nobody has told for a while', async () => {
    await clean();
    const [teresa, gordon] = [await aClerk(TERESA), await aClerk(GORDON)];
    const [one = ''] = idsOf(await teresa.queue());
    const here = async (clerk: typeof teresa) => (await clerk.ask('here', { id: one })).body.data;
    expect(await here(gordon)).toEqual({ holder: '', open: '' });
    expect(await here(teresa)).toEqual({ holder: '', open: 'Gordon Pike has it open' });
    expect((await teresa.queue())[0]).toMatchObject({ open: 'Gordon Pike has it open' });
    expect((await gordon.item(one)).item.open).toBe('Teresa Malone has it open');
    server.now = new Date(server.now.getTime() + 60_000);
    expect((await (await aClerk(GORDON)).item(one)).item).not.toHaveProperty('open');
    expect((await gordon.ask('here', { id: 'nothing' })).status).toBe(404);
  });
});
