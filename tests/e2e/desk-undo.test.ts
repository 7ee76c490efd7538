// A clerk takes back what they did: a denial by keyboard on a desktop and by a press on a phone, and one move of many.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look, mean, stateOf } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { newMember } from './support/member.ts';
import { movedTo, toast, toasts } from './support/reading.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const WHY = 'The services were not authorized.';
const BACK = 'Taken back. The status is In Process again.';
const undoOf = (page: Page) => toasts(page).getByRole('button', { name: 'Undo', exact: true });

async function given(desk?: 'full') {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  const work = { id: who.id, name: 'Robin Ashe', ...(desk && { desk }) };
  const { claims, requests } = await ask<GivenWork>(server, 'work', work);
  return { who, claims, requests, leave: () => context.close() };
}

/** Denies the claim whose page is open; the message says so. */
async function deny(page: Page): Promise<void> {
  await page.locator('.desk-moves').getByRole('button', { name: 'Deny', exact: true }).click();
  const form = page.locator('.desk-form');
  await form.getByLabel('Reason').fill(WHY);
  await form.getByRole('button', { name: 'Deny the claim' }).click();
  await page.getByText('You can take it back for 5 minutes.').waitFor();
  await mean(page, 'Deny');
  await movedTo(page, 'Denied');
}

test('a claim that was denied by mistake is what it was, with what was typed, by keyboard and on a phone', async () => {
  const attorney = await given();
  const { 'In Process': claimed } = attorney.claims;
  if (!claimed) throw new Error('The attorney was given no work.');
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  for (const [name, size] of LOOKS) {
    await turn(page, size);
    await look(page, server, { queue: 'claims', number: claimed.number });
    await deny(page);
    await expectAccessibleInBoth(page, 'a claim that can be taken back');
    if (name.startsWith('a phone')) await undoOf(page).click();
    else await handsOn(page).press(undoOf(page));
    await toast(page, BACK);
    await expect.poll(() => stateOf(page)).toBe('In Process');
    await page.getByText('Taken back: In Process again').first().waitFor();
    await page.locator('.desk-moves').getByRole('button', { name: 'Deny', exact: true }).click();
    await expect.poll(() => page.getByLabel('Reason').inputValue()).toBe(WHY);
  }
  // Its page offers it also to whoever loads it again, and the key takes it back.
  await page.locator('.desk-form').getByRole('button', { name: 'Deny the claim' }).click();
  await mean(page, 'Deny');
  await movedTo(page, 'Denied');
  await page.reload();
  await page.getByText(/^You moved this on\. You can take it back until /).waitFor();
  await page.keyboard.press('u');
  await toast(page, BACK);
  await expect.poll(() => stateOf(page)).toBe('In Process');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
  await attorney.leave();
});

test('a reply that was taken back stands in its box again, and is sent once more with other words', async () => {
  const attorney = await given('full');
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  const { New: asked } = attorney.requests;
  if (!asked) throw new Error('The attorney was given no request.');
  await page.goto(`${server.address}/desk/requests/${asked.id}`);
  const box = page.locator('.desk-form textarea').first();
  await box.fill('Approved for three hours.');
  await page.locator('.desk-form').getByRole('button', { name: 'Send', exact: true }).click();
  await movedTo(page, 'Open');
  await undoOf(page).click();
  await toast(page, 'Taken back. The status is New again.');
  await expect.poll(() => box.inputValue()).toBe('Approved for three hours.');
  await box.fill('Approved for four hours.');
  await page.locator('.desk-form').getByRole('button', { name: 'Send', exact: true }).click();
  await movedTo(page, 'Open');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(`${server.address}/desk/requests/${asked.id}`);
  await page.getByText('Approved for four hours.').first().waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
  await attorney.leave();
});

test('one move of many is taken back, and what has moved on meanwhile is told', async () => {
  const { who, claims, leave } = await given('full');
  const ids = ['In Process', 'Pending Approval for Payment'].map((name) => claims[name]?.id ?? '');
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/claims?attorney=${who.id}&rows=100`);
  const rowOf = (id: string) =>
    page.locator('.desk-queue tbody tr').filter({ has: page.locator(`a[href*="${id}"]`) });
  for (const id of ids) await rowOf(id).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Ask for more…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Your message to the attorney' }).fill('The docket?');
  await page.locator('.desk-many-form').getByRole('button', { name: 'Send' }).press('Enter');
  await toasts(page)
    .getByText(/^2 were moved\. You can take it back until /)
    .waitFor();

  const second = await browser.newPerson();
  await enterDesk(second.page, server);
  await second.page.goto(`${server.address}/desk/claims/${ids[1]}`);
  await second.page.getByRole('button', { name: 'Note that more was received' }).click();
  await movedTo(second.page, 'New Info Received');

  await page.keyboard.press('u');
  await toast(page, '1 was taken back.');
  const left = page.getByRole('alert').filter({ hasText: '1 could not be taken back:' });
  await left.getByText(/Something else has been done since/).waitFor();
  await rowOf(ids[0] ?? '')
    .getByText('In Process')
    .waitFor();
  await expectAccessibleInBoth(page, 'what could not be taken back');
  for (const one of [watch, second.watch]) expect(one).toEqual({ errors: [], violations: [] });
  for (const one of [context, second.context]) await one.close();
  await leave();
});
