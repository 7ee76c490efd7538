// To look saves nothing: whoever opens every kind of thing in the Studio, its previews, comparisons, history and publishing leaves all as it was.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { box, preview, reworded } from './support/editor.ts';
import { toast } from './support/reading.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const KEY = 'feedback.comments.label';
const KINDS = ['Forms', 'Sections', 'Tables', 'Mails', 'Documents', 'Pages', 'Flows'];

const browser = aBrowser();
let server: TestServer;
/** Somebody's change, which others look at. */
let change = '';
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  await server?.remove();
});

test('there is a release by somebody, and a change in work', async () => {
  const { page } = await browser.newPerson();
  await enterDesk(page, server, 'publisher@example.com');
  await reworded(page, server, { key: KEY, words: 'What else?' });
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByLabel('What changes, and why').fill('It asked for comments.');
  await button(page, 'Publish').click();
  await toast(page, 'Published as release 2.');
  change = await reworded(page, server, { key: KEY, words: 'Anything else?' });
}, 600_000);

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true });
type Rows = Readonly<Record<string, readonly string[]>>;
const rows = () => ask<Rows>(server, 'studioRows');

/** A colleague's pages, on which nothing is typed but what a preview asks. */
async function looking(look: (page: Page) => Promise<void>): Promise<void> {
  const before = await rows();
  expect(before.studio_change).toHaveLength(2);
  expect(before.studio_command?.length).toBeGreaterThan(0);
  const colleague = await browser.newPerson();
  await enterDesk(colleague.page, server, 'admin@example.com');
  await look(colleague.page);
  // Pages save as they are left, if they have anything to save.
  await colleague.page.goto('about:blank');
  await colleague.page.goto(`${server.address}/studio`);
  await colleague.page.getByRole('heading', { name: 'Open changes' }).waitFor();
  expect(await rows()).toEqual(before);
  await colleague.context.close();
}

test(
  'things of every kind, from home to the sentence and its preview',
  () =>
    looking(async (theirs) => {
      for (const kind of KINDS) {
        await theirs.goto(`${server.address}/studio`);
        await button(theirs, new RegExp(`^${kind}`)).click();
        await theirs.locator('.st-things tbody a.strong').first().click();
        await theirs.locator('.st-sentences').waitFor();
        const row = theirs.locator('.st-row-button').first();
        if ((await theirs.locator('.st-open').count()) === 0) await row.click();
        await theirs.locator('.st-open').waitFor();
        await theirs
          .locator('.st-stage :is(iframe, .st-paper, .st-paper-room, .empty)')
          .first()
          .waitFor();
      }
    }),
  600_000,
);

test(
  'previews in every look, a page that is used in one, and a form that is filled in',
  () =>
    looking(async (theirs) => {
      const open = (key: string) =>
        theirs.goto(`${server.address}/studio/wording?change=new&key=${key}`);
      await open('app.dashboard.request');
      await preview(theirs).getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
      await button(theirs, 'Phone').click();
      await theirs.getByLabel('Colors').selectOption({ label: 'Dark' });
      await button(theirs, 'Uses the page').click();
      await preview(theirs).getByRole('link', { name: 'Update Address' }).click();
      await expect
        .poll(() => theirs.frames().some((one) => one.url().includes('/preview/~/update-profile/')))
        .toBe(true);
      await open(KEY);
      await box(theirs).waitFor();
      await preview(theirs).getByLabel('What else?').waitFor();
      await theirs.goto(`${server.address}/preview/feedback?change=${change}`);
      await theirs.getByLabel('Anything else?').fill('Not to be kept.');
      await theirs.getByLabel('Anything else?').blur();
      await theirs.goto(`${server.address}/preview/application/practice?change=${change}`);
      await theirs.getByRole('textbox').first().fill('1');
      await theirs.getByRole('textbox').first().blur();
      const held = await theirs.evaluate(() => Object.keys(localStorage));
      expect(held.filter((key) => /draft/.test(key))).toEqual([]);
    }),
  600_000,
);

test(
  'a colleague’s change, its comparison, what publishing it would do, and the history',
  () =>
    looking(async (theirs) => {
      await theirs.goto(`${server.address}/studio/wording?change=${change}&key=${KEY}`);
      await expect.poll(() => box(theirs).inputValue()).toBe('Anything else?');
      await box(theirs).focus();
      await button(theirs, /^Changed here/).click();
      await button(theirs, /^To fix/).click();
      await theirs.getByText('Nothing to fix').waitFor();
      await theirs.goto(`${server.address}/studio/compare?change=${change}`);
      await button(theirs, /^See both/).click();
      await theirs
        .frameLocator('iframe[title="With this change"]')
        .locator('label', { hasText: 'Anything else?' })
        .waitFor();
      await theirs.goto(`${server.address}/studio/publish?change=${change}`);
      await theirs.getByRole('heading', { name: 'Tried on open drafts' }).waitFor();
      await theirs.getByText(/^Only words change/).waitFor();
      await button(theirs, 'Ask for approval').click();
      await theirs.getByLabel('Whom').waitFor();
      await theirs.goto(`${server.address}/studio/history`);
      await theirs.locator('ins').first().waitFor();
      await theirs.getByRole('link', { name: /^1 / }).click();
      await button(theirs, /^Go back to release 1/).waitFor();
    }),
  600_000,
);

test('a link to a change that is no longer there says so, and leads to those that are', async () => {
  const { page } = await browser.newPerson();
  await enterDesk(page, server, 'editor@example.com');
  for (const place of ['wording', 'publish', 'compare']) {
    await page.goto(
      `${server.address}/studio/${place}?change=00000000-0000-4000-8000-000000000000`,
    );
    await page.getByRole('heading', { name: 'There is no such change' }).waitFor();
    await page.getByRole('link', { name: 'To the Studio’s home' }).click();
    await page.getByRole('heading', { name: 'Open changes' }).waitFor();
  }
});
