// Above a setting two clerks pay: one proposes, another confirms or gives it back, and nothing of it is paid or told before.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Claimant } from '../claims/claiming.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { NOW } from '../helpers/app.ts';
import { aDesk, type Item, type Queue } from './a-desk.ts';
import {
  aClaim,
  aClerk,
  FIRST,
  FIRST_NAME,
  PAYMENT,
  paidFor,
  SECOND,
  SECOND_NAME,
  said,
} from './payable.ts';

const PENDING = 'Pending Approval for Payment';
const MUCH = { ...PAYMENT, paid_amount: '1000.01', note: 'With our thanks.' };
const CHECKED = { checked: true };
const NOTHING = { status: PENDING, paid_amount: null, check_number: null, closed_at: null };
const MOVED = `Someone else has already changed this: the status is now ${PENDING}. Nothing was done.`;

describe('a payment that two clerks make', () => {
  const desk = aDesk('claims', { config: { paySecondAbove: 1000 } });
  const { server } = desk;
  const clerks = async () => ({
    first: await aClerk(desk, FIRST),
    second: await aClerk(desk, SECOND),
  });
  const proposed = async (amount = 1000.01) => {
    const claim = await aClaim(desk, { amount });
    const both = await clerks();
    const { status, body } = await both.first.move(claim, 'approve', MUCH);
    expect([status, body.data]).toEqual([200, { status: PENDING }]);
    return { claim, ...both };
  };
  const mails = async () => (await server.app.services.mail.stored()).map(({ subject }) => subject);
  /** What the attorney of the claim is told, whatever the call. */
  async function toldToAttorney({ item, case: case_id }: Item): Promise<string> {
    const marian = await Claimant.of(server.app);
    const browser = server.browser();
    const token = await tokenOf(browser);
    const track = await browser.post('/api/cases/track', { case_number: item.number }, token);
    const lists = await Promise.all(
      ['In Process', 'Closed'].map((status) => marian.list({ status, case_number: item.number })),
    );
    const matter = await marian.ask('matter_case_details', {
      case_number: item.number,
      claim_id: item.id,
    });
    expect([track.status, matter.status, case_id.length]).toEqual([200, 200, 36]);
    return JSON.stringify([track.body, matter.body, lists]);
  }

  it('is made by one up to the setting, and is a proposal from the next cent on', async () => {
    const { first } = await clerks();
    const small = await aClaim(desk, { amount: 2000 });
    await first.move(small, 'approve', { ...MUCH, paid_amount: '1000.00' });
    expect(await paidFor(desk, small)).toMatchObject({ paid_amount: '1000.00', closed_at: NOW });

    const { claim } = await proposed();
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
    expect(await mails()).toHaveLength(1);
  });

  it('shows the second clerk what was proposed, and by whom, and finds it in the queue', async () => {
    const { claim, first, second } = await proposed();
    const shown = {
      ...{ amount: '1000.01', check_number: '700123', paid_on: '2026-03-02' },
      ...{ words: 'With our thanks.', by: FIRST_NAME, at: NOW.toISOString() },
    };
    expect((await second.item(claim)).proposal).toEqual({ ...shown, own: false });
    expect((await first.item(claim)).proposal).toEqual({ ...shown, own: true });
    const { body } = await second.ask('queue', { proposed: true });
    expect((body as unknown as Queue).data).toMatchObject([{ id: claim.item.id, proposed: true }]);
    const all = (await second.ask('queue', { status: PENDING })).body as unknown as Queue;
    expect(all.data.filter((row) => row.proposed).map(({ id }) => id)).toEqual([claim.item.id]);
  });

  it('is paid as it was proposed once another clerk confirms it, and both are named', async () => {
    const { claim, second } = await proposed();
    const { body } = await second.move(claim, 'confirm', CHECKED);
    expect(body.data).toEqual({ status: 'Approved & Paid' });
    expect(await paidFor(desk, claim)).toMatchObject({
      ...{ paid_amount: '1000.01', check_number: '700123', paid_on: '2026-03-02' },
      ...{ closed_at: NOW, proposal_id: null },
    });
    const { events } = await second.item(claim);
    expect(events.slice(-2)).toMatchObject([
      {
        move: 'suggest',
        name: FIRST_NAME,
        facts: [{ label: 'Proposed', value: '1000.01' }, {}, {}],
      },
      { move: 'confirm', name: SECOND_NAME, facts: [{ label: 'Paid', value: '1000.01' }, {}, {}] },
    ]);
    const track = (await second.ask('track', { queue: undefined, id: claim.case })).body.data;
    const { entries } = track as AnswerOf<'desk_track'>['data'];
    expect(entries.slice(-2).map(({ name }) => name)).toEqual([FIRST_NAME, SECOND_NAME]);
    const [mail] = await server.app.services.mail.stored();
    expect(mail?.text).toContain('$1,000.01 by check 700123 of 03/02/2026');
    const told = await toldToAttorney(claim);
    expect(told).toContain('With our thanks.');
    expect(told).toContain('Network Desk');
    for (const hidden of [FIRST, SECOND, FIRST_NAME, SECOND_NAME, 'second clerk'])
      expect(told).not.toContain(hidden);
  });

  it('is nothing that the attorney is told of before it is paid', async () => {
    const claim = await aClaim(desk, { amount: 1800 });
    const { first } = await clerks();
    const unlike = { ...MUCH, paid_amount: '1777.77', check_number: 'Q4711', note: 'A gift.' };
    expect((await first.move(claim, 'approve', unlike)).status).toBe(200);
    const told = await toldToAttorney(claim);
    expect(told).toContain(PENDING);
    for (const hidden of ['1777.77', '1,777.77', 'Q4711', 'A gift.', 'proposed to'])
      expect(told).not.toContain(hidden);
    expect(await mails()).toEqual([]);
  });

  it('is not confirmed by whoever proposed it, in whatever browser', async () => {
    const { claim, first } = await proposed();
    const again = await aClerk(desk, FIRST);
    for (const clerk of [first, again])
      expect(said(await clerk.move(claim, 'confirm', CHECKED))).toEqual([
        403,
        'You proposed this payment. Another clerk has to confirm it.',
      ]);
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
  });

  it('is confirmed by nobody else than a clerk of the desk, and with the box ticked', async () => {
    const { claim, second } = await proposed();
    const { item, seen } = await second.item(claim);
    const asked = { queue: 'claims', id: item.id, from: PENDING, seen, move: 'confirm' };
    const browser = server.browser();
    const attorney = await tokenOf(browser);
    for (const token of [{}, attorney])
      expect(
        (await browser.post('/api/desk/move', { ...asked, ...CHECKED, confirmed: true }, token))
          .status,
      ).toBe(401);
    for (const answers of [
      {},
      { checked: false },
      { checked: 'true' },
      { ...CHECKED, paid_amount: '9' },
    ])
      expect((await second.move(claim, 'confirm', answers)).status).toBe(422);
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
  });

  it('is paid once, however many confirm, give back and deny at once', async () => {
    const { claim, first, second } = await proposed();
    const known = await second.item(claim);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => second.move(claim, 'confirm', CHECKED, known)),
      second.move(claim, 'hand-back', { note: 'Too much.' }, known),
      first.move(claim, 'deny', { denied_reason: 'Not covered.' }, known),
      first.move(claim, 'approve', { ...MUCH, paid_amount: '900' }, known),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await paidFor(desk, claim)).proposal_id).toBeNull();
    const late = await second.move(claim, 'confirm', CHECKED, known);
    expect(late.status).toBe(409);
  });

  it('leaves nothing that could be paid once it is given back or denied', async () => {
    const { claim, first, second } = await proposed();
    const known = await second.item(claim);
    const { body } = await second.move(claim, 'hand-back', {
      note: 'The check number is cut off.',
    });
    expect(body.data).toEqual({ status: PENDING });
    expect((await first.item(claim)).proposal).toBeUndefined();
    for (const seen of [known, await second.item(claim)])
      expect(said(await second.move(claim, 'confirm', CHECKED, seen))).toEqual([409, MOVED]);
    expect(await paidFor(desk, claim)).toMatchObject({ ...NOTHING, proposal_id: null });
    expect(await toldToAttorney(claim)).not.toContain('cut off');

    await second.move(claim, 'approve', { ...MUCH, paid_amount: '1200.00', paid_again: '1200.00' });
    await second.move(claim, 'deny', { denied_reason: 'Not covered after all.' });
    expect(await paidFor(desk, claim)).toMatchObject({
      ...{ status: 'Denied', paid_amount: null, check_number: null, proposal_id: null },
    });
    expect((await first.move(claim, 'confirm', CHECKED)).status).toBe(409);
  });

  it('is confirmed as it was seen, and as nothing that was proposed since', async () => {
    const { claim, first, second } = await proposed();
    const known = await second.item(claim);
    await first.move(claim, 'hand-back', { note: 'A slip of mine.' });
    await first.move(claim, 'approve', { ...MUCH, paid_amount: '2900.00', paid_again: '2900.00' });
    expect(said(await second.move(claim, 'confirm', CHECKED, known))).toEqual([409, MOVED]);
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
  });

  it('is not paid by one clerk while another has proposed it', async () => {
    const { claim, second } = await proposed();
    const small = { ...MUCH, paid_amount: '10.00' };
    expect(said(await second.move(claim, 'approve', small))).toEqual([409, MOVED]);
    expect((await second.move(claim, 'suggest', small)).status).toBe(409);
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
  });

  it('cannot be proposed below the setting by asking for the move itself', async () => {
    const claim = await aClaim(desk, { amount: 50 });
    const { first } = await clerks();
    expect((await first.move(claim, 'suggest', { ...MUCH, paid_amount: '10.00' })).status).toBe(
      409,
    );
    expect(await paidFor(desk, claim)).toMatchObject({ ...NOTHING, proposal_id: null });
  });

  it('is judged anew when it is confirmed, by what holds by then', async () => {
    const { claim, second } = await proposed();
    await server.app.store
      .updateTable('claim')
      .set({ amount: 500 })
      .where('id', '=', claim.item.id)
      .execute();
    expect(said(await second.move(claim, 'confirm', CHECKED))).toEqual([
      409,
      'This payment cannot be confirmed any more: Type the amount paid a second time. Give it back, and propose another.',
    ]);
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
  });

  it('is the same for a CDL claim, whose check is cut later on', async () => {
    const claim = await desk.first('In Process', 'CDL');
    const { first, second } = await clerks();
    await first.move(claim, 'propose');
    await first.move(claim, 'approve', { ...MUCH, paid_again: MUCH.paid_amount });
    expect(await paidFor(desk, claim)).toMatchObject(NOTHING);
    await second.move(claim, 'confirm', CHECKED);
    server.now = new Date(NOW.getTime() + 60_000);
    const { body } = await second.move(claim, 'cut');
    expect(body.data).toEqual({ status: 'Paid, check cut' });
    // It is paid since it was confirmed.
    expect(await paidFor(desk, claim)).toMatchObject({ paid_amount: '1000.01', closed_at: NOW });
  });
});
