// Account pages against WCAG 2.2 AA, empty and with every message shown, on a desktop and on a phone, light and dark.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import {
  ANSWER,
  approve,
  fillCode,
  firstLogin,
  logIn,
  newKey,
  newMember,
  openMail,
  QUESTION,
  usernameOf,
} from './support/member.ts';
import { expectAccessible, expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

/** The page as it opens, then with everything wrong. */
async function emptyAndWrong(page: Page, button: string): Promise<void> {
  const send = page.getByRole('button', { name: button });
  await send.waitFor();
  await expectAccessibleInBoth(page, `${page.url()} empty`);
  await send.click();
  await page.locator('.f-bad').first().waitFor();
  await page.waitForFunction(() => document.title.startsWith('Error:'));
  await expectAccessibleInBoth(page, `${page.url()} with errors`);
}

test('pages before a login', async () => {
  const { page, context } = await browser.newPerson();
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

test('pages of a member', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  await expectAccessibleInBoth(page, 'home');
  const [[, desktop], [, phone]] = LOOKS;
  await page.locator('.user > button').click();
  await expectAccessible(page, 'home with the menu open');
  await page.keyboard.press('Escape');
  await turn(page, phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'home on a phone with the menu open');
  await turn(page, desktop);
  await page.goto(`${server.address}/change-settings`);
  await page.getByRole('link', { name: 'Switch on two-step login' }).waitFor();
  await emptyAndWrong(page, 'Update');
  await page.getByRole('link', { name: 'Switch on two-step login' }).click();
  await emptyAndWrong(page, 'Continue');
  await context.close();
});

test('a password chosen anew', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await page.goto(`${server.address}/forgot-password`);
  await page.getByLabel('Attorney Number').fill(who.id);
  await page.getByLabel('Username').fill(usernameOf(who));
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByRole('textbox', { name: 'Secret Answer' }).fill(ANSWER);
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByRole('heading', { name: 'Password reset link sent to your email' }).waitFor();
  await expectAccessibleInBoth(page, 'a reset link is sent');
  const letter = await openMail(page, server, who, 'Choose a new password');
  await letter.getByRole('link', { name: 'Choose a new password' }).click();
  await emptyAndWrong(page, 'Change Password');
  await context.close();
});

test('two-step login from its start to its end', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await page.goto(`${server.address}/change-settings/two-step`);
  const key = await newKey(page);
  await emptyAndWrong(page, 'Switch on');
  // The code of the next step is not the one the login below uses.
  await fillCode(page, key, -1);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expectAccessibleInBoth(page, 'recovery codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await expectAccessibleInBoth(page, 'settings with two-step login on');
  await page.goto(`${server.address}/change-settings/two-step`);
  await emptyAndWrong(page, 'Switch off');

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.address}/login`);
  await logIn(page, usernameOf(who));
  await page.getByLabel('Code', { exact: true }).waitFor();
  await emptyAndWrong(page, 'Log In');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByText('This code is not correct, or has already been used.').first().waitFor();
  await expectAccessibleInBoth(page, 'a wrong code');
  await context.close();
});

test('what stands over a page', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  await page.route('**/login_attorney.php', (route) => route.abort());
  await logIn(page, 'demoattorney3');
  await page.getByText('We cannot reach the server right now.').waitFor();
  await expectAccessibleInBoth(page, 'a toast with its cause');
  await page.unroute('**/login_attorney.php');
  await page.getByRole('button', { name: 'Log In' }).click();
  const reminder = page.getByRole('dialog', { name: 'Professional Liability Insurance' });
  await reminder.waitFor();
  await expectAccessibleInBoth(page, 'the insurance reminder');
  await page.keyboard.press('Escape');
  await reminder.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await reminder.count()).toBe(0);
  await context.close();
});
