// Home and Wording in the Studio, from the first visit to the login in place, on a desktop and on a phone, in both sets of colors: what a scan finds, and where focus goes when one is closed.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { box, changeAt, menuOf, openSentence, preview, saved } from './support/editor.ts';
import { focusOn } from './support/keys.ts';
import { ask, startServer, type TestServer } from './support/server.ts';
import { expectNoFaults, looksOf } from './support/studio-looks.ts';

const LABEL = 'blocks.credential.bar_number.label';

const browser = aBrowser();
let server: TestServer;
let publisher: Person;
let change = '';
beforeAll(async () => {
  server = await startServer();
  publisher = await browser.newPerson();
});
afterAll(async () => {
  expect(publisher.watch.violations).toEqual([]);
  await server?.stop();
  await server?.remove();
});

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true });

test('home, and what is found there', async () => {
  const { page } = publisher;
  await enterDesk(page, server, 'publisher@example.com');
  await page.goto(`${server.address}/studio`);
  const looks = looksOf(page);
  await page.getByText('No open changes').waitFor();
  await page.locator('.st-everything tbody tr').first().waitFor();
  await looks.at('home');
  await page.keyboard.press('/');
  await page.keyboard.type('Bar Number');
  await page.locator('.st-results li').first().waitFor();
  await looks.at('found at home');
  expectNoFaults(looks);
}, 600_000);

test('an open sentence, its faults, and every list', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await openSentence(page, server, { key: LABEL, change: 'new' });
  await preview(page).getByText('Practice Details').filter({ visible: true }).first().waitFor();
  await looks.at('an open sentence');
  await box(page).fill('Number {{of}} your bar');
  await saved(page);
  change = await changeAt(page);
  await button(page, /^To fix [1-9]/).waitFor();
  await looks.at('a sentence with a fault');
  await button(page, /^To fix/).click();
  await looks.at('what is to fix');
  await button(page, /^Changed here/).click();
  await looks.at('what is changed');
  await button(page, /^Fixed words/).click();
  await looks.at('fixed words');
  await openSentence(page, server, { key: LABEL, change });
  await box(page).fill('Number of your bar');
  await saved(page);
  await button(page, 'To fix 0').waitFor();
  expectNoFaults(looks);
}, 600_000);

test('a comment is written and answered, and focus goes on where it was', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await openSentence(page, server, { key: LABEL, change });
  await button(page, 'Comment').click();
  await page.getByLabel('What you want to say about it').fill('Is this plain?');
  await looks.at('a comment that is written');
  await button(page, 'Post comment').click();
  await page.locator('.st-said').getByText('Is this plain?').waitFor();
  await focusOn(page, 'Answer');
  await looks.at('a comment');
  await button(page, 'Mark as settled').click();
  await button(page, 'Open again').waitFor();
  await focusOn(page, 'Open again');
  await looks.at('a comment that is settled');
  expectNoFaults(looks);
}, 600_000);

test('a discarded change, what it says and how it is brought back', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await openSentence(page, server, { key: LABEL, change });
  await menuOf(page, 'Discard');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByText(/^Discarded/).click();
  await looks.at('home with a discarded change');
  await page.goto(`${server.address}/studio/wording?change=${change}`);
  await button(page, /^Bring it back/)
    .first()
    .waitFor();
  await looks.at('a discarded change');
  await button(page, /^Bring it back/)
    .first()
    .click();
  await button(page, /^Bring it back/)
    .first()
    .waitFor({ state: 'detached' });
  expectNoFaults(looks);
}, 600_000);

test('the login in place', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await openSentence(page, server, { key: LABEL, change });
  await ask(server, 'expireStaff', 'publisher@example.com');
  await box(page).fill('After the end');
  await page.getByRole('dialog', { name: 'Log in to go on' }).waitFor();
  await focusOn(page, 'Password');
  await looks.at('the login in place');
  expectNoFaults(looks);
}, 600_000);
