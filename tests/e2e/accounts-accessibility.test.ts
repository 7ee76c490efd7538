// Account pages against WCAG 2.2 AA, empty and with every message shown, on a desktop and on a phone, light and dark.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newPerson, openBrowser } from './support/browser.ts';
import { approve, firstLogin, logIn, newMember, QUESTION } from './support/member.ts';
import { expectAccessible } from './support/scan.ts';

const server = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page as it opens, then with everything wrong. */
async function emptyAndWrong(page: Page, button: string): Promise<void> {
  const send = page.getByRole('button', { name: button });
  await send.waitFor();
  await expectAccessible(page, { state: `${page.url()} empty` });
  await send.click();
  await page.locator('.f-bad').first().waitFor();
  expect(await page.title()).toMatch(/^Error:/);
  await expectAccessible(page, { state: `${page.url()} with errors` });
}

const LOOKS = [
  ['a desktop, light', { width: 1280, height: 900 }],
  ['a phone, dark', { width: 390, height: 844, dark: true }],
] as const;

test.each(LOOKS)('pages before a login, on %s', async (_name, look) => {
  const { page, context } = await newPerson(browser, look);
  await page.goto(`${server.address}/login`);
  await emptyAndWrong(page, 'Log In');
  await page.goto(`${server.address}/login?first`);
  await emptyAndWrong(page, 'Proceed');
  await page.goto(`${server.address}/forgot-username`);
  await emptyAndWrong(page, 'Submit');
  await page.goto(`${server.address}/forgot-password`);
  await emptyAndWrong(page, 'Get Reset Link');
  await page.getByLabel('Attorney Number').fill('10001');
  await page.getByLabel('Username').fill('demoattorney1');
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByText(QUESTION).waitFor();
  await emptyAndWrong(page, 'Get Reset Link');
  await firstLogin(page, server, await approve(server));
  await emptyAndWrong(page, 'Register Account');
  await context.close();
});

test.each(LOOKS)('pages of a member, on %s', async (_name, look) => {
  const { page, context } = await newPerson(browser, look);
  await newMember(page, server);
  await expectAccessible(page, { state: 'home' });
  if (look.width < 700) await page.getByRole('button', { name: 'Menu' }).click();
  else await page.locator('.user > button').click();
  await expectAccessible(page, { state: 'home with the menu open' });
  await page.goto(`${server.address}/change-settings`);
  await page.getByRole('link', { name: 'Switch on two-step login' }).waitFor();
  await emptyAndWrong(page, 'Update');
  await page.getByRole('link', { name: 'Switch on two-step login' }).click();
  await emptyAndWrong(page, 'Continue');
  await page.goto(`${server.address}/claims`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, { state: 'a page that is not open yet' });
  await context.close();
});

test.each(LOOKS)('what stands over a page, on %s', async (_name, look) => {
  const { page, context } = await newPerson(browser, look);
  await page.goto(`${server.address}/login`);
  await page.route('**/login_attorney.php', (route) => route.abort());
  await logIn(page, 'demoattorney3');
  await page.getByText('The network is away.').waitFor();
  await expectAccessible(page, { state: 'a toast with its cause' });
  await page.unroute('**/login_attorney.php');
  await page.getByRole('button', { name: 'Log In' }).click();
  const reminder = page.getByRole('dialog', { name: 'Professional Liability Insurance' });
  await reminder.waitFor();
  await expectAccessible(page, { state: 'the insurance reminder' });
  await page.keyboard.press('Escape');
  await reminder.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await reminder.count()).toBe(0);
  await context.close();
});
