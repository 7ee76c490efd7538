// Staff: from the link of the invitation to the home page, with an app that is set up on the way, and what is closed to them.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { handsOn } from './support/keys.ts';
import {
  DEMO_PASSWORD,
  fillCode,
  logIn,
  openMail,
  PASSWORD,
  passwordField,
} from './support/member.ts';
import { messageBy, pathOf, storageOf, toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const open = (page: Page, to: string) => page.goto(server.address + to);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody an operator has added, nobody else in the run. */
const hire = (email: string) => ask(server, 'hire', { email, roles: ['editor', 'desk'] });

async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail Address').fill(email);
  await passwordField(page, 'Password').fill(password);
  await button(page, 'Log In').click();
}

test('a first login of staff', async () => {
  const { page, context, watch } = await browser.newPerson();
  const email = 'clerk@example.org';
  await hire(email);
  const letter = await openMail(page, server, { email } as never, 'Your staff account');
  await letter.getByRole('link', { name: 'Choose your password' }).click();
  await button(page, 'Save Password').click();
  await messageBy(page, 'Enter a new password of your choice.').waitFor();
  await expectAccessibleInBoth(page, 'staff password with errors');
  const link = pathOf(page);
  await passwordField(page, 'New Password').fill(PASSWORD);
  await passwordField(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Save Password').click();
  await toast(page, 'Your password is saved. You can log in now.');
  await page.waitForURL('**/staff');

  await button(page, 'Log In').waitFor();
  await expectAccessibleInBoth(page, 'staff login');
  await button(page, 'Log In').click();
  await messageBy(page, 'Enter the e-mail address of your account.').waitFor();
  await expectAccessibleInBoth(page, 'staff login with errors');
  await enterPassword(page, email, 'Wrong#2026');
  await messageBy(page, 'The e-mail address or the password is not correct.').waitFor();
  await enterPassword(page, email);
  const key = await page.locator('.account-key > code').innerText();
  await button(page, 'Confirm').waitFor();
  await expectAccessibleInBoth(page, 'staff set-up');
  expect(await button(page, 'Show the code (demo only)').count()).toBe(0);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await button(page, 'Confirm').click();
  await messageBy(page, 'This code is not correct, or has already been used.').waitFor();
  await fillCode(page, key, 0);
  await button(page, 'Confirm').click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  expect(await page.locator('.account-codes li').count()).toBe(10);
  await expectAccessibleInBoth(page, 'staff recovery codes');
  // Nothing but this is open yet: the session begins with the button.
  expect(await storageOf(page)).not.toContain(email);
  await button(page, 'I have saved them').click();

  await page.waitForURL('**/staff/home');
  await page.getByText(`You are logged in as ${email}`).waitFor();
  for (const text of ['Editor', 'Desk', 'There are no forms for your roles at the moment.'])
    await page.locator('main').getByText(text, { exact: true }).waitFor();
  await page.getByText(/You have 10 recovery codes left/).waitFor();
  const links = page.locator('main').getByRole('link');
  const addresses = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await expect.poll(addresses).toEqual(['/studio', '/forms', '/desk/forms/feedback', '/previews']);
  await expectAccessibleInBoth(page, 'staff home');
  await open(page, '/staff');
  await toast(page, 'Already logged In');
  expect(pathOf(page)).toBe('/staff/home');
  await open(page, '/cases');
  await page.getByRole('heading', { name: 'This page is not for staff' }).waitFor();
  await expectAccessibleInBoth(page, 'a page of attorneys, opened by staff');

  await page.locator('.user > button').click();
  await button(page, 'Sign out').click();
  await page.waitForURL('**/staff');
  await open(page, link);
  await toast(page, 'This link has already been used or has expired. Ask for a new one here.');
  await page.waitForURL('**/staff/forgot-password');
  await page.getByLabel('E-mail Address').fill(email);
  await expectAccessibleInBoth(page, 'staff forgot password');
  await button(page, 'Send link').click();
  await toast(page, 'If there is a staff account with this address, a link is on its way to it.');
  await page.waitForURL('**/staff');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('in the demo world the code is one click away, by keyboard too, and leaving ends it', async () => {
  const { page, context } = await browser.newPerson();
  await open(page, '/demo');
  const entry = page.getByRole('link', { name: 'A publisher', exact: true });
  const hands = handsOn(page);
  await hands.press(entry);
  await page.waitForURL('**/staff?email=*');
  await hands.type(passwordField(page, 'Password'), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await hands.press(button(page, 'Show the code (demo only)'));
  const field = page.getByLabel('Code', { exact: true });
  await expect.poll(() => field.inputValue()).toMatch(/^\d{6}$/);
  await hands.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/staff/home');
  await page.getByText('Publisher', { exact: true }).waitFor();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.poll(() => links.allInnerTexts()).toEqual(['Studio', 'Staff', 'Forms']);

  await page.locator('.user > button').click();
  await button(page, 'Sign out').click();
  await page.waitForURL('**/staff');
  expect(await storageOf(page)).not.toContain('publisher@example.com');
  await open(page, '/staff/home');
  await toast(page, 'Log in as staff to open this page: Staff.');
  expect(pathOf(page)).toBe('/staff');
  await context.close();
});

test('one browser is one person: an attorney who logs in where staff were ends their session', async () => {
  const { page, context } = await browser.newPerson();
  await open(page, '/staff?email=desk@example.com');
  await passwordField(page, 'Password').fill(DEMO_PASSWORD);
  await button(page, 'Log In').click();
  await button(page, 'Show the code (demo only)').click();
  await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).not.toBe('');
  await button(page, 'Log In').click();
  // Whose work is at the desk is led there.
  await page.getByRole('heading', { name: 'Desk', exact: true }).waitFor();
  expect(pathOf(page)).toMatch(/^\/desk/);
  await open(page, '/login');
  await logIn(page, 'demoattorney4');
  await page.waitForURL('**/home');
  expect(await storageOf(page)).not.toContain('desk@example.com');
  await open(page, '/staff/home');
  await toast(page, 'Log in as staff to open this page: Staff.');
  await context.close();
});
