// The history of a member's record in a real browser: its pages, order and filters, its file, its states, and on paper.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { handsOn } from './support/keys.ts';
import { logIn, newMember, usernameOf } from './support/member.ts';
import { toast } from './support/reading.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

const history = (page: Page) => page.locator('.profile-history');
/** What stands in the column `After`, newest first unless told. */
const colleges = (page: Page) =>
  history(page).locator('tbody:not([aria-hidden]) td[data-label="After"]').allInnerTexts();

async function openHistory(page: Page): Promise<void> {
  await page.goto(`${server.address}/update-profile/practice`);
  await history(page).locator('summary').click();
}

test('the opened history in each of its states', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney4');
  await page.waitForURL('**/home');
  let answers = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answers = resolve;
  });
  await page.route('**/profile_history.php', async (route) => {
    await held;
    await route.abort();
  });
  await openHistory(page);
  await history(page).locator('[aria-busy=true]').waitFor();
  await expectAccessibleInBoth(page, 'history on its way');
  answers();
  await history(page).getByRole('alert').waitFor();
  await expectAccessibleInBoth(page, 'history that cannot be loaded');
  await page.unrouteAll();
  await history(page).getByRole('alert').getByRole('button').click();
  await history(page).getByText('Nothing has been changed so far.').waitFor();
  await expectAccessibleInBoth(page, 'history without a row');
  await context.close();

  const other = await browser.newPerson();
  const who = await newMember(other.page, server);
  await openHistory(other.page);
  const table = history(other.page).getByRole('table');
  await table.getByText('Secret Answer').waitFor();
  expect(await table.innerText()).toContain(usernameOf(who));
  expect(await table.getByText('Set anew; never shown', { exact: true }).count()).toBe(3);
  await expectAccessibleInBoth(other.page, 'history with rows');
  await history(other.page).getByLabel('Section').selectOption({ label: 'Your account' });
  await other.page.waitForURL('**?section=account');
  await history(other.page).getByLabel('Since').fill('2099-01-01');
  await history(other.page).getByText('Nothing here matches what you are looking for.').waitFor();
  await expectAccessibleInBoth(other.page, 'history narrowed to nothing');
  await history(other.page).getByRole('button', { name: 'Show all rows' }).click();
  await table.getByText('Secret Answer').waitFor();
  for (const one of [watch, other.watch]) expect(one).toEqual({ errors: [], violations: [] });
  await other.context.close();
});

test('the server pages, sorts and narrows the history; the address keeps it, and the file has every row', async () => {
  const { page, context, watch } = await browser.newPerson();
  const who = await newMember(page, server);
  await ask(server, 'changeOften', { id: who.id, times: 30 });
  await openHistory(page);
  const status = (text: string) => history(page).getByText(text, { exact: true }).waitFor();
  await status('1 to 10 of 34');
  await history(page).getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL('**?page=2');
  await status('11 to 20 of 34');
  // A page that is passed on, or read anew, opens where it stood.
  await page.reload();
  await status('11 to 20 of 34');
  await page.goBack();
  await status('1 to 10 of 34');

  await history(page).getByLabel('Section').selectOption({ label: 'Practice Details' });
  await status('1 to 10 of 30');
  await history(page).getByRole('button', { name: 'When', exact: true }).click();
  await page.waitForURL('**?*sort=at*');
  await expect
    .poll(() => colleges(page))
    .toEqual(Array.from({ length: 10 }, (_, place) => `College ${place + 1}`));
  await history(page).getByLabel('Since').fill('2026-01-21');
  await expect
    .poll(() => colleges(page))
    .toEqual(Array.from({ length: 10 }, (_, place) => `College ${place + 21}`));
  await expectAccessible(page, 'history narrowed and sorted');

  await history(page).getByRole('button', { name: 'Reset' }).click();
  await status('1 to 10 of 34');
  const download = page.waitForEvent('download');
  await history(page).getByRole('button', { name: 'Download as CSV' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(35);
  expect(lines[0]).toBe('What,List,Before,After,Who,From where,When');
  expect(lines.filter((line) => line.includes('The provider'))).toHaveLength(30);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('on paper the profile has what is known and no control, the history the rows it shows and which they are', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await ask(server, 'changeOften', { id: who.id, times: 12 });
  await page.goto(`${server.address}/update-profile/practice`);
  const summary = history(page).locator('summary');
  await summary.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const controls = () =>
    page
      // A heading that sorts is a heading on paper.
      .locator('button:not(.f-view-sort), a, select, input, nav, label, .toast')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML));
  const isControl = (html: string) => !html.includes('class="brand');
  expect((await controls()).filter(isControl)).toEqual([]);
  expect(await summary.isVisible()).toBe(false);
  await expectAccessible(page, 'profile on paper');

  await page.emulateMedia({ media: 'screen' });
  await summary.click();
  await history(page).getByText('1 to 10 of 16', { exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect((await controls()).filter(isControl)).toEqual([]);
  await summary.waitFor();
  await history(page).getByText('1 to 10 of 16', { exact: true }).waitFor();
  await expectAccessible(page, 'profile on paper with its history');
  await context.close();
});

test('the profile by keyboard alone: edited, saved, its history opened and turned, and closed', async () => {
  const { page, context, watch } = await browser.newPerson();
  const who = await newMember(page, server);
  await ask(server, 'changeOften', { id: who.id, times: 12 });
  await page.goto(`${server.address}/update-profile/practice`);
  const hands = handsOn(page);
  await hands.press(page.getByRole('button', { name: /^Edit Details/ }));
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  // The address of this attorney is incomplete, which is no matter of this section.
  await hands.type(dialog.getByLabel('College'), 'Oberlin');
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }));
  await toast(page, 'Attorney updated successfully');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('dd', { hasText: 'Oberlin' }).waitFor();

  const summary = history(page).locator('summary');
  await hands.press(summary);
  await history(page)
    .getByText(/^1 to 10 of \d+$/)
    .waitFor();
  await hands.choose(history(page).getByLabel('Section'), 'Practice');
  await history(page).getByText('1 to 10 of 13', { exact: true }).waitFor();
  const next = history(page).getByRole('button', { name: 'Next page' });
  await hands.press(next);
  await history(page).getByText('11 to 13 of 13', { exact: true }).waitFor();
  expect(await next.evaluate((turn) => turn === document.activeElement)).toBe(true);
  await hands.back(summary);
  await page.keyboard.press('Enter');
  await history(page).getByRole('table').waitFor({ state: 'detached' });

  await hands.back(page.getByRole('button', { name: /^Edit Details/ }));
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await hands.press(dialog.getByRole('button', { name: 'Close', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await hands.focus();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
