// One move of many things at the desk: each is moved or left by itself, and is told so.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { Answer } from '../helpers/app.ts';
import { aDesk, type Queue } from './a-desk.ts';

type Row = Queue['data'][number];
type Done = AnswerOf<'desk_move_many'>['data'];

describe('one move of many claims', () => {
  const desk = aDesk('claims');
  const thing = ({ id, status, seen }: Row) => ({ id, from: status, seen });
  const make = (rows: readonly object[], move: string, answers: object = {}): Promise<Answer> =>
    desk.ask('move-many', { things: rows, move, ...answers });
  const stateOf = async (id: string) => (await desk.item(id)).item.status;

  it('moves all that allow it, with one form, and keeps the words of each', async () => {
    const { data } = await desk.queue({ status: 'In Process', limit: 100 });
    const note = 'Please send the docket.';
    const done = await make(data.map(thing), 'ask', { note });
    const ids = data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(done).toMatchObject({ status: 200, body: { data: { moved: ids, left: [] } } });
    for (const id of ids) {
      expect(await stateOf(id)).toBe('Requested More Info');
      const { events } = await desk.item(id);
      expect(events.at(-1)).toMatchObject({ move: 'ask', name: 'Teresa Malone', words: note });
    }
  });

  it('leaves what somebody else has moved meanwhile, and what cannot be moved so, with the reason', async () => {
    const { data } = await desk.queue({ limit: 100 });
    const [stale, other] = data.filter(({ status }) => status !== 'Intake');
    const good = data.find(({ status }) => status === 'Intake');
    if (!stale || !other || !good) throw new Error('The demo world has too few claims.');
    const things = [
      { ...thing(stale), seen: 'something older' },
      { ...thing(other), from: 'Intake' },
      thing(good),
    ];
    const { status, body } = await make(things, 'take');
    const done = body.data as Done;
    expect(status).toBe(200);
    expect(done.moved).toEqual([good.id]);
    expect(done.left.map(({ id }) => id)).toEqual([stale.id, other.id]);
    for (const { message } of done.left) expect(message).not.toBe('');
    expect(await stateOf(good.id)).toBe('In Process');
    expect(await stateOf(stale.id)).toBe(stale.status);
  });

  it('refuses all where the answers are wrong, and a move that is made one by one', async () => {
    const { data } = await desk.queue({ limit: 2 });
    const things = data.map(thing);
    const refused = await make(things, 'ask', { note: '' });
    expect([refused.status, refused.body.faults]).toMatchObject([422, [{ path: '/note' }]]);
    const payable = (await desk.queue({ status: 'Pending Approval for Payment' })).data.map(thing);
    const { body } = await make(payable, 'deny', { confirmed: true, denied_reason: 'No.' });
    const left = (body.data as Done).left.map(({ message }) => message);
    expect(new Set(left)).toEqual(new Set(['This is done one by one. Open each of them.']));
    expect(left).toHaveLength(payable.length);
    expect((await make([], 'ask')).status).toBe(400);
  });

  it('asks first where the flow wants it', async () => {
    const ask = (body: object) =>
      desk.browser.post('/api/desk/move-many', { queue: 'cases', ...body }, desk.token);
    const listed = await desk.browser.post('/api/desk/queue', { queue: 'cases' }, desk.token);
    const [one] = listed.body.data as unknown as Row[];
    if (!one) throw new Error('No case waits.');
    const things = [thing(one)];
    const words = { note: 'Closed with the member.' };
    const unasked = (await ask({ things, move: 'close', ...words })).body.data as Done;
    expect(unasked.moved).toEqual([]);
    const asked = (await ask({ things, move: 'close', confirmed: true, ...words })).body.data;
    expect(asked).toMatchObject({ moved: [one.id], left: [] });
  });
});
