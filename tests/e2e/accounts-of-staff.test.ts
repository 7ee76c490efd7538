// An administrator disables a clerk and an attorney, with a reason and the own password; both are out at their next step.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { DEMO_PASSWORD, logIn, newMember, passwordField, usernameOf } from './support/member.ts';
import { closeToasts, messageBy, toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const DONE = 'The account is disabled. Whoever was logged in with it is logged out.';
const AGAIN = 'The account is enabled. Its owner can log in again.';
const ADMIN = 'admin@example.com';

async function confirm(page: Page): Promise<void> {
  await passwordField(page, 'Password').and(asked(page).locator('input')).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await asked(page).waitFor({ state: 'hidden' });
}

test('an administrator disables a colleague by keyboard, is asked for the password, and says why', async () => {
  const email = `colleague.${Date.now()}@example.com`;
  await ask(server, 'hire', { email, roles: ['editor'] });
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, ADMIN);
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await page.waitForURL('**/staff/accounts');
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('Invited').waitFor();
  await expectAccessibleInBoth(page, 'accounts of the staff');

  const own = page.getByRole('row').filter({ hasText: ADMIN });
  await own.getByRole('radio').focus();
  await page.keyboard.press('Space');
  await page.getByText('Only another administrator can disable it.').waitFor();
  expect(await button(page, 'Disable the account').count()).toBe(0);

  const hands = handsOn(page);
  await row.getByRole('radio').focus();
  await page.keyboard.press('Space');
  await hands.press(button(page, 'Disable the account'));
  await hands.press(button(page, 'Disable account'));
  await messageBy(page, 'Write why the account is disabled.').waitFor();
  await expectAccessibleInBoth(page, 'an account to disable, without a reason');
  await hands.type(page.getByLabel('Reason'), 'Left the company.');
  await hands.press(button(page, 'Disable account'));
  await asked(page).waitFor();
  await expectAccessibleInBoth(page, 'the password of an administrator');
  // Who thinks better of it has changed nothing, and lost nothing.
  await page.keyboard.press('Escape');
  await asked(page).waitFor({ state: 'hidden' });
  await closeToasts(page);
  expect(await page.getByLabel('Reason').inputValue()).toBe('Left the company.');
  await row.getByText('Invited').waitFor();
  await button(page, 'Disable account').click();
  await confirm(page);
  await toast(page, DONE);
  await row.getByText('Disabled').waitFor();
  await page.getByText('Left the company.').waitFor();
  await expectAccessibleInBoth(page, 'an account that is disabled');
  await closeToasts(page);
  await button(page, 'Enable the account').click();
  await page.getByLabel('Reason').fill('A mistake.');
  await button(page, 'Enable account').click();
  await toast(page, AGAIN);
  await row.getByText('Invited').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('an attorney is disabled on their page at the desk, and is out at the next step', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, ADMIN);
  await page.goto(`${server.address}/desk/applications/${who.id}`);
  const account = page.locator('.accounts-attorney');
  await account.getByText('In use').waitFor();
  await button(page, 'Disable the account').click();
  await page.getByLabel('Reason').fill('The pay-to name was changed by somebody else.');
  await button(page, 'Disable account').click();
  await confirm(page);
  await toast(page, DONE);
  await account.getByText('The pay-to name was changed by somebody else.').waitFor();
  await account.getByText(`Disabled by ${ADMIN}`).waitFor();
  await expectAccessibleInBoth(page, 'an attorney who is disabled');

  await attorney.page.reload();
  await attorney.page.waitForURL('**/login');
  await logIn(attorney.page, usernameOf(who));
  await messageBy(attorney.page, 'Incorrect password. Try again').waitFor();
  await context.close();
  await attorney.context.close();
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('whoever works at the desk alone reads it, and is told who may do it', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  await attorney.context.close();
  const { page, context } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/applications/${who.id}`);
  await page.getByText('An administrator can disable this account.').waitFor();
  expect(await button(page, 'Disable the account').count()).toBe(0);
  await page.goto(`${server.address}/staff/accounts`);
  await page.waitForURL('**/staff/home');
  await toast(page, 'This page is for staff with the Administrator role.');
  await context.close();
});
