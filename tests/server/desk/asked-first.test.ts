// Moves that cannot be taken back: the server wants to know that the clerk was asked, and why where the flow wants it; whoever is concerned is mailed.
import { describe, expect, it } from 'vitest';
import { keepNotices } from '../../../server/store/attorneys/attorney-notices.ts';
import { aDesk } from './a-desk.ts';

const UNASKED = 'You were not asked first. Nothing was done. Load the page again to be asked.';
const WHY = { note: 'The member withdrew.' };

describe('a move that cannot be taken back', () => {
  const desk = aDesk('cases');
  const { server, item } = desk;
  const mails = async () =>
    (await server.app.services.mail.stored()).map(({ to, subject, text }) => ({
      to,
      subject,
      text,
    }));
  const assigned = async () => {
    const { data } = await desk.queue({ status: 'Assigned to Attorney', limit: 100 });
    const row = data.find(({ attorney_number: number }) => number === '10001');
    return item(row?.id ?? '');
  };
  const emailOf = async (id: string) =>
    (
      await server.app.store
        .selectFrom('attorney')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).email;

  it('is refused in words where the clerk was not asked, and nothing is done', async () => {
    const before = await assigned();
    for (const confirmed of [undefined, false]) {
      const { status, body } = await desk.move(before, 'void', { ...WHY, confirmed });
      expect([status, body.message]).toEqual([409, UNASKED]);
    }
    expect(await item(before.item.id)).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('is refused without its reason, and with one of blanks', async () => {
    const before = await assigned();
    for (const answers of [{}, { note: '' }, { note: ' \n\t ' }]) {
      const { status, body } = await desk.move(before, 'close', answers);
      expect([status, body.message]).toEqual([422, 'Write why the case ends.']);
    }
    expect(await item(before.item.id)).toEqual(before);
  });

  it('tells before it is made to whom a mail goes, and mails exactly those', async () => {
    const before = await assigned();
    const told = (name: string) => before.mailed.find(({ move }) => move === name)?.names;
    expect(told('void')).toEqual(['Marian Whitlock']);
    // A move that does not ask first says it beside its Send.
    expect(told('assign')).toEqual(['Marian Whitlock', 'the attorney it is given to']);
    expect(told('wait')).toBeUndefined();
    expect((await desk.move(before, 'void', WHY)).body.data).toMatchObject({ status: 'Void' });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([await emailOf('10001')]);
    expect(sent[0]?.subject).toBe(`Case ${before.item.number} is void`);
    expect(sent[0]?.text).toContain(WHY.note);
    expect((await item(before.item.id)).events.at(-1)?.words).toBe(WHY.note);
  });

  it('promises no mail to whoever has switched such mails off', async () => {
    await keepNotices(server.app.store, '10001', { decisions: false });
    const before = await assigned();
    const ends = before.mailed.filter(({ move }) => move === 'close' || move === 'void');
    expect(ends.map(({ names }) => names)).toEqual([[], []]);
    expect((await desk.move(before, 'close', WHY)).status).toBe(200);
    expect(await mails()).toEqual([]);
    await keepNotices(server.app.store, '10001', {});
  });

  it('mails both attorneys where a case goes from one to another, and one where it stays', async () => {
    const before = await assigned();
    const { store } = server.app;
    const member = store
      .selectFrom('legal_case')
      .select('member_id')
      .where('id', '=', before.item.id);
    const home = { city: 'Los Angeles', state: 'CA', zip: '90012' };
    await store.updateTable('plan_member').set(home).where('id', '=', member).execute();
    const given = await desk.move(before, 'assign', { attorney_number: '10002' });
    expect([given.status, given.body.message]).toEqual([200, undefined]);
    const sent = await mails();
    const subjects = sent.map(({ to, subject }) => [to, subject]);
    const { number } = before.item;
    expect(subjects.toSorted()).toEqual(
      [
        [await emailOf('10001'), `Case ${number} is no longer assigned to you`],
        [await emailOf('10002'), `Case ${number} is assigned to you`],
      ].toSorted(),
    );
  });

  it('tells the attorney of a case that waits for a day in court', async () => {
    const { data } = await desk.queue({ status: 'Authorized', limit: 100 });
    const row = data.find(({ attorney_number: number }) => number === '10001');
    const before = await item(row?.id ?? '');
    expect((await desk.move(before, 'court-date')).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.text).toContain('is now Pending Court Date.');
  });
});

describe('a claim that is pending approval for payment', () => {
  const desk = aDesk('claims');
  const proposed = async (kind: string) => {
    const { item } = await desk.first('In Process', kind);
    await desk.move(await desk.item(item.id), 'propose');
    return desk.item(item.id);
  };
  for (const kind of ['Matter', 'CDL'])
    it(`of a ${kind} can be asked about, and goes back to process`, async () => {
      const pending = await proposed(kind);
      const { id } = pending.item;
      const asked = await desk.move(pending, 'ask', { note: 'Please send the docket.' });
      expect(asked.body.data).toMatchObject({ status: 'Requested More Info' });
      expect((await desk.move(await desk.item(id), 'receive')).status).toBe(200);
      const mails = await desk.server.app.services.mail.stored();
      const subjects = mails.map(({ subject }) => subject.replace(/ \d+$/, '')).toSorted();
      expect(subjects).toEqual([
        'We have what we asked for on your claim',
        'We need more for your claim',
      ]);
      for (const name of ['propose', 'resume'])
        expect((await desk.move(await desk.item(id), name)).status).toBe(200);
      expect((await desk.item(id)).item.status).toBe('In Process');
    });

  it('is not approved, nor denied, by a clerk who was not asked', async () => {
    const pending = await proposed('Matter');
    const paid = { paid_amount: '10', check_number: '7', paid_on: '2026-03-02' };
    for (const [name, answers] of [
      ['approve', paid],
      ['deny', { denied_reason: 'Not covered.' }],
    ] as const) {
      const refused = await desk.move(pending, name, { ...answers, confirmed: false });
      expect(refused.body.message).toBe(UNASKED);
    }
    expect(await desk.item(pending.item.id)).toEqual(pending);
  });
});

describe('an application', () => {
  const desk = aDesk('applications');

  it('is approved by a clerk who was asked, and tells whom the mail goes to', async () => {
    const pending = await desk.first('Pending');
    expect(pending.mailed.map(({ move, names }) => [move, names.length])).toEqual([
      ...[
        ['approve', 1],
        ['return', 1],
      ],
    ]);
    const refused = await desk.move(pending, 'approve', { confirmed: false });
    expect(refused.body.message).toBe(UNASKED);
    expect((await desk.move(pending, 'approve')).status).toBe(200);
  });
});
