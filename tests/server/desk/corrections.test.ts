// A check number or a date that was mistyped is put right with a reason; what stood there before stays in the history.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Claimant } from '../claims/claiming.ts';
import { NOW } from '../helpers/app.ts';
import { aDesk } from './a-desk.ts';
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

const RIGHT = { check_number: '700132', paid_on: '2026-03-02', note: 'Two digits were swapped.' };

describe('a payment that was mistyped', () => {
  const desk = aDesk('claims');
  const { server } = desk;
  const LATER = new Date(NOW.getTime() + 60_000);
  const paid = async () => {
    const claim = await aClaim(desk, { amount: 640 });
    const clerk = await aClerk(desk, FIRST);
    await clerk.move(claim, 'approve', { ...PAYMENT, paid_amount: '640.00' });
    expect(await paidFor(desk, claim)).toMatchObject({ check_number: '700123', closed_at: NOW });
    server.now = LATER;
    return { claim, clerk, second: await aClerk(desk, SECOND) };
  };

  it('is corrected with a reason, and is paid since the same moment as before', async () => {
    const { claim, second } = await paid();
    const { body } = await second.move(claim, 'correct', RIGHT);
    expect(body.data).toEqual({ status: 'Approved & Paid' });
    expect(await paidFor(desk, claim)).toMatchObject({
      ...{ paid_amount: '640.00', check_number: '700132', paid_on: '2026-03-02', closed_at: NOW },
    });
  });

  it('keeps what stood there before, who corrected it, when, and why', async () => {
    const { claim, clerk, second } = await paid();
    await second.move(claim, 'correct', { ...RIGHT, paid_on: '2026-03-04' });
    const { events } = await clerk.item(claim);
    const last = (name: string) => events.findLast(({ move }) => move === name);
    expect([last('approve'), last('correct')]).toMatchObject([
      { move: 'approve', name: FIRST_NAME, facts: [{ value: '640.00' }, { value: '700123' }, {}] },
      {
        ...{ move: 'correct', name: SECOND_NAME, at: LATER.toISOString(), words: RIGHT.note },
        facts: [
          { label: 'Check', value: '700132' },
          { label: 'Check before', value: '700123' },
          { label: 'Paid on', value: '2026-03-04' },
          { label: 'Date before', value: '2026-03-02' },
        ],
      },
    ]);
  });

  it('shows the attorney the right number, by mail, on the claim and in the search', async () => {
    const { claim, clerk } = await paid();
    await clerk.move(claim, 'correct', RIGHT);
    const marian = await Claimant.of(server.app);
    const { one } = await marian.matter(claim.item.number, { claim_id: claim.item.id });
    expect(one).toMatchObject({ check_number: '700132', paid_amount: 640 });
    const found = async (check_number: string) =>
      (await marian.list({ status: 'Closed', check_number })).items.map(({ number }) => number);
    expect(await found('700132')).toEqual([claim.item.number]);
    expect(await found('700123')).toEqual([]);
    const [mail] = await server.app.services.mail.stored();
    expect(mail?.subject).toMatch(/^The payment of your claim \d+: check 700132$/);
    expect(mail?.text).toContain('$640.00 was paid by check 700132 of 03/02/2026');
    expect(mail?.text).toContain('we had named check 700123');
    expect(mail?.text).toContain(RIGHT.note);
    const asked = { case_number: claim.item.number };
    const { body } = await marian.browser.post('/api/cases/track', asked, marian.token);
    const { entries } = body.data as AnswerOf<'case_track'>['data'];
    expect(entries.at(-1)).toMatchObject({
      ...{ title: 'Payment details corrected', name: 'Network Desk', words: RIGHT.note },
      facts: [{ value: '700132' }, { value: '700123' }],
    });
  });

  it('changes nothing without a reason, without a change, to a wrong day, or to another amount', async () => {
    const { claim, clerk } = await paid();
    const same = { ...RIGHT, check_number: PAYMENT.check_number };
    const wrong: readonly [object, string][] = [
      [{ ...RIGHT, note: ' ' }, 'Write why it is corrected.'],
      [{ ...RIGHT, check_number: '' }, 'Enter the check number.'],
      [
        same,
        'These are the details that are there already. Change the check number or the payment date.',
      ],
      [
        { ...RIGHT, paid_on: '2026-02-20' },
        'The claim was submitted on 02/25/2026. Choose that day or a later one.',
      ],
    ];
    for (const [answers, message] of wrong)
      expect(said(await clerk.move(claim, 'correct', answers))).toEqual([422, message]);
    for (const more of [{ paid_amount: '9000.00' }, { amount: '9000.00' }, { closed_at: null }])
      expect((await clerk.move(claim, 'correct', { ...RIGHT, ...more })).status).toBe(422);
    expect(await paidFor(desk, claim)).toMatchObject({
      paid_amount: '640.00',
      check_number: '700123',
    });
  });

  it('is corrected by one of two clerks at once, and not before it is paid or once it is denied', async () => {
    const { claim, clerk, second } = await paid();
    const known = await clerk.item(claim);
    const both = await Promise.all([
      clerk.move(claim, 'correct', RIGHT, known),
      second.move(claim, 'correct', { ...RIGHT, check_number: '700321' }, known),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

    const open = await aClaim(desk, { amount: 640 });
    expect((await clerk.move(open, 'correct', RIGHT)).status).toBe(409);
    await clerk.move(open, 'deny', { denied_reason: 'Not covered.' });
    expect((await clerk.move(open, 'correct', RIGHT)).status).toBe(409);
    expect(await paidFor(desk, open)).toMatchObject({ status: 'Denied', check_number: null });
  });
});
