// A clerk at the desk: logs in with the second step, goes along a queue by keys, and makes a move that asks first.
import { expect, inject, test } from 'vitest';
import { enterDesk, look, move, stateOf, todayTyped } from '../e2e/support/clerk.ts';
import { approve } from '../e2e/support/member.ts';
import { ask } from '../e2e/support/server.ts';
import type { GivenWork } from '../helpers/give-work.ts';
import { newPerson } from './support/person.ts';

const server = inject('server');

test('a clerk logs in with a code, and goes along a queue and into a thing by keys alone', async () => {
  const { page } = await newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/cases`);
  const rows = page.locator('tbody a');
  await rows.first().waitFor();
  const second = await rows.nth(1).getAttribute('href');
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${second}**`);
  await page.getByRole('heading', { name: 'What next' }).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Previous row, or previous item of the queue').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
});

test('a clerk pays a claim: what cannot be taken back asks first, and tells that it is done', async () => {
  const { id } = await approve(server);
  const work = await ask<GivenWork>(server, 'work', { id, name: 'Robin Ashe', desk: 'full' });
  const number = work.claims['Pending Approval for Payment']?.number ?? '';
  const { page } = await newPerson();
  await enterDesk(page, server);
  await look(page, server, { queue: 'claims', number });
  await move(page, 'Approve and pay', {
    to: 'Approved & Paid',
    answers: { 'Amount paid': '175', 'Check number': '700777', 'Payment date': todayTyped() },
    asks: true,
  });
  expect(await stateOf(page)).toBe('Approved & Paid');
});
