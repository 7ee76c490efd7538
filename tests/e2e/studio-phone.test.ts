// The Studio on a phone, one pane at a time: a sentence is found, worded and seen, what is wrong is put right, it is compared, approved, published, looked up in the history and put back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { box, changeAt, preview, saved } from './support/editor.ts';
import { toast } from './support/reading.ts';
import { measured } from './support/scan.ts';
import { startServer, type TestServer } from './support/server.ts';

const KEY = 'feedback.comments.label';
const WORDS = 'What would you like to say?';
const PHONE = { width: 390, height: 844 };

const browser = aBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  await server?.remove();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const entered = async (email: string): Promise<Page> => {
  const { page } = await browser.newPerson(PHONE);
  await enterDesk(page, server, email);
  return page;
};
/** Nothing scrolls sideways, and what is pressed is large enough for a finger. */
const fits = async (page: Page, state: string): Promise<void> =>
  expect([state, await measured(page)]).toEqual([state, []]);

test('a sentence is found, worded, seen, put right and brought to a release, on phones', async () => {
  const page = await entered('wording@example.com');
  await page.goto(`${server.address}/studio`);
  await page.locator('.st-everything tbody tr').first().waitFor();
  await fits(page, 'home');
  await page.getByRole('searchbox').fill(KEY);
  await page.locator('.st-results a').first().waitFor();
  await fits(page, 'found at home');
  await page.locator('.st-results a').first().click();
  await box(page).waitFor();
  expect(await page.locator('iframe').first().isVisible()).toBe(false);
  await box(page).fill('Your {{name}} here');
  await saved(page);
  const change = await changeAt(page);
  await fits(page, 'wording');

  // What is wrong is counted, told, and leads to its place.
  await button(page, /^To fix [1-9]/).click();
  await button(page, 'Go to the sentence').first().waitFor();
  await fits(page, 'problems');
  await button(page, 'Go to the sentence').first().click();
  await box(page).fill(WORDS);
  await saved(page);
  await button(page, 'To fix 0').click();
  await page.getByText('Nothing to fix').waitFor();
  await fits(page, 'no problems');

  // One pane at a time: the preview takes the place of the sentences, and gives it back.
  const panes = page.getByRole('navigation', { name: 'Panes' });
  await panes.getByRole('button', { name: 'Preview' }).click();
  await preview(page).getByText(WORDS).first().waitFor();
  // It was drawn while its pane was put away, and is looked at now.
  await page.getByText(/^Shown here: 1 of \d+ place/).waitFor();
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  await fits(page, 'preview');
  const shown = page.frames().find((frame) => frame.url().includes('/preview/feedback'));
  expect(
    await shown?.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  await preview(page).getByText(WORDS).first().click();
  await box(page).waitFor();

  await panes.getByRole('link', { name: 'Compare' }).click();
  await page.locator('ins').first().waitFor();
  await button(page, /^See both/).click();
  await page
    .frameLocator('iframe[title="With this change"]')
    .locator('label', { hasText: WORDS })
    .waitFor();
  await fits(page, 'comparison');
  // Whoever goes on editing sees what was changed, with nothing opened.
  await page.getByRole('link', { name: 'Go on editing' }).click();
  await panes.getByRole('button', { name: 'Preview' }).click();
  await preview(page).getByText(WORDS).first().waitFor();
  await panes.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('link', { name: 'Approval…' }).click();
  await button(page, 'Ask for approval').click();
  await page.getByLabel('Whom').selectOption('publisher@example.com');
  await page.getByLabel('What changes, and why').fill('Plainer.');
  await fits(page, 'asking');
  await button(page, 'Send').click();
  await toast(page, 'They get a mail with your note.');

  const publisher = await entered('publisher@example.com');
  await publisher.goto(`${server.address}/studio`);
  await publisher
    .getByRole('link', { name: /^Approve/ })
    .first()
    .click();
  await button(publisher, 'Approve').click();
  await publisher.getByText('Approved by publisher@example.com.').waitFor();
  await fits(publisher, 'approval');
  expect(new URL(publisher.url()).searchParams.get('change')).toBe(change);
  await button(publisher, 'Publish').click();
  await toast(publisher, 'Published as release 2.');
  // The page of publishing shows what is changed, too.
  await publisher.waitForURL(/\/studio\/history/);
  await publisher.locator('h1').waitFor();
  await publisher.locator('ins').first().waitFor();
  await fits(publisher, 'history');
  await button(publisher, /^Put this back/)
    .first()
    .click();
  await publisher.getByRole('heading', { name: /^Put back: / }).waitFor();
  await fits(publisher, 'what is put back');
}, 600_000);
