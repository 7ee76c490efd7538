// Accounts at the provider's own services: registering, and getting back in, by calls that say little more than "success".
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_CALLS } from './provider/account-calls.ts';
import { type AtProvider, startAtProvider } from './provider/at-provider.ts';
import { RECOVERY_CALLS } from './provider/recovery-calls.ts';
import { aBrowser } from './support/a-browser.ts';
import { identify, logIn, passwordField, QUESTION } from './support/member.ts';
import { messageBy, toast } from './support/reading.ts';

let at: AtProvider;
const browser = aBrowser();
beforeAll(async () => {
  at = await startAtProvider({ portal: [ACCOUNT_CALLS, RECOVERY_CALLS] });
});
afterAll(() => at.stop());

const CHOSEN = 'Harbor!2027';

async function person() {
  const one = await browser.newPerson();
  one.page.setDefaultTimeout(15_000);
  return one;
}

async function choose(page: Page, names: readonly [string, string], word: string): Promise<void> {
  for (const name of names) await passwordField(page, name).fill(word);
}

test('whoever has no password yet registers, and logs in with what they chose', async () => {
  const { attorney } = at.provider.world;
  Object.assign(attorney, { username: 'notyetchosen', password: '' });
  const { page, context, watch } = await person();
  await page.goto(`${at.address}/login`);
  await page.getByRole('button', { name: 'Register Account' }).click();
  await identify(page, { id: '20417', zip: '30030', lastFour: '4471' } as never);
  await page.getByLabel('Username').fill('notyetchosen');
  await messageBy(page, 'UserName already taken').waitFor();
  await page.getByLabel('Username').fill('adaeze2026');
  await page.getByText('UserName Available').waitFor();
  await choose(page, ['Password', 'Confirm Password'], 'Lantern!2026');
  await page.getByLabel('Secret Question').selectOption({ label: QUESTION });
  await page.getByLabel('Secret Answer').fill('Mulberry');
  await page.getByRole('button', { name: 'Register Account' }).click();
  await toast(page, 'Password registered successfully, You can login now!');
  expect(attorney).toMatchObject({ username: 'adaeze2026', secret_answer: 'Mulberry' });
  await logIn(page, 'adaeze2026', 'Lantern!2026');
  await page.getByRole('heading', { name: 'Adaeze Holloway' }).waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a forgotten username is mailed, and a stranger is told in the words of the page', async () => {
  const { world } = at.provider;
  const { page, context } = await person();
  await page.goto(`${at.address}/login`);
  await page.getByRole('link', { name: 'Forgot Username?' }).click();
  await page.getByLabel('Attorney Number').fill('20417');
  await page.getByLabel('ZIP', { exact: true }).fill('30030');
  await page.getByLabel('EIN/SSN Last Four').fill('0000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Sorry, Attorney not found!');
  await page.getByLabel('EIN/SSN Last Four').fill('4471');
  await page.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Please check email for Username,You can login now!');
  expect(world.mails).toContain(`username ${world.attorney.username}`);
  await context.close();
});

test('a forgotten password is chosen anew by the link of a mail, which works once', async () => {
  const { world } = at.provider;
  const { page, context, watch } = await person();
  await page.goto(`${at.address}/login`);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Attorney Number').fill('20417');
  await page.getByLabel('Username').fill(world.attorney.username);
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByText(world.attorney.secret_question).waitFor();
  const answer = page.getByRole('textbox', { name: 'Secret Answer' });
  await answer.fill('Elm');
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await messageBy(page, 'Sorry, Your answer did not match').waitFor();
  await answer.fill('Mulberry');
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByRole('heading', { name: 'Password reset link sent to your email' }).waitFor();

  const link = `${at.address}/reset-password#${world.mails.at(-1)?.replace('link ', '')}`;
  await page.goto(link);
  await choose(page, ['New Password', 'Confirm Password'], CHOSEN);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await toast(page, 'Password changed successfully!');
  await page.goto(`${at.address}/help`);
  await page.goto(link);
  await toast(page, 'Sorry, Your link is expired, please send again!');
  await page.goto(`${at.address}/login`);
  await logIn(page, world.attorney.username, CHOSEN);
  await page.getByRole('heading', { name: 'Adaeze Holloway' }).waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('settings change what one logs in with, and refuse an old password that is another', async () => {
  const { attorney } = at.provider.world;
  const { page, context, watch } = await person();
  await page.goto(`${at.address}/login`);
  await logIn(page, attorney.username, attorney.password);
  await page.getByRole('heading', { name: 'Adaeze Holloway' }).waitFor();
  await page.goto(`${at.address}/change-settings`);
  await passwordField(page, 'Old Password').fill('Another!2026');
  await page.getByLabel('Secret Answer').fill('Mulberry');
  await choose(page, ['New Password', 'Confirm Password'], 'Lantern!2028');
  const save = page.getByRole('button', { name: 'Update', exact: true });
  await save.click();
  await messageBy(page, 'Old password is incorrect, Please try again!').waitFor();
  await passwordField(page, 'Old Password').fill(attorney.password);
  await save.click();
  await toast(page, 'Settings changed successfully');
  expect(attorney.password).toBe('Lantern!2028');
  // Where one is logged in, the second step and the mails are our server's alone.
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).not.toContain('Mails');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
