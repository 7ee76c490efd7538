// Approving and publishing a change in the Studio, and the history, each state of them on a desktop and on a phone, in both sets of colors.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { menuOf, openSentence, reworded } from './support/editor.ts';
import { toast } from './support/reading.ts';
import { startServer, type TestServer } from './support/server.ts';
import { expectNoFaults, looksOf } from './support/studio-looks.ts';

const KEY = 'feedback.comments.label';

const browser = aBrowser();
let server: TestServer;
let publisher: Person;
let change = '';
/** Begun before the other was published, about the same sentence. */
let older = '';
beforeAll(async () => {
  // Approval is asked for, so that the pages have all that they can have.
  server = await startServer({ env: { PUBLISH_APPROVAL: 'on' } });
  publisher = await browser.newPerson();
});
afterAll(async () => {
  expect(publisher.watch).toEqual({ errors: [], violations: [] });
  await server?.stop();
  await server?.remove();
});

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true });
const entered = async (email: string): Promise<Person> => {
  const person = await browser.newPerson();
  await enterDesk(person.page, server, email);
  return person;
};
const publishing = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${server.address}/studio/publish?change=${id}`);
  await page.getByRole('heading', { name: 'Approval', exact: true }).waitFor();
};

test('approval is asked for and given, and the change is published', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await enterDesk(page, server, 'publisher@example.com');
  older = await reworded(page, server, { key: KEY, words: 'Your words' });
  change = await reworded(page, server, { key: KEY, words: 'What else?' });
  await publishing(page, change);
  await button(page, 'Ask for approval').click();
  await button(page, 'Send').click();
  await page.getByText('Write what changes and why').first().waitFor();
  await looks.at('asking for approval, with messages');
  await page.getByLabel('Whom').selectOption('admin@example.com');
  await page.getByLabel('What changes, and why').fill('It asked for comments.');
  await button(page, 'Send').click();
  await page.getByRole('heading', { name: 'It waits for approval' }).waitFor();
  await looks.at('approval was asked for');

  const second = await entered('admin@example.com');
  const theirs = looksOf(second.page);
  await publishing(second.page, change);
  await second.page.getByRole('heading', { name: 'It waits for your approval' }).waitFor();
  await theirs.at('approval is to be given');
  await button(second.page, 'Approve').click();
  await second.page.getByText('Approved by admin@example.com.').waitFor();
  await second.context.close();

  await publishing(page, change);
  await button(page, 'Publish').waitFor();
  await looks.at('publishing, approved');
  // The note is the one that was approved with it.
  await button(page, 'Publish').click();
  await toast(page, 'Published as release 2.');
  expectNoFaults(looks, theirs);
}, 600_000);

test('the history, what it is searched and compared for, and what it puts back', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await page.goto(`${server.address}/studio/history`);
  await page.locator('ins').first().waitFor();
  await page.getByText(/^Put back a whole form or section/).click();
  await looks.at('history, with what can be put back');
  await page.getByRole('searchbox').fill('nobody wrote this');
  await page.getByText(/^No release is called so/).waitFor();
  await looks.at('history, with nothing found');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: /^1 / }).click();
  await button(page, /^Go back to release 1/).waitFor();
  await looks.at('the first release');
  await button(page, /^Go back to release 1/).click();
  await page.getByRole('heading', { name: /^Put back/ }).waitFor();
  await looks.at('what is put back');
  expectNoFaults(looks);
}, 600_000);

test('a change that another overtook is brought up to it, with both wordings to choose from', async () => {
  const { page } = publisher;
  const looks = looksOf(page);
  await publishing(page, older);
  await page.getByRole('heading', { name: 'Another release was published meanwhile' }).waitFor();
  await looks.at('publishing what was overtaken');
  await openSentence(page, server, { key: KEY, change: older });
  await looks.dialog('Bring up to the newest release', {
    async open() {
      await menuOf(page, 'Bring up to the newest release');
      const bring = page
        .getByRole('dialog')
        .getByRole('button', { name: 'Bring up to the newest release' });
      await bring.click();
      await page.getByRole('radio').first().waitFor();
      // Nothing is chosen beforehand, and nothing is thrown away unread.
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
      await bring.click();
      await page.getByText('Choose one of the two in each place first.').waitFor();
    },
    back: /^BUTTON /,
  });
  expectNoFaults(looks);
}, 600_000);
