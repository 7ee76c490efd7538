// Status flows on the server: what is content decides who may do what, each move is kept for good, and one of two is told.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimFlow, flowOf } from '../../../server/flows/index.ts';
import { eventsOfCase, eventsOfSubject } from '../../../server/store/matters/matter-events.ts';
import { NOW } from '../helpers/app.ts';
import { ATTORNEY, CLERK, flowItems } from './items.ts';

describe.each(['pglite', 'postgres'] as const)('a status flow on %s', (driver) => {
  const items = flowItems(driver);
  const { newCase, newRequest, move, refusalOf, mails, withRequests } = items;

  const requestOf = (id: string) =>
    items.context.db.selectFrom('form_item').selectAll().where('id', '=', id).executeTakeFirst();

  it('sets the status, keeps the event, and mails the attorney', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'reply', from: 'New', by: CLERK, words: 'Go on.' });
    expect(await requestOf(id)).toMatchObject({ status: 'Open', closed_at: null });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('A reply to your authorization request');
    expect(mail?.text).toContain('Go on.');
    expect(mail?.text).toContain(`/view-request/${id}`);
    expect(await eventsOfSubject(items.context.db, id)).toMatchObject([
      { move: 'start', from_status: null, to_status: 'New', who: 'attorney', words: '' },
      {
        move: 'reply',
        from_status: 'New',
        to_status: 'Open',
        who: 'desk',
        by_id: 'c1',
        by_name: 'Dana at the desk',
        words: 'Go on.',
        case_id: items.caseId,
        attorney_id: '10001',
      },
    ]);
  });

  it('says since when something is over, and no more once it is opened again', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'complete', by: CLERK });
    expect(await requestOf(id)).toMatchObject({ status: 'Completed', closed_at: NOW });
    await move({ flow: 'request', id, move: 'reply', by: ATTORNEY });
    expect(await requestOf(id)).toMatchObject({ status: 'Open', closed_at: null });
  });

  it('refuses a move that the flow does not have from there, or not for this role', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'complete', by: CLERK });
    const again = await refusalOf({ flow: 'request', id, move: 'complete', by: CLERK });
    expect([again.code, again.details.params]).toEqual(['MOVE_CLOSED', { status: 'Completed' }]);
    const other = await refusalOf({ flow: 'request', id, move: 'complete', by: ATTORNEY });
    expect(other.code).toBe('MOVE_CLOSED');
    expect((await eventsOfSubject(items.context.db, id)).length).toBe(2);
  });

  it('tells the second of two clerks, and does nothing twice', async () => {
    const id = await newRequest();
    const asked = { flow: 'request', id, move: 'reply', from: 'New', by: CLERK } as const;
    const settled = await Promise.allSettled([move(asked), move(asked), move(asked)]);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code, details }) => [code, details.data])).toEqual([
      ['MOVED_ALREADY', { status: 'Open' }],
      ['MOVED_ALREADY', { status: 'Open' }],
    ]);
    expect((await mails()).length).toBe(1);
    expect((await eventsOfSubject(items.context.db, id)).length).toBe(2);
  });

  it('lets one of a hundred accepts of one case win, and hands a declined one to nobody', async () => {
    const accept = { flow: 'case', id: items.caseId, move: 'accept', by: ATTORNEY } as const;
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => move(accept)));
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const declined = await newCase();
    const set = { attorney_id: null };
    const words = 'No availability/Full case load.';
    await move({ flow: 'case', id: declined, move: 'decline', by: ATTORNEY, set, words });
    const row = await items.context.db
      .selectFrom('legal_case')
      .select(['status', 'attorney_id'])
      .where('id', '=', declined)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'Pending CSR Assignment', attorney_id: null });
    expect(await eventsOfCase(items.context.db, declined)).toMatchObject([
      { move: 'decline', attorney_id: '10001', words },
    ]);
    // Of the staff, those of the desk alone are told, whatever else they do.
    const told = (await mails()).map(({ to }) => to).sort();
    expect(told).toEqual(['admin@example.com', 'clerk@example.com', 'desk@example.com']);
  });

  it('follows the content: another state, another way, another mail', async () => {
    const changed = withRequests(({ states }) => ({
      states: [...states, { name: 'Waiting' }],
      moves: [
        { name: 'reply', who: 'desk', from: ['New'], to: 'Waiting' },
        { name: 'complete', who: 'desk', from: ['Waiting'], to: 'Completed' },
      ],
    }));
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'reply', by: CLERK }, changed);
    expect((await requestOf(id))?.status).toBe('Waiting');
    expect(await mails()).toEqual([]);
  });

  it('never rewrites what was done', async () => {
    const id = await newRequest();
    const { db } = items.context;
    const rewriting = db
      .updateTable('matter_event')
      .set({ words: 'x' })
      .where('subject_id', '=', id);
    await expect(rewriting.execute()).rejects.toThrow('only ever added');
    const taking = db.deleteFrom('matter_event').where('subject_id', '=', id);
    await expect(taking.execute()).rejects.toThrow('only ever added');
  });

  it('knows nothing of what is not there', async () => {
    const asked = { flow: 'claim' as never, id: randomUUID(), move: 'take', by: CLERK };
    const refusal = await refusalOf({ ...asked, flow: 'matter-claim' });
    expect(refusal.code).toBe('ITEM_NOT_FOUND');
  });

  it('answers what the thing is now, where it came from, and the event that tells of it', async () => {
    const id = await newRequest();
    const moved = await move({ flow: 'request', id, move: 'reply', by: CLERK });
    expect(moved.from).toBe('New');
    expect(moved.item).toMatchObject({ id, status: 'Open', attorney_id: '10001' });
    const events = await eventsOfSubject(items.context.db, id);
    expect(events.at(-1)?.id).toBe(moved.event);
    const declined = await newCase();
    const set = { attorney_id: null };
    const away = await move({ flow: 'case', id: declined, move: 'decline', by: ATTORNEY, set });
    expect(away.item).toMatchObject({ attorney_id: null });
  });

  it('takes a state by its name however it is written, as whoever asks saw it', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'reply', from: 'nEW', by: CLERK });
    expect((await requestOf(id))?.status).toBe('Open');
    const late = await refusalOf({ flow: 'request', id, move: 'reply', from: 'New', by: CLERK });
    expect([late.code, late.details.params]).toEqual(['MOVED_ALREADY', { status: 'Open' }]);
  });

  it('tells whoever has not seen the last thing that was done, though the state is the same', async () => {
    const id = await newRequest();
    const [begun] = await eventsOfSubject(items.context.db, id);
    const seen = begun?.id ?? '';
    const more = { flow: 'request', id, move: 'reply', by: ATTORNEY } as const;
    await move({ ...more, seen });
    const late = await refusalOf({ ...more, seen });
    expect([late.code, late.details.data]).toEqual(['MOVED_ALREADY', { status: 'New' }]);
    const none = await refusalOf({ ...more, seen: '' });
    expect(none.code).toBe('MOVED_ALREADY');
    // A case to which nothing was done yet.
    const accept = { flow: 'case', id: items.caseId, move: 'accept', by: ATTORNEY } as const;
    expect((await refusalOf({ ...accept, seen })).code).toBe('MOVED_ALREADY');
    expect((await move({ ...accept, seen: '' })).item.status).toBe('Pending Confirmation');
  });

  it('takes place at the moment it is told, or now', async () => {
    const at = new Date('2026-01-02T03:04:05Z');
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'complete', by: CLERK, at });
    expect((await requestOf(id))?.closed_at).toEqual(at);
    const other = await newRequest();
    await move({ flow: 'request', id: other, move: 'complete', by: CLERK });
    const moments = async (of: string) =>
      (await eventsOfSubject(items.context.db, of)).map((event) => event.at);
    expect(await moments(id)).toContainEqual(at);
    expect(await moments(other)).toEqual([NOW, NOW]);
  });

  it('has a flow of its own for claims on each kind of case, and says which one a release lacks', () => {
    expect([claimFlow('Matter'), claimFlow('CDL')]).toEqual(['matter-claim', 'cdl-claim']);
    const { app } = items.context.content;
    const without = { ...items.context.content, app: { ...app, flows: {} } };
    expect(() => flowOf({ content: without }, 'request')).toThrow('request');
    expect(flowOf(items.context, 'request').id).toBe('request');
  });
});
