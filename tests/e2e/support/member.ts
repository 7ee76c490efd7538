// What an attorney does with an account, step by step; each step leaves the page on the next one.
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { codeOf, stepAt } from '../../../server/accounts/totp.ts';
import type { AnyLocator, AnyPage } from './any-page.ts';
import { ask, type Reached } from './server.ts';

export interface Approved {
  readonly id: string;
  readonly email: string;
  readonly zip: string;
  readonly lastFour: string;
}

/** What those choose who register. */
export const PASSWORD = 'Lantern!2026';
/** Of everybody whom the demo world brings: nobody could choose it. */
export const DEMO_PASSWORD = 'Portal#2026';

const passwordOf = (username: string): string =>
  /^(demo|registered)attorney/.test(username) ? DEMO_PASSWORD : PASSWORD;

export const QUESTION = "What is your mother's maiden name?";
export const ANSWER = 'Mulberry';

/** An attorney with an approved application and no account yet. */
export const approve = (server: Reached): Promise<Approved> =>
  ask<Approved>(server, 'approve', { zip: '90210', lastFour: '8765' });

/** Letters and digits only, and nobody else's. */
export const usernameOf = ({ id }: Approved): string => `attorney${id}`;

/** The input itself: on a page about passwords, a part of it may have the same name. */
export function passwordField(page: Page, name: string): Locator;
export function passwordField(page: AnyPage, name: string): AnyLocator;
export function passwordField(page: AnyPage, name: string): AnyLocator {
  return page.getByLabel(name, { exact: true }).and(page.locator('input'));
}

/** The three answers of somebody who never logged in before; leads to the registration. */
export async function firstLogin(page: AnyPage, server: Reached, who: Approved): Promise<void> {
  await page.goto(`${server.address}/login`);
  await page.getByRole('button', { name: 'Register Account' }).click();
  await identify(page, who);
}

/** The same where the page asks for them already, as the link of the welcome mail does. */
export async function identify(page: AnyPage, who: Approved): Promise<void> {
  await page.getByLabel('USL Attorney Number').fill(who.id);
  await page.getByLabel('ZIP of primary address').fill(who.zip);
  await page.getByLabel('EIN/SSN last four digits').fill(who.lastFour);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.waitForURL('**/register');
}

/** Fills the registration and sends it; leads to the login. */
export async function register(page: AnyPage, who: Approved): Promise<void> {
  await page.getByLabel('Username').fill(usernameOf(who));
  await page.getByText('UserName Available').waitFor();
  await passwordField(page, 'Password').fill(PASSWORD);
  await passwordField(page, 'Confirm Password').fill(PASSWORD);
  await page.getByLabel('Secret Question').selectOption({ label: QUESTION });
  await page.getByLabel('Secret Answer').fill(ANSWER);
  await page.getByRole('button', { name: 'Register Account' }).click();
  await page.waitForURL('**/login');
}

/** Enters username and password on the login page and presses Log In. */
export async function logIn(
  page: AnyPage,
  username: string,
  password = passwordOf(username),
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await passwordField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function signOut(page: AnyPage): Promise<void> {
  const leave = page.getByRole('button', { name: 'Sign out' });
  // A page that is still arriving takes the focus to its heading, and the menu closes: it is opened again.
  await vi.waitFor(
    async () => {
      if (!(await leave.isVisible())) await page.locator('.user > button').click();
      await leave.click({ timeout: 5_000 });
    },
    { timeout: 120_000 },
  );
  await page.waitForURL('**/login');
}

/** Opens two-step login with the password; gives the key that an authenticator app would scan. */
export async function newKey(page: AnyPage): Promise<string> {
  await passwordField(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  return page.locator('.account-key > code').innerText();
}

/** Enters the code that the app shows so many steps from now: each is taken once, and a little early or late. */
export async function fillCode(page: AnyPage, key: string, steps: number): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, stepAt(new Date()) + steps));
}

/** A new attorney, registered by calls and logged in by hand, on the home page. */
export async function newMember(page: Page, server: Reached): Promise<Approved> {
  const who = await approve(server);
  await registerByCalls(page, server, who);
  await page.goto(`${server.address}/login`);
  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
  return who;
}

/** What `firstLogin` and `register` do in the pages; they have tests of their own. */
async function registerByCalls(page: Page, server: Reached, who: Approved): Promise<void> {
  const { request } = page.context();
  const send = async (call: string, data: object): Promise<void> => {
    const answer = await request.post(`${server.address}/api/portal/${call}.php`, { data });
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  };
  await send('login_attorney', {
    is_registered: false,
    attorney_number: who.id,
    zip: who.zip,
    last_4_ssn: who.lastFour,
  });
  await send('setup_attorney', {
    id: who.id,
    username: usernameOf(who),
    password: PASSWORD,
    confirm_password: PASSWORD,
    secret_question: "mother's maiden name",
    secret_answer: ANSWER,
  });
}

/** Opens the mailbox and the newest mail to somebody with these words in its subject; the letter as it is shown. */
export async function openMail(
  page: Page,
  server: Reached,
  who: Approved,
  words: string,
): Promise<Locator> {
  await page.goto(`${server.address}/demo/mailbox`);
  const entries = page.getByRole('link').filter({ hasText: who.email });
  await entries.filter({ hasText: words }).first().click();
  const letter = page.getByRole('article');
  await letter.getByRole('heading', { name: words }).waitFor();
  return letter;
}
