// A clerk selects rows of a queue, makes one move of all of them, and takes them, by keyboard.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const boxes = (page: Page) => page.locator('.desk-queue tbody').getByRole('checkbox');
const holders = (page: Page) => page.locator('.desk-queue tbody tr td:nth-child(7)');

test('selected claims are taken, and asked about with one form', async () => {
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/claims?status=In+Process`);
  await boxes(page).nth(1).waitFor();
  const names = await page.locator('.desk-queue tbody a').allTextContents();
  await boxes(page).nth(0).press('Space');
  await boxes(page).nth(1).press('Space');
  await page.getByText(/^2 selected, \$/).waitFor();
  await expectAccessibleInBoth(page, 'two claims selected');
  await button(page, 'Take').press('Enter');
  await page.getByText('They are with you now.').waitFor();
  await expect
    .poll(async () => (await holders(page).allTextContents()).slice(0, 2))
    .toEqual(['Teresa Malone', 'Teresa Malone']);

  await boxes(page).nth(0).press('Space');
  await boxes(page).nth(1).press('Space');
  await button(page, 'Ask for more…').press('Enter');
  const note = page.getByRole('textbox', { name: 'Your message to the attorney' });
  await expectAccessibleInBoth(page, 'one form for two claims');
  await note.fill('Please send the docket.');
  await page.locator('.desk-many-form').getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByText('2 were moved.').waitFor();
  await expect
    .poll(async () =>
      (await page.locator('.desk-queue tbody a').allTextContents()).includes(names[0] ?? ''),
    )
    .toBe(false);
  await page.goto(`${server.address}/desk/claims?status=Requested+More+Info`);
  for (const name of names.slice(0, 2))
    await page.getByRole('link', { name, exact: true }).waitFor();
});
