// Staff find a sentence, say it otherwise, see it where people read it, and take it back; nothing is live by it.
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';

const server = inject('server');
const browser = aBrowser();
let entered: Promise<Person> | undefined;

/** An editor in a browser of their own, the same for all tests. */
const staff = (): Promise<Person> => {
  entered ??= (async () => {
    const person = await browser.newPerson({ timezoneId: 'Asia/Tokyo' });
    await enterDesk(person.page, server, 'editor@example.com');
    return person;
  })();
  return entered;
};

const LABEL = 'blocks.credential.bar_number.label';
const row = (page: Page, key: string) => page.locator(`[data-key="${key}"]`);
const box = (page: Page) => page.locator('.st-open textarea:not(.st-subject *)').first();
const saved = (page: Page) => page.getByRole('status').getByText(/^Saved at /);

/** The list of all sentences in a change that the first edit begins. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${server.address}/studio/wording?change=new`);
  await page.getByText(/^\d,\d{3} sentences$/).waitFor();
}

async function open(page: Page, key: string): Promise<void> {
  await page.getByRole('searchbox').fill(key);
  await row(page, key).click();
  await box(page).waitFor();
}

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

afterAll(async () => {
  const { watch } = await staff();
  expect(watch.violations).toEqual([]);
});

test('a sentence is said otherwise, seen in the preview, there after a reload, and taken back', async () => {
  const { page } = await staff();
  await begin(page);
  await open(page, LABEL);
  expect(await box(page).inputValue()).toBe('Bar Number');
  await preview(page).getByText('Practice Details').filter({ visible: true }).first().waitFor();
  await box(page).fill('Number of your bar');
  await saved(page).waitFor();
  // By the clock of the house, wherever the browser is.
  expect(await saved(page).innerText()).toMatch(/^Saved at \d+:\d\d [AP]M ET$/);
  await page.waitForURL(/change=[0-9a-f-]{36}/);
  await preview(page).getByText('Number of your bar').first().waitFor();
  await page.getByText('What changed', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe('Number of your bar');
  await page.getByRole('button', { name: 'Changed here 1' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('Bar Number');
  await preview(page).getByText('Bar Number').first().waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('Number of your bar');
});

test('a sentence stays open though it says nothing any more of what it was found by', async () => {
  const { page } = await staff();
  await begin(page);
  await page.getByRole('searchbox').fill('Law School');
  await row(page, 'sections.practice.low_school.label').click();
  await box(page).fill('School');
  await saved(page).waitFor();
  await box(page).press('End');
  await box(page).pressSequentially(' of law');
  expect(await box(page).inputValue()).toBe('School of law');
  await preview(page).getByText('School of law').first().waitFor();
});

test('what is to fix is counted though the first answer about it is lost', async () => {
  const { page } = await staff();
  await begin(page);
  await open(page, LABEL);
  const lost = new Set<string>();
  await page.route('**/api/studio/problems', (route) => {
    if (lost.size > 1) return route.continue();
    lost.add(route.request().postData() + String(lost.size));
    return route.abort();
  });
  await box(page).fill('Number {{of}} your bar');
  await saved(page).waitFor();
  await expect.poll(() => lost.size).toBe(2);
  await page.getByRole('button', { name: 'To fix 1' }).waitFor();
  await page.unroute('**/api/studio/problems');
});

test('nobody outside the change reads the new words', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/preview/application/practice`);
  await page.getByText('Bar Number').first().waitFor();
  expect(await page.getByText('Number of your bar').count()).toBe(0);
});

test('to open the page, to search and to look saves nothing and begins no change', async () => {
  const { page } = await staff();
  await begin(page);
  const heard: string[] = [];
  page.on('request', (request) => heard.push(new URL(request.url()).pathname));
  await open(page, LABEL);
  await page.getByRole('button', { name: 'Fixed words' }).click();
  await page.getByRole('button', { name: 'Found' }).click();
  await page.getByRole('button', { name: 'Phone' }).click();
  await row(page, 'blocks.credential.bar_number.label').waitFor({ state: 'detached' });
  expect(heard.filter((path) => path.endsWith('/studio/edit'))).toEqual([]);
  expect(page.url()).toContain('change=new');
});

test('by keyboard alone: search, open, word, and go on', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/studio`);
  await page.getByRole('heading', { name: 'Open changes' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('Enter the bar number on this license');
  await page.locator('.st-results li').first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.keyboard.press('Enter');
  await box(page).waitFor();
  await box(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Please.');
  await saved(page).waitFor();
});

test('find and replace words several sentences at once, and one undo takes all of it back', async () => {
  const { page } = await staff();
  await begin(page);
  await page.getByRole('button', { name: 'Find and replace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill('bar number');
  await dialog.getByLabel('Replace with').fill('number at the bar');
  const places = dialog.getByRole('listitem');
  await places.first().waitFor();
  const count = await places.count();
  expect(count).toBeGreaterThan(2);
  // Plurals among them are not ticked at first.
  await dialog.getByRole('button', { name: 'Tick all' }).click();
  await places.first().getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: /^Replace \d+ places?$/ }).click();
  await saved(page).waitFor();
  const done = page.getByRole('status').filter({ hasText: 'replaced.' });
  const told = /^(\d+) places in (\d+) sentences replaced\./.exec(await done.innerText());
  const [, replaced, changed = ''] = told ?? [];
  expect(Number(replaced)).toBe(count - 1);
  // Those that say the same change along, and are none of them.
  await page.getByRole('button', { name: `Changed here ${changed}` }).waitFor();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Changed here 0' }).waitFor();
  const undone = `Undone: ${changed} edits at once.`;
  await page.getByRole('status').filter({ hasText: undone }).waitFor();
});

test('find and replace takes words out only where that is asked for, and says in how many places', async () => {
  const { page } = await staff();
  await begin(page);
  await page.getByRole('button', { name: 'Find and replace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill('law school');
  await dialog.getByRole('button', { name: 'Replace 0 places', disabled: true }).waitFor();
  await dialog.getByLabel('Take the words out, and put nothing in their place').check();
  await dialog.getByRole('button', { name: 'Tick all' }).click();
  const told = await dialog.getByRole('status').innerText();
  const [, places = '', sentences = ''] =
    /^(\d+) places? in (\d+) sentences?, \d+ ticked\./.exec(told) ?? [];
  expect(Number(places)).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: new RegExp(`^Delete ${places} places?$`) }).click();
  await saved(page).waitFor();
  const deleted = new RegExp(`^${places} places? in ${sentences} sentences? deleted\\.`);
  await page.getByRole('status').filter({ hasText: deleted }).waitFor();
  await page.getByRole('button', { name: `Changed here ${sentences}` }).waitFor();
});

test('undo and redo by keyboard say what they took back, and bring it into sight from anywhere', async () => {
  const { page } = await staff();
  await begin(page);
  await open(page, LABEL);
  await box(page).fill('Bar no.');
  await saved(page).waitFor();
  // It is not even in the list any more.
  await open(page, 'app.skip');
  await page.getByRole('button', { name: 'Desktop' }).focus();
  await page.keyboard.press('Control+z');
  const told = page.getByRole('status').filter({ hasText: 'one: ' });
  await expect
    .poll(() => told.innerText())
    .toMatch(/^Undone: Label of Bar Number says “Bar Number” again$/);
  await expect.poll(() => box(page).inputValue()).toBe('Bar Number');
  expect(await box(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Desktop');
  await page.keyboard.press('Control+Shift+z');
  await expect
    .poll(() => told.innerText())
    .toMatch(/^Redone: Label of Bar no\. says “Bar no\.” again$/);
  await expect.poll(() => box(page).inputValue()).toBe('Bar no.');
  await box(page).fill('Bar number');
  await told.waitFor({ state: 'detached' });
});
