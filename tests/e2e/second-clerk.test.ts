// Two clerks pay what is above the setting: one proposes, the other finds it in the queue, sees all of it and confirms; then a number is put right.
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look, mean, move, stateOf, todayTyped } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { newMember } from './support/member.ts';
import { messageBy, movedTo } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const PENDING = 'Pending Approval for Payment';

test('a large payment takes two clerks, and its check number can be corrected', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe' });
  const { 'In Process': claimed } = work.claims;
  if (!claimed) throw new Error('The attorney was given no work.');

  const { page: first, watch, context } = await browser.newPerson();
  await enterDesk(first, server);
  await look(first, server, { queue: 'claims', number: claimed.number });
  await move(first, 'Propose for payment', { to: PENDING });
  const amount = first.getByLabel('Amount paid', { exact: true });
  await amount.fill('9125.25');
  await first.getByLabel('Check number').fill('700123');
  await first.getByText(/^Above \$1,500\.00 another clerk confirms a payment\./).waitFor();
  await first.getByLabel('Amount paid, once more').fill('9125.25');
  await first.getByLabel('Payment date', { exact: true }).fill(todayTyped());
  await first.getByLabel('Your message to the attorney').fill('With our thanks.');
  await first.locator('.desk-form').getByRole('button', { name: 'Approve and pay' }).click();
  await mean(first, 'Approve and pay');
  await movedTo(first, PENDING);
  const card = (page: typeof first) =>
    page.getByRole('region', { name: /waits for a second clerk/ });
  await card(first).getByText('You proposed this payment.').waitFor();
  expect(await first.getByRole('button', { name: 'Confirm and pay' }).count()).toBe(0);
  expect(await first.getByRole('button', { name: 'Approve and pay' }).count()).toBe(0);

  const { page: second, watch: watchSecond } = await browser.newPerson();
  await enterDesk(second, server, 'admin@example.com');
  await second.goto(`${server.address}/desk/claims`);
  await second.getByRole('button', { name: 'More filters' }).click();
  await second.getByLabel('Only payments that wait for a second clerk').check();
  const row = second.locator('tbody tr', { hasText: claimed.number });
  await row.getByText('Waits for a second clerk').waitFor();
  await expectAccessibleInBoth(second, 'queue of payments that wait for a second clerk');
  await row.getByRole('link').click();
  for (const shown of ['$9,125.25', '700123', todayTyped(), 'Teresa Malone', 'With our thanks.'])
    await card(second).getByText(shown, { exact: true }).waitFor();
  const hands = handsOn(second);
  const send = second.locator('.desk-form').getByRole('button', { name: 'Confirm and pay' });
  await hands.press(send);
  await messageBy(second, 'Tick the box once you have compared them.').waitFor();
  await expectAccessibleInBoth(second, 'a payment to confirm');
  await hands.tick(second.getByLabel(/^I compared amount, check number and date/));
  await hands.press(send);
  await movedTo(second, 'Approved & Paid');
  await expect.poll(() => stateOf(second)).toBe('Approved & Paid');
  await second.locator('.desk-track').getByText('Teresa Malone').first().waitFor();
  await second.locator('.desk-track').getByText('Annette Cho').first().waitFor();

  await second.getByRole('button', { name: 'Correct the payment' }).click();
  const check = second.getByLabel('Check number');
  await expect.poll(() => check.inputValue()).toBe('700123');
  await check.fill('700132');
  await second.getByLabel('Why it is corrected').fill('Two digits were swapped.');
  await expectAccessibleInBoth(second, 'a payment to correct');
  await second.locator('.desk-form').getByRole('button', { name: 'Correct the payment' }).click();
  await movedTo(second, 'Approved & Paid');
  await second.locator('.desk-facts').getByText('700132').waitFor();
  const last = second.locator('.desk-track > li').last();
  await last.getByText('Payment details corrected').waitFor();
  await last.getByText('700123').waitFor();
  await expectAccessibleInBoth(second, 'a claim whose payment was corrected');

  await attorney.page.goto(`${server.address}/claims?number=${claimed.number}&claim=${claimed.id}`);
  await attorney.page.getByText('Payment of this claim').waitFor();
  await attorney.page.getByText('700132', { exact: true }).first().waitFor();
  for (const one of [watch, watchSecond, attorney.watch])
    expect(one).toEqual({ errors: [], violations: [] });
  await attorney.context.close();
  await context.close();
});
