// The dashboard and the help page in each of their states, on a desktop and on a phone, and a PDF of the help page.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { openHome } from './support/home.ts';
import { focusOn } from './support/keys.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

/** The help page of somebody logged in: with the fees of their states, while a PDF is made, and when it is not. */
async function readHelp(page: Page): Promise<void> {
  await page.goto(`${server.address}/help_information`);
  await page.getByRole('heading', { name: 'Fee Schedule', exact: true }).waitFor();
  await page.locator('.help-files button').first().waitFor();
  await expectAccessibleInBoth(page, 'help of a member');
  let answers = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answers = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.abort();
  });
  const save = page.getByRole('button', { name: /^Download .*\(PDF\)$/ }).first();
  await save.click();
  await page.locator('button[aria-busy=true]').waitFor();
  await expectAccessibleInBoth(page, 'help while a PDF is made');
  answers();
  await page.locator('.help-files small.failed').waitFor();
  await expectAccessibleInBoth(page, 'help without the PDF');
  await page.unrouteAll();
}

test('the dashboard and the help page can be used by everybody, on a desktop and on a phone', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/help_information`);
  await page.getByRole('heading', { level: 1, name: 'Servicing Our Members' }).waitFor();
  await expectAccessibleInBoth(page, 'help of a visitor');
  await openHome(server, page, 'demoattorney1');
  await expectAccessibleInBoth(page, 'full dashboard');
  await readHelp(page);
  await page.goto(`${server.address}/home`);
  await page.route('**/dashboard_details.php', () => undefined);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleInBoth(page, 'dashboard that waits');
  await page.unroute('**/dashboard_details.php');
  await page.route('**/dashboard_details.php', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').waitFor();
  await expectAccessibleInBoth(page, 'dashboard that cannot be loaded');
  await page.unroute('**/dashboard_details.php');
  await page.evaluate(() => localStorage.clear());
  await openHome(server, page, 'demoattorney4');
  await page.keyboard.press('Escape');
  await expectAccessibleInBoth(page, 'empty dashboard');
  expect(watch.violations).toEqual([]);
  await context.close();
});

test('a PDF of the help page is made and saved, for whoever asks', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/help_information#claims`);
  await focusOn(page, 'H2 Claims');
  const save = page.getByRole('button', {
    name: 'Download Fee for Services Attorney Agreement (PDF)',
  });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toBe('Fee for Services Attorney Agreement.pdf');
  await page.getByText('Saved.').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false);
  expect(await save.isVisible()).toBe(false);
  await context.close();
});
