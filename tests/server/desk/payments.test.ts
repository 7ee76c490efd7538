// What a clerk may pay: held against the claim, what is authorized and the settings, by facts of the server alone.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NOW } from '../helpers/app.ts';
import { aDesk, type Item } from './a-desk.ts';
import { aClaim as makeClaim, PAYMENT, paidFor as readPaid, said } from './payable.ts';

describe('a payment at the desk', () => {
  const config = { payMost: 3000, payDaysAhead: 10, paySecondAbove: 5000 };
  const desk = aDesk('claims', { config });
  const { server, item, move } = desk;
  const db = () => server.app.store;
  const paidFor = (claim: Item) => readPaid(desk, claim);
  const aClaim = (amount: number, authorized: number | null = null) =>
    makeClaim(desk, { amount, authorized });

  it('goes through for what was claimed, to the cent', async () => {
    const claim = await aClaim(1250.5, 1250.5);
    expect((await move(claim, 'approve', { ...PAYMENT, paid_amount: '1250.50' })).status).toBe(200);
    expect(await paidFor(claim)).toMatchObject({ paid_amount: '1250.50', closed_at: NOW });
  });

  it('goes through above what was claimed only where the amount was typed twice', async () => {
    const claim = await aClaim(130);
    const above = { ...PAYMENT, paid_amount: '130.01' };
    expect(said(await move(claim, 'approve', above))).toEqual([
      422,
      'Type the amount paid a second time.',
    ]);
    expect(said(await move(claim, 'approve', { ...above, paid_again: '130.10' }))).toEqual([
      422,
      'The two amounts differ.',
    ]);
    expect(await paidFor(claim)).toMatchObject({ paid_amount: null, closed_at: null });
    expect((await move(claim, 'approve', { ...above, paid_again: '130.01' })).status).toBe(200);
    expect(await paidFor(claim)).toMatchObject({ paid_amount: '130.01' });
  });

  it('is held against what is authorized and not yet paid for the case', async () => {
    const claim = await aClaim(500, 800);
    await alsoPaid(claim, 300.01);
    const whole = { ...PAYMENT, paid_amount: '500.00' };
    expect(said(await move(claim, 'approve', whole))).toEqual([
      422,
      'Type the amount paid a second time.',
    ]);
    expect(await leftOf(claim)).toBe('499.99');
    expect((await move(claim, 'approve', { ...whole, paid_amount: '400.00' })).status).toBe(200);
    // What is paid on the claim itself is not left, either.
    expect(await leftOf(claim)).toBe('99.99');
  });

  /** What its page says is left to pay for the case. */
  async function leftOf({ item: { id } }: Item): Promise<unknown> {
    const { facts } = await item(id);
    return facts.find(({ label }) => label === 'Left to pay')?.value;
  }

  /** Another claim on the same case of which so much was paid. */
  async function alsoPaid({ item: { id } }: Item, paid_amount: number): Promise<void> {
    const row = await db()
      .selectFrom('claim')
      .select(['kind', 'case_id', 'attorney_id', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const made = { id: randomUUID(), number: '299999999', status: 'Approved & Paid' };
    const paid = { amount: paid_amount, paid_amount, closed_at: NOW };
    await db()
      .insertInto('claim')
      .values({ ...row, ...made, ...paid })
      .execute();
  }

  it('is refused above the setting, and for nothing', async () => {
    const claim = await aClaim(3000);
    const pay = (paid_amount: string) =>
      move(claim, 'approve', { ...PAYMENT, paid_amount, paid_again: paid_amount });
    expect(said(await pay('3000.01'))).toEqual([
      422,
      'No more than $3,000.00 is paid at a time. The setting PAY_MOST says how much.',
    ]);
    for (const none of ['0', '0.00', '0000000'])
      expect(said(await pay(none))).toEqual([422, 'Enter an amount above zero.']);
    expect(await paidFor(claim)).toMatchObject({ paid_amount: null, closed_at: null });
    const exact = { ...PAYMENT, paid_amount: '3000.00' };
    expect((await move(claim, 'approve', exact)).status).toBe(200);
  });

  it('takes amounts as digits and cents alone', async () => {
    const claim = await aClaim(1000);
    const odd = ['1e3', ' 12 ', '-5', '+5', '1,000', '12.', '.5', '12.345', '0x10', 'NaN', '١٢'];
    for (const paid_amount of odd) {
      const { status } = await move(claim, 'approve', { ...PAYMENT, paid_amount });
      expect([paid_amount, status]).toEqual([paid_amount, 422]);
    }
    for (const paid_amount of [12, null, ['12'], { amount: '12' }, true, '9'.repeat(400)]) {
      const { status } = await move(claim, 'approve', { ...PAYMENT, paid_amount });
      expect([paid_amount, status]).toEqual([paid_amount, 422]);
    }
    expect(await paidFor(claim)).toMatchObject({ paid_amount: null, closed_at: null });
  });

  it('has a date between the day of the claim and the setting', async () => {
    const claim = await aClaim(100);
    const on = (paid_on: string) =>
      move(claim, 'approve', { ...PAYMENT, paid_amount: '100.00', paid_on });
    expect(said(await on('2026-02-24'))).toEqual([
      422,
      'The claim was submitted on 02/25/2026. Choose that day or a later one.',
    ]);
    expect(said(await on('2026-03-13'))).toEqual([
      422,
      'Choose a day up to 03/12/2026. The setting PAY_DAYS_AHEAD says how far ahead.',
    ]);
    expect((await on('2026-03-12')).status).toBe(200);
  });

  it('asks nobody but the server what was claimed', async () => {
    const claim = await aClaim(100);
    const facts = {
      item: { claimed: '5000', most: 9_000_000 },
      context: { item: {} },
      records: {},
    };
    const forged = { ...PAYMENT, paid_amount: '4000.00', paid_again: '4000.00' };
    for (const [name, value] of Object.entries(facts)) {
      const { status } = await move(claim, 'approve', { ...forged, [name]: value });
      expect([name, status]).toEqual([name, 422]);
    }
    const above = { ...PAYMENT, paid_amount: '2000.00', 'context.item.claimed': '5000' };
    expect((await move(claim, 'approve', above)).status).toBe(422);
    expect(await paidFor(claim)).toMatchObject({ paid_amount: null, closed_at: null });
  });

  it('is nothing that another move can bring along', async () => {
    const claim = await aClaim(100);
    const beside = { denied_reason: 'Not covered.', paid_amount: '100.00', check_number: '1' };
    expect((await move(claim, 'deny', beside)).status).toBe(422);
    expect((await move(claim, 'deny', { denied_reason: 'Not covered.' })).status).toBe(200);
    expect(await paidFor(claim)).toMatchObject({ status: 'Denied', paid_amount: null });
  });

  it('stands still once the claim is closed', async () => {
    const claim = await aClaim(100);
    const paid = { ...PAYMENT, paid_amount: '100.00' };
    expect((await move(claim, 'approve', paid)).status).toBe(200);
    const now = await item(claim.item.id);
    for (const seen of [claim, now, { ...now, seen: claim.seen }])
      expect((await move(seen, 'approve', { ...paid, paid_amount: '90.00' })).status).toBe(409);
    expect(await paidFor(claim)).toMatchObject({ paid_amount: '100.00', check_number: '700123' });
  });
});
