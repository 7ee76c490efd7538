// The whole way of one sentence: reworded, compared, published, read by an attorney, looked up in the history and put back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { startServer, type TestServer } from './support/server.ts';

const KEY = 'feedback.comments.label';
const WORDS = 'What would you like to tell us?';

const browser = aBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  await server?.remove();
});

const entered = async (email: string) => {
  const person = await browser.newPerson();
  await enterDesk(person.page, server, email);
  return person;
};
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

async function reworded(page: Page, words: string): Promise<void> {
  await page.goto(`${server.address}/studio/wording?key=${KEY}`);
  await page.getByRole('textbox', { name: /Label of/ }).fill(words);
  await page.getByText('Saved at').waitFor();
}

test('a sentence goes from a change to everybody, and back', async () => {
  const { page, watch } = await entered('publisher@example.com');
  const visitor = await browser.newPerson();
  await visitor.page.goto(`${server.address}/forms/feedback`);
  const label = (words: string) => visitor.page.locator('label', { hasText: words }).first();
  await label('Comments').waitFor();

  await reworded(page, WORDS);
  await page.getByRole('link', { name: 'Compare, or show it' }).click();
  await page.locator('ins', { hasText: 'like to tell us?' }).waitFor();
  await page.getByRole('button', { name: /^See both/ }).click();
  const side = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  await side('Live now').locator('label', { hasText: 'Comments' }).waitFor();
  await side('With this change').locator('label', { hasText: WORDS }).waitFor();
  await expectAccessibleInBoth(page, 'comparison');

  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByRole('heading', { name: 'Tried on open drafts' }).waitFor();
  await expectAccessibleInBoth(page, 'publishing');
  await publishButton(page).click();
  await page.getByText('Write what changes and why').first().waitFor();
  await page.getByLabel('What changes, and why').fill('It asked for a message.');
  // The button says what it does.
  await page.getByRole('radio', { name: 'At a set time' }).check();
  await page.getByRole('button', { name: 'Plan it' }).waitFor();
  expect(await publishButton(page).count()).toBe(0);
  await page.getByRole('radio', { name: 'As soon as I press Publish' }).check();
  await publishButton(page).click();
  await toast(page, 'Published as release 2.');

  // The page that was open follows by itself once it asks for anything; a new one has it at once.
  await visitor.page.reload();
  await label(WORDS).waitFor();

  await page.getByRole('heading', { name: 'Wording 1 text' }).waitFor();
  await expectAccessibleInBoth(page, 'history');
  await page.getByRole('button', { name: /^Put this back/ }).click();
  await page.getByRole('heading', { name: /^Put back: / }).waitFor();
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByLabel('What changes, and why').fill('As it was.');
  await publishButton(page).click();
  await toast(page, 'Published as release 3.');
  await visitor.page.reload();
  await label('Comments').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
}, 300_000);

test('a link shows a change to a colleague, who can do nothing with it, until it is revoked', async () => {
  const { page } = await entered('editor@example.com');
  await reworded(page, 'Your words to us');
  await page.getByRole('link', { name: 'Compare, or show it' }).click();
  await page.getByRole('button', { name: 'Link for a colleague with a login' }).click();
  const address = await page.getByLabel('The link, shown only now').inputValue();
  const colleague = await entered('desk@example.com');
  await colleague.page.goto(address);
  await colleague.page.locator('ins', { hasText: 'Your' }).waitFor();
  const acts = colleague.page.getByRole('main').getByRole('button');
  expect(await acts.allInnerTexts()).toEqual([expect.stringMatching(/^See both/)]);
  await acts.click();
  const side = (name: string) => colleague.page.frameLocator(`iframe[title="${name}"]`);
  await side('Live now').locator('label', { hasText: 'Comments' }).waitFor();
  await side('With this change').locator('label', { hasText: 'Your words to us' }).waitFor();
  await expectAccessibleInBoth(colleague.page, 'a change that is shown');
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: /^Revoke/ }).waitFor({ state: 'detached' });
  await colleague.page.reload();
  await colleague.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
}, 300_000);

test('whoever may not publish asks for approval, and cannot publish', async () => {
  const { page } = await entered('wording@example.com');
  await reworded(page, 'Tell us');
  await page.getByRole('link', { name: 'Approval…' }).click();
  await page.getByRole('heading', { name: 'Tried on open drafts' }).waitFor();
  expect(await publishButton(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByLabel('Whom').selectOption('publisher@example.com');
  await page.getByLabel('What changes, and why').fill('Shorter.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await toast(page, 'They get a mail with your note.');
  const publisher = await entered('publisher@example.com');
  // Whoever opens its words is told before they type into them.
  await publisher.page.goto(page.url().replace('/publish', '/wording'));
  await publisher.page.getByText('You are asked to approve this change.').waitFor();
  await publisher.page.getByRole('link', { name: 'Look at it and answer' }).click();
  // First it is not good enough: it goes back with the reason, and is asked about again.
  await publisher.page.getByRole('button', { name: 'Send it back' }).click();
  await publisher.page.getByLabel('What has to change first').waitFor();
  await expectAccessibleInBoth(publisher.page, 'a change to be sent back');
  await publisher.page.locator('form').getByRole('button', { name: 'Send it back' }).click();
  await publisher.page.getByText('Write what has to change first.').first().waitFor();
  await publisher.page.getByLabel('What has to change first').fill('Say whom they tell.');
  await publisher.page.locator('form').getByRole('button', { name: 'Send it back' }).click();
  await toast(publisher.page, 'wording@example.com gets a mail with what you wrote.');
  await page.goto(`${server.address}/studio`);
  await page.getByRole('link', { name: /was sent back to you$/ }).click();
  await page.getByText('publisher@example.com sent it back:').waitFor();
  await page.getByText('Say whom they tell.').waitFor();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByText('publisher@example.com sent it back: “Say whom they tell.”').waitFor();
  await page.getByRole('link', { name: 'Ask again' }).click();
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByLabel('Whom').selectOption('publisher@example.com');
  await page.getByLabel('What changes, and why').fill('You know whom.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await toast(page, 'They get a mail with your note.');
  // What either does shows on the page of the other, without a reload.
  await publisher.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await publisher.page.getByText('Approved by publisher@example.com.').waitFor();
  await page.getByText('Approved by publisher@example.com.').waitFor();
  await page.getByText('It is approved. A publisher or an administrator').waitFor();
}, 300_000);

test('somebody without a login sees the change by a link and its code, and nothing else', async () => {
  const { page } = await entered('editor@example.com');
  await reworded(page, 'What we should know');
  await page.getByRole('link', { name: 'Compare, or show it' }).click();
  await page.getByRole('button', { name: 'Link with a code, for anybody' }).click();
  const address = await page.getByLabel('The link, shown only now').inputValue();
  const code = await page.locator('.compare-code b').innerText();

  const boss = await browser.newPerson();
  await boss.page.goto(address);
  await boss.page.getByRole('heading', { name: 'Somebody wants to show you a change' }).waitFor();
  await expectAccessibleInBoth(boss.page, 'the code of a change');
  await boss.page.getByLabel('Code').fill(code.toLowerCase());
  await boss.page.keyboard.press('Enter');
  await boss.page.locator('ins', { hasText: 'we should know' }).waitFor();
  await boss.page.getByText('Preview of a change, not published').waitFor();
  await boss.page.getByRole('button', { name: /^See both/ }).click();
  const side = (name: string) => boss.page.frameLocator(`iframe[title="${name}"]`);
  await side('Live now').locator('label', { hasText: 'Comments' }).waitFor();
  await side('With this change').locator('label', { hasText: 'What we should know' }).waitFor();
  await expectAccessibleInBoth(boss.page, 'a change shown by a code');
  expect(boss.watch).toEqual({ errors: [], violations: [] });

  // Loaded again, it is shown again; another window is asked for the code.
  await boss.page.reload();
  await boss.page.locator('ins', { hasText: 'we should know' }).waitFor();
  const other = await boss.context.newPage();
  await other.goto(address);
  await other.getByLabel('Code').waitFor();
  await other.close();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: /^Revoke/ }).waitFor({ state: 'detached' });
  await boss.page.reload();
  await boss.page.getByLabel('Code').fill(code);
  await boss.page.keyboard.press('Enter');
  await boss.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
}, 300_000);

test('a change is asked for a name before it is published, and is renamed where its name stands', async () => {
  const { page } = await entered('publisher@example.com');
  await reworded(page, 'Anything else');
  await page.getByRole('link', { name: 'Publish…' }).click();
  const asked = page.getByRole('heading', { name: 'Give this change a name' });
  await asked.waitFor();
  await page.getByLabel('Name', { exact: true }).fill('A friendlier feedback form');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('heading', { name: 'A friendlier feedback form' }).waitFor();
  expect(await asked.count()).toBe(0);
  await page.getByRole('link', { name: 'Compare, or show it' }).click();
  await page.getByRole('heading', { name: 'Show it to somebody' }).waitFor();
  await page.getByRole('button', { name: 'Rename' }).click();
  const field = page.getByLabel('Name', { exact: true });
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  await field.fill('Feedback, friendlier');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('heading', { name: 'Feedback, friendlier' }).waitFor();
  const rename = page.getByRole('button', { name: 'Rename' });
  await expect.poll(() => rename.evaluate((node) => node === document.activeElement)).toBe(true);
}, 300_000);

test('whoever asked takes the request back, stays where it is told, and asks again', async () => {
  const { page } = await entered('wording@example.com');
  await page.goto(`${server.address}/studio/wording?change=new&key=${KEY}`);
  await page.getByRole('textbox', { name: /Label of/ }).fill('Write to us');
  await page.getByText('Saved at').waitFor();
  await page.getByRole('link', { name: 'Approval…' }).click();
  const asked = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Ask for approval', exact: true }).click();
    await page.getByLabel('Whom').selectOption('publisher@example.com');
    await page.getByLabel('What changes, and why').fill('Plainer.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('wording@example.com asked publisher@example.com to').waitFor();
  };
  await asked();
  await page.getByRole('button', { name: 'Ask somebody else' }).waitFor();
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByRole('button', { name: 'Withdraw the request' }).waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Approval');
  await asked();
}, 300_000);

test('whoever asked reads that it is live once somebody else has published it, and words typed on are another change', async () => {
  const { page } = await entered('wording@example.com');
  await page.goto(`${server.address}/studio/wording?change=new&key=${KEY}`);
  await page.getByRole('textbox', { name: /Label of/ }).fill('Say it in your words');
  await page.getByText('Saved at').waitFor();
  await page.getByRole('link', { name: 'Approval…' }).click();
  await page.getByRole('button', { name: 'Ask for approval', exact: true }).click();
  await page.getByLabel('Whom').selectOption('publisher@example.com');
  await page.getByLabel('What changes, and why').fill('Friendlier.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await toast(page, 'They get a mail with your note.');
  const publisher = await entered('publisher@example.com');
  await publisher.page.goto(page.url());
  await publisher.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await publisher.page.getByRole('button', { name: 'Go on to publishing it' }).click();
  await publishButton(publisher.page).click();
  await publisher.page.waitForURL('**/studio/history?release=*');
  await page.getByRole('heading', { name: 'It is live' }).waitFor();
  expect(await page.getByRole('button', { name: 'Ask for approval' }).count()).toBe(0);
  await expectAccessibleInBoth(page, 'a change that is live');
  const published = new URL(page.url()).searchParams.get('change') ?? '';
  await page.goto(`${server.address}/studio/wording?change=${published}&key=${KEY}`);
  await page.getByRole('textbox', { name: /Label of/ }).fill('Say it in words of your own');
  await page.getByText('Saved at').waitFor();
  expect(new URL(page.url()).searchParams.get('change')).not.toBe(published);
}, 300_000);
