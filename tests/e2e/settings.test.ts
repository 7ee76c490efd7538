// An account that is there: User Settings, an expired session, other tabs, two-step login.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fromBase32 } from '../../server/accounts/base32.ts';
import { codeOf, stepAt } from '../../server/accounts/totp.ts';
import { newPerson, openBrowser } from './support/browser.ts';
import { logIn, newMember, PASSWORD, passwordField, usernameOf } from './support/member.ts';
import { messageBy, toast, toasts } from './support/reading.ts';
import { ask } from './support/server.ts';

const server = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const NEW_PASSWORD = 'Harbor!2027';
const path = (page: Page) => new URL(page.url()).pathname;
const open = (page: Page, to: string) => page.goto(server.address + to);

/** Everything this browser keeps between pages, as one text. */
const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function signOut(page: Page): Promise<void> {
  await page.locator('.user > button').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
}

async function fillSettings(page: Page, oldPassword: string): Promise<void> {
  await page.getByLabel('Secret Answer').fill('Willow');
  await passwordField(page, 'Old Password').fill(oldPassword);
  await passwordField(page, 'New Password').fill(NEW_PASSWORD);
  await passwordField(page, 'Confirm Password').fill(NEW_PASSWORD);
}

test('settings change for whoever knows the old password', async () => {
  const { page, context } = await newPerson(browser);
  const who = await newMember(page, server);
  await open(page, '/change-settings');
  await fillSettings(page, 'Wrong#2026');
  await page.getByRole('button', { name: 'Update' }).click();
  await messageBy(page, 'Old password is incorrect, Please try again!').waitFor();
  expect(await passwordField(page, 'New Password').inputValue()).toBe(NEW_PASSWORD);

  await passwordField(page, 'Old Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await toast(page, 'Settings changed successfully');
  expect(path(page)).toBe('/change-settings');
  for (const name of ['Old Password', 'New Password', 'Confirm Password'])
    expect(await passwordField(page, name).inputValue()).toBe('');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/home');
  await signOut(page);
  await logIn(page, usernameOf(who), NEW_PASSWORD);
  await page.waitForURL('**/home');
  await context.close();
});

test('an expired session leads to the login and back, with nothing typed lost', async () => {
  const { page, context } = await newPerson(browser);
  const who = await newMember(page, server);
  await open(page, '/change-settings');
  await fillSettings(page, PASSWORD);
  await ask(server, 'expire', who.id);
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Update' }).click();

  await toast(page, 'Authorization Token Expired, Please login again!');
  await page.waitForURL('**/login');
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(500);
  const kept = await storage(page);
  for (const secret of [PASSWORD, NEW_PASSWORD, 'Willow', who.id])
    expect(kept).not.toContain(secret);

  await logIn(page, usernameOf(who));
  await page.waitForURL('**/change-settings');
  expect(await page.getByLabel('Secret Answer').inputValue()).toBe('Willow');
  expect(await passwordField(page, 'New Password').inputValue()).toBe(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await toast(page, 'Settings changed successfully');
  await context.close();
});

test('what happens in one tab is followed in the others', async () => {
  const { page, context } = await newPerson(browser);
  const who = await newMember(page, server);
  const other = await context.newPage();
  await open(other, '/change-settings');
  await other.getByLabel('Secret Answer').fill('Willow');

  await page.route('**/logout.php', (route) => route.abort());
  await signOut(page);
  await other.waitForURL('**/login');
  expect(await storage(other)).not.toContain(who.id);

  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
  await other.waitForURL('**/change-settings');
  expect(await other.getByLabel('Secret Answer').inputValue()).toBe('Willow');
  await context.close();
});

test('two-step login asks for a code, and a recovery code opens once', async () => {
  const { page, context } = await newPerson(browser);
  const who = await newMember(page, server);
  await open(page, '/change-settings');
  await page.getByRole('link', { name: 'Switch on two-step login' }).click();
  await passwordField(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = fromBase32(await page.locator('.account-key > code').innerText());
  // The code of the next step is not the one the login below uses.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, stepAt(new Date()) - 1));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const [recovery = ''] = await page.locator('.account-codes code').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await signOut(page);

  await logIn(page, usernameOf(who));
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log In' }).click();
  await messageBy(page, 'This code is not right, or it was used already.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, stepAt(new Date())));
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/home');
  await signOut(page);

  await logIn(page, usernameOf(who));
  await page.getByLabel('Code', { exact: true }).fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/home');

  await open(page, '/change-settings/two-step');
  await passwordField(page, 'Password').fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await toasts(page).getByText('This code is not right, or it was used already.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, stepAt(new Date()) + 1));
  await page.getByRole('button', { name: 'Switch off' }).click();
  await toast(page, 'Two-step login is switched off.');
  await context.close();
});
