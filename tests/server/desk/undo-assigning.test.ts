// An assignment is taken back: the case is whose it was, nobody is mailed, and what the attorney did with it meanwhile stays.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aDesk } from './a-desk.ts';

describe('a case that was assigned by mistake', () => {
  const desk = aDesk('cases');
  const { server, item } = desk;
  const caseOf = (id: string) =>
    server.app.store
      .selectFrom('legal_case')
      .select(['attorney_id', 'assigned_at', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const withFirst = async () => {
    const { data } = await desk.queue({ status: 'Assigned to Attorney', limit: 100 });
    const row = data.find(({ attorney_number: number }) => number === '10001');
    const { store } = server.app;
    const member = store
      .selectFrom('legal_case')
      .select('member_id')
      .where('id', '=', row?.id ?? '');
    const home = { city: 'Los Angeles', state: 'CA', zip: '90012' };
    await store.updateTable('plan_member').set(home).where('id', '=', member).execute();
    return item(row?.id ?? '');
  };

  it('is with whom it was, and no mail tells of it', async () => {
    const before = await withFirst();
    const { id } = before.item;
    const was = await caseOf(id);
    const { status, body } = await desk.move(before, 'assign', { attorney_number: '10002' });
    expect(status).toBe(200);
    expect((await caseOf(id)).attorney_id).toBe('10002');
    const waiting = await server.app.services.mail.stored();
    expect(waiting.map(({ waits_until }) => waits_until !== undefined)).toEqual([true, true]);
    const { undo } = body.data as AnswerOf<'desk_move'>['data'];
    expect((await item(id)).undo).toMatchObject({ event: undo });
    expect((await desk.ask('undo', { id, event: undo })).status).toBe(200);
    expect(await caseOf(id)).toEqual(was);
    expect(await server.app.services.mail.stored()).toEqual([]);
  });
});
