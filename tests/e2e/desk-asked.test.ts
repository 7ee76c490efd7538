// A move that cannot be taken back asks first, by keyboard, on a desktop and on a phone: what will happen, and to whom a mail goes.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look, move, stateOf } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { newMember, openMail } from './support/member.ts';
import { messageBy, movedTo } from './support/reading.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const WHY = 'The services were not authorized.';

test('a clerk is asked before a claim is denied, and nothing is done where it was not meant', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe' });
  const { 'In Process': claimed } = work.claims;
  if (!claimed) throw new Error('The attorney was given no work.');
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  await look(page, server, { queue: 'claims', number: claimed.number });
  await move(page, 'Propose for payment', { to: 'Pending Approval for Payment' });

  // What is usually done stands first, with its amounts filled in and the first empty field at hand.
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.reload();
  await expect.poll(focus).toBe('check_number');
  expect(await page.getByLabel('Amount paid', { exact: true }).inputValue()).not.toBe('');
  // Its letter types in a field; beside one it chooses the move.
  await page.keyboard.press('d');
  await expect.poll(() => page.getByLabel('Check number').inputValue()).toBe('d');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('d');
  await expect.poll(focus).toBe('denied_reason');
  // What one slip would do is only brought to hand.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('b');
  await expect.poll(() => focusIn(page)).toContain('Back to process');
  expect(await stateOf(page)).toBe('Pending Approval for Payment');

  const hands = handsOn(page);
  const form = page.locator('.desk-form');
  const send = form.getByRole('button', { name: 'Deny the claim' });
  const dialog = page.getByRole('dialog', { name: 'Deny?', exact: true });
  await hands.press(send);
  await messageBy(page, 'Write why the claim is denied.').waitFor();
  expect(await dialog.count()).toBe(0);
  await hands.type(form.getByLabel('Reason'), WHY);
  // A page that is loaded again has it still.
  await page.getByText(/^Saved at/).waitFor();
  await page.reload();
  await hands.press(page.getByRole('button', { name: 'Deny', exact: true }));
  await expect.poll(() => form.getByLabel('Reason').inputValue()).toBe(WHY);
  for (const [, size] of LOOKS) {
    await turn(page, size);
    await hands.press(send);
    await dialog.getByText('The claim is denied, and does not open again.').waitFor();
    await dialog.getByText('A mail goes to ').waitFor();
    await expectAccessibleInBoth(page, 'the question before a claim is denied');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusIn(page)).toBe('Deny the claim');
    expect(await form.getByLabel('Reason').inputValue()).toBe(WHY);
    expect(await stateOf(page)).toBe('Pending Approval for Payment');
  }
  await hands.press(send);
  await hands.press(dialog.getByRole('button', { name: 'Deny', exact: true }));
  await movedTo(page, 'Denied');
  const mail = await openMail(page, server, who, 'is denied');
  await mail.getByText(WHY).waitFor();
  for (const one of [watch, attorney.watch]) expect(one).toEqual({ errors: [], violations: [] });
  await attorney.context.close();
  await context.close();
});

const focusIn = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
