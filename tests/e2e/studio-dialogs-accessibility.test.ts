// What opens beside and over the sentences in the Studio: mails, pages, documents, dialogs, menus and two wordings, on a desktop and on a phone, in both sets of colors: what a scan finds, and where focus goes when one is closed.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { box, menuOf, openSentence, preview, reworded, saved } from './support/editor.ts';
import { focusOn } from './support/keys.ts';
import { violations } from './support/scan.ts';
import { startServer, type TestServer } from './support/server.ts';
import { expectNoFaults, looksOf } from './support/studio-looks.ts';

const LABEL = 'blocks.credential.bar_number.label';
const MAIL = 'mail.approved';
const PAGE = 'pages.help_claims';
const DOCUMENT = 'documents.attorney_agreement';
const OF_PAGE = 'app.dashboard.request';

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

test('mails, documents, help pages, and a page of the portal beside the list', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await enterDesk(page, server, 'publisher@example.com');
  change = await reworded(page, server, { key: LABEL, words: 'Number of your bar' });
  await openSentence(page, server, { key: MAIL, change });
  await button(page, 'Send me a test').click();
  await page.getByText('A test is on its way to publisher@example.com.').waitFor();
  await looks.at('a mail, with the message that a test is sent');
  await button(page, 'As plain text').click();
  await page.locator('.st-paper pre').waitFor();
  await looks.at('a mail as text');
  await openSentence(page, server, { key: PAGE, change });
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  await looks.at('a help page');
  await openSentence(page, server, { key: DOCUMENT, change });
  await button(page, 'Make the PDF').waitFor();
  await page.locator('.leaf h2').first().waitFor();
  await looks.at('a document');
  await openSentence(page, server, { key: OF_PAGE, change });
  await preview(page).getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
  await looks.at('a page of the portal');
  expectNoFaults(looks);
}, 600_000);

test('dialogs and menus, each of which gives focus back', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await openSentence(page, server, { key: LABEL, change });
  await looks.dialog('Find and replace', {
    async open() {
      await button(page, 'Find and replace').click();
      const dialog = page.getByRole('dialog', { name: 'Find and replace' });
      await dialog.getByLabel('Find', { exact: true }).fill('law school');
      await dialog.getByLabel('Replace with').fill('school of law');
      await dialog.getByRole('listitem').first().waitFor();
    },
    back: /^BUTTON Find and replace/,
  });
  const back = /^BUTTON .*bar/i;
  for (const name of ['Rename', 'Hand over', 'Discard'])
    await looks.dialog(name, { open: () => menuOf(page, name), back });
  // What lies under a menu that is open is no target: a scan would take it for one.
  for (const [width, path, menu] of [
    [1280, page.url(), page.locator('.st-strip .st-menu > button')],
    [390, `${server.address}/studio`, button(page, 'Menu')],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await menu.click();
    await page.locator('.st-menu-list').waitFor();
    const found = await violations(page);
    expect(found.filter((fault) => !fault.startsWith('target-size'))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.st-menu-list').waitFor({ state: 'detached' });
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expectNoFaults(looks);
}, 600_000);

test('two wordings, and where focus goes once one is chosen', async () => {
  const { page, context } = publisher;
  await openSentence(page, server, { key: LABEL, change });
  const second = await context.newPage();
  const looks = looksOf(second);
  await openSentence(second, server, { key: LABEL, change });
  // The second window cannot hear of the other's words before it sends its own.
  await second.route('**/api/studio/change', (route) => route.abort());
  await box(page).fill('Here');
  await saved(page);
  await box(second).fill('There');
  await second.getByText('Two wordings of').first().waitFor();
  await looks.at('two wordings');
  await button(second, 'Keep this one').click();
  await focusOn(second, /^TEXTAREA/);
  await second.close();

  await page.reload();
  await button(page, 'Put back what it was').click();
  await focusOn(page, /^TEXTAREA/);
  await box(page).fill('Number of your bar');
  await saved(page);
  expectNoFaults(looks);
}, 600_000);
