// The account of an attorney: first login, refusals, registration and both recovery ways, every message to the letter.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import {
  ANSWER,
  approve,
  firstLogin,
  logIn,
  newMember,
  openMail,
  PASSWORD,
  passwordField,
  QUESTION,
  register,
  signOut,
  usernameOf,
} from './support/member.ts';
import { descriptionOf, messageBy, pathOf, storageOf, toast } from './support/reading.ts';

const server = inject('server');
const browser = aBrowser();

const NEW_PASSWORD = 'Harbor!2027';
const open = (page: Page, to: string) => page.goto(server.address + to);

/** A mail scanner: opens the page in a browser of its own, then page and call behind it a hundred times. */
async function scan(link: string): Promise<void> {
  const { page, context } = await browser.newPerson();
  await open(page, link);
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
  const data = { id: link.split('#').at(-1) };
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await context.request.get(server.address + link)).ok()).toBe(true);
    const call = `${server.address}/api/portal/check_password_link_status.php`;
    expect(await (await context.request.post(call, { data })).json()).toMatchObject({
      data: { expired: false },
    });
  }
  await context.close();
}

test('first-time login leads through registration and login to the way out', async () => {
  const { page, context, watch } = await browser.newPerson();
  const who = await approve(server);

  await firstLogin(page, server, who);
  await register(page, who);
  await toast(page, 'Password registered successfully, You can login now!');
  expect(await page.getByLabel('Username').inputValue()).toBe(usernameOf(who));

  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
  await page.getByRole('heading', { name: 'Julian Castellano' }).waitFor();
  const links = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .allInnerTexts();
  expect(links).toEqual([
    'Home',
    'Profile',
    'Claims',
    'Authorization Requests',
    'Cases',
    'Helpful Information',
  ]);
  const footer = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  expect(await footer.allInnerTexts()).toEqual(links);
  const kept = await storageOf(page);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(ANSWER);

  await page.locator('.user > button').click();
  const menu = page.locator('.user-menu').getByRole('link');
  await menu.filter({ hasText: 'Your forms' }).waitFor();
  expect(await menu.allInnerTexts()).toEqual(['Guide to the demo', 'Your forms', 'User Settings']);
  await page.keyboard.press('Escape');
  await signOut(page);
  expect(await storageOf(page)).not.toContain(who.id);
  await open(page, '/home');
  await page.waitForURL('**/unauthorized');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('the login page says each refusal in its words', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await open(page, '/login');
  await toast(page, 'Already logged In');
  expect(pathOf(page)).toBe('/home');
  await signOut(page);

  await logIn(page, usernameOf(who), 'Wrong#2026');
  await messageBy(page, 'Incorrect password. Try again').waitFor();
  expect(await passwordField(page, 'Password').inputValue()).toBe('Wrong#2026');

  await page.getByRole('button', { name: 'Register Account' }).click();
  await page.getByLabel('USL Attorney Number').fill('99999999');
  await page.getByLabel('ZIP of primary address').fill(who.zip);
  await page.getByLabel('EIN/SSN last four digits').fill(who.lastFour);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await toast(page, 'Attorney not found');

  await page.getByLabel('USL Attorney Number').fill(who.id);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await toast(page, 'Password already registered');
  await page.getByRole('button', { name: 'Log In' }).waitFor();

  await page.route('**/login_attorney.php', (route) => route.abort());
  await logIn(page, usernameOf(who));
  await toast(page, 'Something went wrong, please Try again');
  await context.close();
});

test('the registration says each fault in its words, and a taken username blocks it', async () => {
  const { page, context } = await browser.newPerson();
  await open(page, '/register');
  await toast(page, 'Please SignUp first!');
  expect(pathOf(page)).toBe('/login');

  const who = await approve(server);
  await firstLogin(page, server, who);
  await page.getByLabel('Username').fill('demoattorney1');
  await messageBy(page, 'UserName already taken').waitFor();
  await passwordField(page, 'Password').fill('portal2026');
  await passwordField(page, 'Confirm Password').fill('another');
  await page.getByRole('button', { name: 'Register Account' }).click();
  await messageBy(page, 'Please enter valid password').waitFor();
  await messageBy(page, 'Passwords must match').waitFor();
  expect(pathOf(page)).toBe('/register');

  await page.getByLabel('Username').fill('dana');
  await page.getByLabel('Secret Answer').focus();
  await messageBy(page, 'must be at least 8 characters').waitFor();
  await page.getByLabel('Username').fill('dana.whitfield');
  await page.getByLabel('Secret Answer').focus();
  await messageBy(page, 'must be only alphabetics and numeric').waitFor();
  await page
    .getByText(
      'Must be at least 8 characters and contain a lowercase & uppercase character with a special character and a number.',
    )
    .waitFor();

  // The step before has ended meanwhile: what was typed stays.
  await context.clearCookies();
  await page.getByLabel('Username').fill(usernameOf(who));
  await page.getByText('UserName Available').waitFor();
  await passwordField(page, 'Password').fill(PASSWORD);
  await passwordField(page, 'Confirm Password').fill(PASSWORD);
  await page.getByLabel('Secret Question').selectOption({ label: QUESTION });
  await page.getByLabel('Secret Answer').fill(ANSWER);
  await page.getByRole('button', { name: 'Register Account' }).click();
  await toast(page, 'No attorney Found');
  expect(await page.getByLabel('Secret Answer').inputValue()).toBe(ANSWER);
  await context.close();
});

test('a forgotten username comes by mail', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot Username?' }).click();
  await page.getByLabel('Attorney Number').fill(who.id);
  await page.getByLabel('ZIP', { exact: true }).fill(who.zip);
  await page.getByLabel('EIN/SSN Last Four').fill('0000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Sorry, Attorney not found!');

  await page.getByLabel('EIN/SSN Last Four').fill(who.lastFour);
  await page.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Please check email for Username,You can login now!');
  expect(pathOf(page)).toBe('/login');
  const letter = await openMail(page, server, who, 'username');
  expect(await letter.innerText()).toContain(usernameOf(who));
  await context.close();
});

test('a forgotten password is chosen anew by a link that works once', async () => {
  const { page, context, watch } = await browser.newPerson();
  const who = await newMember(page, server);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Attorney Number').fill(who.id);
  await page.getByLabel('Username').fill('somebodyelse');
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await toast(page, 'Attorney not found');

  await page.getByLabel('Username').fill(usernameOf(who));
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByText(QUESTION).waitFor();
  const answer = page.getByRole('textbox', { name: 'Secret Answer' });
  await answer.fill('Elm');
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await messageBy(page, 'Sorry, Your answer did not match').waitFor();
  await answer.fill(ANSWER);
  await page.getByRole('button', { name: 'Get Reset Link' }).click();
  await page.getByRole('heading', { name: 'Password reset link sent to your email' }).waitFor();

  const letter = await openMail(page, server, who, 'Choose a new password');
  const choose = letter.getByRole('link', { name: 'Choose a new password' });
  const { pathname, hash } = new URL((await choose.getAttribute('href')) ?? '', server.address);
  const link = `${pathname}${hash}`;
  await scan(link);
  // One of an older mail has its token in the path: it works, and the token goes from there at once.
  await open(page, link.replace('#', '/'));
  await passwordField(page, 'New Password').waitFor();
  await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === hash);
  await page.goBack();
  await choose.click();
  await passwordField(page, 'New Password').fill('short');
  await passwordField(page, 'Confirm Password').fill('other');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await messageBy(page, 'Please enter valid password').waitFor();
  await messageBy(page, 'Passwords must match').waitFor();
  await passwordField(page, 'New Password').fill('Password1!');
  await passwordField(page, 'Confirm Password').fill('Password1!');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const common = 'This password is too common to be safe. Choose another one.';
  await messageBy(page, common).waitFor();
  expect(await descriptionOf(passwordField(page, 'New Password'))).toContain(common);
  await passwordField(page, 'New Password').fill(NEW_PASSWORD);
  await passwordField(page, 'Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await toast(page, 'Password changed successfully!');
  expect(pathOf(page)).toBe('/login');

  await open(page, link);
  await toast(page, 'Sorry, Your link is expired, please send again!');
  await page.waitForURL('**/forgot-password');

  await open(page, '/login');
  await logIn(page, usernameOf(who));
  await messageBy(page, 'Incorrect password. Try again').waitFor();
  await logIn(page, usernameOf(who), NEW_PASSWORD);
  await page.waitForURL('**/home');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
