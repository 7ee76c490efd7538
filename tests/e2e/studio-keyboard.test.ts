// From login to publish and back by keyboard alone: no click, no pointer, nothing filled but by typing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { type Hands, handsOn } from './support/keys.ts';
import { DEMO_PASSWORD, passwordField } from './support/member.ts';
import { toast } from './support/reading.ts';
import { startServer, type TestServer } from './support/server.ts';

const WORDS = 'Anything else';

const browser = aBrowser();
let server: TestServer;
let page: Page;
let hands: Hands;
beforeAll(async () => {
  server = await startServer();
  page = (await browser.newPerson()).page;
  hands = handsOn(page);
});
afterAll(async () => {
  await server?.stop();
  await server?.remove();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });

async function entered(): Promise<void> {
  await page.goto(`${server.address}/staff`);
  await hands.type(page.getByLabel('E-mail Address'), 'publisher@example.com');
  await hands.type(passwordField(page, 'Password'), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await hands.press(button('Show the code (demo only)'));
  await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).not.toBe('');
  await hands.to(page.getByLabel('Code', { exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/staff/home');
}

/** From the page of a change to a release. */
async function published(note: string, number: number): Promise<void> {
  await page.getByRole('heading', { name: 'Tried on open drafts' }).waitFor();
  await hands.type(page.getByLabel('What changes, and why'), note);
  await hands.press(button('Publish'));
  await toast(page, `Published as release ${number}.`);
}

test('a sentence is found, reworded, undone, redone, published and put back without a mouse', async () => {
  await entered();
  await hands.press(link(/^Open Studio/));
  await page.getByRole('heading', { name: 'What do you want to change?' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('feedback.comments.label');
  await hands.press(link('Comments'));

  const words = page.locator('textarea').first();
  await hands.type(words, WORDS);
  expect(await words.inputValue()).toBe(WORDS);
  await page.getByText('Saved at').waitFor();
  await hands.back(button('Undo'));
  await page.keyboard.press('Enter');
  await page.getByText('Changed', { exact: true }).waitFor({ state: 'detached' });
  await hands.press(button('Redo'));
  await page.getByText('Changed', { exact: true }).waitFor();

  await hands.press(link('Publish…'));
  await published('It asked for comments.', 2);
  await hands.press(button(/^Put this back/));
  await hands.press(link('Publish…'));
  await published('As it was.', 3);
}, 300_000);
