// The session ends, the line goes, the server dies, the tab is closed, somebody else words the same: no word is lost, and none is written over.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { box, changeAt, notSaved, openSentence, saved } from './support/editor.ts';
import { DEMO_PASSWORD, passwordField } from './support/member.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const LABEL = 'blocks.credential.bar_number.label';
const MAIL = 'mail.staff_reset';
const EDITOR = 'editor@example.com';

const browser = aBrowser();
let server: TestServer;
let editor: Person;
beforeAll(async () => {
  server = await startServer();
  editor = await browser.newPerson();
});
afterAll(async () => {
  // A preview that a line is away from says so on the console.
  expect(editor.watch.violations).toEqual([]);
  await server?.stop();
  await server?.remove();
});

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in to go on' });
const said = (key: string) => ask<string | null>(server, 'said', key);

/** By password and code. */
async function logIn(page: Page, within: Page | Locator): Promise<void> {
  await passwordField(page, 'Password').fill(DEMO_PASSWORD);
  await within.getByRole('button', { name: 'Log In', exact: true }).click();
  await within.getByRole('button', { name: 'Show the code (demo only)' }).click();
  const code = within.getByLabel('Code', { exact: true });
  await expect.poll(() => code.inputValue()).not.toBe('');
  await within.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** In the dialog over the page, whose first field to be filled in has focus. */
async function comeBack(page: Page): Promise<void> {
  const dialog = loginDialog(page);
  await passwordField(page, 'Password').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
  await expect.poll(focused).toBe('password');
  await logIn(page, dialog);
  await dialog.waitFor({ state: 'detached' });
}

test('a session that ends while a long text is half written is begun anew in place, in every window', async () => {
  const { page, context } = editor;
  await enterDesk(page, server, EDITOR);
  await openSentence(page, server, { key: MAIL, change: 'new' });
  const before = await box(page).inputValue();
  await box(page).fill(`${before}\n\nThe first half,`);
  await saved(page);
  const change = await changeAt(page);
  const second = await context.newPage();
  await openSentence(second, server, { key: LABEL, change });

  await context.setOffline(true);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and the second.');
  await notSaved(page);
  await ask(server, 'expireStaff', EDITOR);
  await context.setOffline(false);
  await loginDialog(page).waitFor();
  await loginDialog(second).waitFor();
  await comeBack(page);
  const whole = `${before}\n\nThe first half, and the second.`;
  // Its subject, in a box of its own, stands before it.
  await expect.poll(async () => (await said(MAIL))?.endsWith(`\n\n${whole}`)).toBe(true);
  await saved(page);
  await expect.poll(() => box(page).inputValue()).toBe(whole);
  await loginDialog(second).waitFor({ state: 'detached' });
  await second.close();
});

test('a page that is opened after the session has ended is there once one is in again', async () => {
  const { page } = editor;
  await ask(server, 'expireStaff', EDITOR);
  await page.goto(`${server.address}/studio/wording?key=${MAIL}`);
  await comeBack(page);
  await expect.poll(() => box(page).inputValue()).toContain('and the second.');
});

test('whoever opens a page of the Studio logged out is led to it by the login, not to the page of staff', async () => {
  const stranger = await browser.newPerson();
  const { page, context } = stranger;
  await page.goto(`${server.address}/studio/wording?key=${LABEL}&find=bar`);
  await page.waitForURL('**/staff');
  await page.getByLabel('E-mail Address').fill(EDITOR);
  await logIn(page, page);
  await page.waitForURL(/\/studio\/wording\?key=.*&find=bar/);
  await box(page).waitFor();
  await context.close();
});

test('somebody else who logs in over it is led away, and nothing is saved in their name', async () => {
  const colleague = await browser.newPerson();
  const { page, context } = colleague;
  await enterDesk(page, server, 'wording@example.com');
  await openSentence(page, server, { key: LABEL, change: 'new' });
  await context.setOffline(true);
  await box(page).fill('Not to be said by others');
  await notSaved(page);
  await ask(server, 'expireStaff', 'wording@example.com');
  const edits: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/studio/edit')) return;
    edits.push(request.headers().authorization ?? '');
  });
  await context.setOffline(false);
  await loginDialog(page).waitFor();
  const known = edits.length;
  const [ended] = edits;
  await loginDialog(page).getByLabel('E-mail Address').fill('publisher@example.com');
  await logIn(page, loginDialog(page));
  await page.waitForURL('**/staff/home');
  expect(edits.slice(known).filter((token) => token !== ended)).toEqual([]);
  expect(await said(LABEL)).toBeNull();
  await context.close();
});

test('a server that dies and comes back in the middle of edits has all of them, once and in order', async () => {
  const { page } = editor;
  await openSentence(page, server, { key: LABEL });
  await box(page).fill('Before');
  await saved(page);
  const port = Number(new URL(server.address).port);
  const { dataDir } = server;
  await server.stop('SIGKILL');
  for (const words of ['While it', 'While it was', 'While it was away']) {
    await box(page).fill(words);
    await box(page).blur();
    await notSaved(page);
  }
  server = await startServer({ dataDir, port });
  await saved(page);
  expect(await said(LABEL)).toBe('While it was away');
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe('While it was away');
});

test('a tab that is left or closed right after typing loses nothing, with a line and without', async () => {
  const { page, context } = editor;
  await openSentence(page, server, { key: LABEL });
  await box(page).fill('Left at once');
  await page.goto('about:blank');
  // Sent as the page goes; what a busy browser drops is on the device, and goes with the next page.
  await openSentence(page, server, { key: LABEL });
  await expect.poll(() => said(LABEL)).toBe('Left at once');

  const closed = await context.newPage();
  await openSentence(closed, server, { key: LABEL });
  await context.setOffline(true);
  await box(closed).fill('Closed without a line');
  await closed.close();
  await context.setOffline(false);
  await openSentence(page, server, { key: LABEL });
  await expect.poll(() => said(LABEL)).toBe('Closed without a line');
  await expect.poll(() => box(page).inputValue()).toBe('Closed without a line');
});

test('two people on one sentence see each other, both wordings, and choose', async () => {
  const { page } = editor;
  await openSentence(page, server, { key: LABEL });
  const change = await changeAt(page);
  const colleague = await browser.newPerson();
  await enterDesk(colleague.page, server, 'admin@example.com');
  await openSentence(colleague.page, server, { key: LABEL, change });
  await colleague.page.getByText(`${EDITOR} is here`).waitFor();
  await page.getByText('admin@example.com is here').waitFor();

  // What the colleague says comes while this one cannot know of it.
  await editor.context.setOffline(true);
  await box(page).fill('Mine');
  await notSaved(page);
  await box(colleague.page).fill('Theirs');
  await saved(colleague.page);
  await expect.poll(() => said(LABEL)).toBe('Theirs');
  await editor.context.setOffline(false);
  const alert = page.getByRole('alert').filter({ hasText: 'Two wordings of' });
  await alert.getByText('admin@example.com worded it while you did').waitFor();
  expect(await said(LABEL)).toBe('Theirs');
  expect(await box(page).inputValue()).toBe('Mine');

  await alert.getByRole('heading', { name: 'Theirs (admin@example.com)' }).waitFor();
  await alert.getByRole('heading', { name: `Yours (${EDITOR})` }).waitFor();
  // It is told once.
  expect(await page.getByText('put other words in place of yours').count()).toBe(0);

  await page.reload();
  await alert.getByText('Theirs').first().waitFor();
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => said(LABEL)).toBe('Mine');
  await expect.poll(() => box(colleague.page).inputValue()).toBe('Mine');
  const replaced = colleague.page.getByRole('status').filter({
    hasText: `${EDITOR} put other words in place of yours`,
  });
  await replaced.getByRole('button', { name: 'I have read it' }).click();
  await replaced.waitFor({ state: 'detached' });

  // The colleague builds on it: to take it back is asked about first.
  await box(colleague.page).fill('Mine and theirs');
  await saved(colleague.page);
  await expect.poll(() => box(page).inputValue()).toBe('Mine and theirs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Take it back all the same?' });
  await asked.getByText('admin@example.com').waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await said(LABEL)).toBe('Mine and theirs');
  await colleague.context.close();
});

test('two windows of one person on one sentence are shown both wordings, too', async () => {
  const { page, context } = editor;
  await openSentence(page, server, { key: LABEL });
  const change = await changeAt(page);
  const second = await context.newPage();
  await openSentence(second, server, { key: LABEL, change });
  await context.setOffline(true);
  await box(second).fill('In the second window');
  await notSaved(second);
  await box(page).fill('In the first window');
  await notSaved(page);
  await context.setOffline(false);
  const both = /You worded it in another window/;
  await expect
    .poll(async () => (await page.getByText(both).count()) + (await second.getByText(both).count()))
    .toBe(1);
  const asked = (await page.getByText(both).count()) > 0 ? page : second;
  await asked.getByRole('button', { name: 'Keep this one' }).click();
  const chosen = await box(asked).inputValue();
  await expect.poll(() => said(LABEL)).toBe(chosen);
  for (const one of [page, second]) await expect.poll(() => box(one).inputValue()).toBe(chosen);
  await second.close();
});
