// The guide to the demo world: somebody who has read nothing follows its links and what it says to press, and gets through.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, passCode } from './support/clerk.ts';
import { openSentence } from './support/editor.ts';
import { DEMO_PASSWORD, passwordField } from './support/member.ts';
import { applied, goToSigning, openDocument, readOn } from './support/signer.ts';

const server = inject('server');
const browser = aBrowser();

const guide = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Follows a link of the guide. */
const follow = (page: Page, name: string) =>
  guide(page).getByRole('link', { name, exact: true }).click();
/** Goes back to the guide by the link at the foot of the page. */
async function back(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guide to the demo' }).click();
  await heading(page, 'Demo world');
}

test('no two links of the guide are called alike, and the mailbox comes before the walks', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/demo`);
  await heading(page, 'Demo world');
  const names = await guide(page).getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(25);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('Open the mailbox');
  const headings = await guide(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.slice(0, 3)).toEqual([
    '1. Join the network',
    '2. Work as an attorney',
    '3. Answer at the desk',
  ]);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('an applicant begins, reads the code in the mailbox, comes back to the guide, and is led to sign', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/demo`);
  await follow(page, 'Start as a new applicant');
  await press(page, 'Click to proceed to the application');
  await heading(page, 'Check your e-mail');
  await back(page);
  await follow(page, 'Read the code in the mailbox');
  await heading(page, 'Mailbox');
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link').first().waitFor();
  await back(page);
  await follow(page, 'Return to a saved application');
  await expect.poll(() => page.getByLabel('E-mail Address').inputValue()).toMatch(/^saved/);
  await back(page);
  await follow(page, 'Sign an application');
  await expect.poll(() => page.getByLabel('E-mail Address').inputValue()).toMatch(/^unsigned/);
  await context.close();
});

test('an attorney logs in, and every further step of the walk is open', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/demo`);
  await follow(page, 'Log in as Marian Whitlock');
  await passwordField(page, 'Password').fill(DEMO_PASSWORD);
  await press(page, 'Log In');
  await page.waitForURL('**/home');
  // A menu is shut by whatever takes focus from it, as a page does that has just come.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.locator('.user > button').click();
  await page.locator('#user-menu').getByRole('link', { name: 'Guide to the demo' }).click();
  await heading(page, 'Demo world');
  for (const [link, path] of [
    ['See the dashboard', '/home'],
    ['Ask for an authorization', '/create-authorization'],
    ['Claim a fee', '/claims'],
  ] as const) {
    await follow(page, link);
    await page.waitForURL(`**${path}*`);
    await back(page);
  }
  await follow(page, 'Accept or decline a matter');
  await page.getByRole('radio', { name: 'Accept' }).waitFor();
  await context.close();
});

test('a clerk logs in with the code that is shown, and finds an application, a request and a claim', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/demo`);
  await follow(page, 'Log in as a clerk');
  await passwordField(page, 'Password').fill(DEMO_PASSWORD);
  await press(page, 'Log In');
  await passCode(page);
  await back(page);
  for (const [link, queue] of [
    ['Approve an application', 'applications'],
    ['Answer a request', 'requests'],
    ['Work on a claim', 'claims'],
  ] as const) {
    await follow(page, link);
    await page.waitForURL(`**/desk/${queue}*`);
    await page.getByRole('table').first().waitFor();
    await back(page);
  }
  await follow(page, 'See the mails that went out');
  await heading(page, 'Mailbox');
  await context.close();
});

test('pages without a foot lead back as well: the document to sign, and a change in the Studio', async () => {
  const { page, context } = await browser.newPerson();
  const { email } = await applied(context, server);
  await goToSigning(page, server, email);
  const popup = await openDocument(page);
  await readOn(popup);
  await popup.getByRole('link', { name: 'Guide to the demo' }).click();
  await heading(popup, 'Demo world');
  await context.close();

  const editor = await browser.newPerson();
  await enterDesk(editor.page, server, 'wording@example.com');
  await openSentence(editor.page, server, { key: 'app.cases.lead', change: 'new' });
  await editor.page.locator('.st-strip .st-menu > button').click();
  await editor.page
    .locator('.st-menu-list')
    .getByRole('link', { name: 'Guide to the demo' })
    .click();
  await heading(editor.page, 'Demo world');
  await editor.context.close();
});
