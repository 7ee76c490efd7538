// A file of the content as its text: found, changed with what may stand in it offered, told what is wrong as one types, saved, and taken back; nothing typed is lost.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { expectNoFaults, looksOf } from './support/studio-looks.ts';

const server = inject('server');
const browser = aBrowser();
const PATIENT = { timeout: 120_000 };
const VIEW = 'schemas/views/fee-schedule.json';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textOf = (page: Page, path = VIEW) => page.getByRole('textbox', { name: `Text of ${path}` });
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });
const fine = (page: Page) => problems(page).getByText('Nothing is wrong.').waitFor(PATIENT);

/** Behind the bracket that opens the file. */
async function toTheTop(page: Page): Promise<void> {
  await textOf(page).focus();
  for (const key of ['Control+Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
}

test('by keyboard: a file is found, a name is taken from those offered, a fault is told at its line, and what is right is saved and taken back', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/files?change=new`);
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('views fee');
  const link = page.getByRole('link', { name: 'fee-schedule.json' });
  await link.waitFor(PATIENT);
  expect(await page.getByRole('navigation', { name: 'All files' }).getByRole('link').count()).toBe(
    1,
  );
  await link.focus();
  await page.keyboard.press('Enter');
  await textOf(page).waitFor(PATIENT);
  await fine(page);
  expect(await button(page, 'Save').isDisabled()).toBe(true);

  await toTheTop(page);
  await page.keyboard.type('"$com');
  const offered = page.getByRole('option', { name: /\$comment/ });
  await page.keyboard.press('Control+Space');
  await offered.first().waitFor(PATIENT);
  await page.keyboard.press('Escape');
  await page.keyboard.type('mentary": 1,');
  const told = problems(page).getByRole('listitem').filter({ hasText: '$commentary' });
  await told.waitFor(PATIENT);
  await told.getByRole('button', { name: 'Line 2' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('"$commentary"');

  // What is no JSON is told where it stops being some.
  await page.keyboard.press('Delete');
  await problems(page).getByText('From here on this cannot be read as JSON.').waitFor(PATIENT);

  await button(page, 'Drop what I typed').click();
  await fine(page);
  await toTheTop(page);
  await page.keyboard.type('"$defs-of-nobody": {},');
  await problems(page).getByRole('listitem').first().waitFor(PATIENT);
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.', { exact: true }).waitFor(PATIENT);
  await page.getByRole('link', { name: /fee-schedule\.json.*Changed here/ }).waitFor(PATIENT);
  await page.waitForURL(/change=/, PATIENT);

  // The list of what is to be fixed leads to the file, at the place.
  const { searchParams } = new URL(page.url());
  await page.goto(`${server.address}/studio/wording?tab=fix&change=${searchParams.get('change')}`);
  await page.getByRole('link', { name: 'Open the file' }).first().click(PATIENT);
  await textOf(page).getByText('"$defs-of-nobody"').waitFor(PATIENT);
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toBe('"$defs-of-nobody"');

  // The change has it as it was typed; undo brings back what stood there.
  await page.reload();
  await textOf(page).getByText('"$defs-of-nobody"').waitFor(PATIENT);
  await button(page, 'Undo').click();
  await textOf(page)
    .getByText('"$defs-of-nobody"')
    .waitFor({ state: 'detached', ...PATIENT });
  await fine(page);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('what is typed and not saved is there again, and what somebody else saved is never written over unseen', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/files?change=new&file=${VIEW}`);
  await textOf(page).waitFor(PATIENT);
  await fine(page);
  await toTheTop(page);
  await page.keyboard.type('"$comment-of-one": "",');
  await button(page, 'Save').click();
  await page.waitForURL(/change=[0-9a-f-]{36}/, PATIENT);
  const change = new URL(page.url()).searchParams.get('change') ?? '';
  await toTheTop(page);
  await page.keyboard.type('"$not-saved": "",');
  await problems(page).getByText('$not-saved').waitFor(PATIENT);

  const other = await browser.newPerson();
  await enterDesk(other.page, server, 'publisher@example.com');
  await other.page.goto(`${server.address}/studio/files?change=${change}&file=${VIEW}`);
  await textOf(other.page).getByText('"$comment-of-one"').waitFor(PATIENT);
  expect(await textOf(other.page).getByText('"$not-saved"').count()).toBe(0);
  await toTheTop(other.page);
  await other.page.keyboard.type('"$comment-of-two": "",');
  await button(other.page, 'Save').click();
  await other.page.getByText('Saved.', { exact: true }).waitFor(PATIENT);

  // Whoever typed meanwhile is told, by itself or at the latest when the page is opened again; nothing of theirs is gone.
  await page.reload();
  await textOf(page).getByText('"$not-saved"').waitFor(PATIENT);
  await page.getByText('What you typed here before, and did not save, is back.').waitFor();
  await page.getByText('This file says something else by now.').waitFor(PATIENT);
  await button(page, 'Show what it says now').click();
  await textOf(page).getByText('"$comment-of-two"').waitFor(PATIENT);
  expect(await textOf(page).getByText('"$not-saved"').count()).toBe(0);
  // The editor's own undo brings it back.
  await textOf(page).focus();
  await page.keyboard.press('Control+z');
  await textOf(page).getByText('"$not-saved"').waitFor(PATIENT);
  expect([watch, other.watch]).toEqual([
    { errors: [], violations: [] },
    { errors: [], violations: [] },
  ]);
  await other.context.close();
  await context.close();
});

test('what is typed before a change is begun is there in the change that another file begins', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/files?change=new&file=${VIEW}`);
  await textOf(page).waitFor(PATIENT);
  await toTheTop(page);
  await page.keyboard.type('"$typed-first": "",');
  await problems(page).getByText('$typed-first').waitFor(PATIENT);
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('views claims.json');
  await page.getByRole('link', { name: 'claims.json', exact: true }).click();
  const other = page.getByRole('textbox', { name: /^Text of .*claims\.json$/ });
  await other.waitFor(PATIENT);
  await other.focus();
  for (const key of ['Control+End', 'Enter']) await page.keyboard.press(key);
  await button(page, 'Save').click();
  await page.waitForURL(/change=[0-9a-f-]{36}/, PATIENT);
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('fee-schedule');
  await page.getByRole('link', { name: /fee-schedule\.json.*Not saved/ }).click(PATIENT);
  await textOf(page).getByText('"$typed-first"').waitFor(PATIENT);
  await page.getByText('What you typed here before, and did not save, is back.').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('whoever words sentences reads files and cannot type in them; the page is clean on a desktop and on a phone', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, 'wording@example.com');
  await page.goto(`${server.address}/studio/files?file=${VIEW}`);
  await textOf(page).waitFor(PATIENT);
  await page.getByText(/^You may read it\./).waitFor();
  expect(await button(page, 'Save').count()).toBe(0);
  expect(await button(page, 'Take this file out').count()).toBe(0);
  const before = await textOf(page).innerText();
  await textOf(page).focus();
  await page.keyboard.type('x');
  expect(await textOf(page).innerText()).toBe(before);
  await fine(page);
  const looks = looksOf(page);
  await looks.at('a file that is read');
  expectNoFaults(looks);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a file with faults, and what asks before one is taken out, are clean on a desktop and on a phone', {
  timeout: 600_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, 'editor@example.com');
  const looks = looksOf(page);
  await page.goto(`${server.address}/studio/files?change=new`);
  await page.getByRole('heading', { name: 'Files', exact: true }).waitFor(PATIENT);
  await looks.at('the list of files');
  await page.goto(`${server.address}/studio/files?change=new&file=${VIEW}`);
  await textOf(page).waitFor(PATIENT);
  await fine(page);
  await button(page, 'Take this file out').click();
  await page.getByRole('dialog', { name: `Take out ${VIEW}?` }).waitFor();
  await looks.at('the question before a file is taken out');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await toTheTop(page);
  await page.keyboard.type('"$of-nobody": "",');
  await problems(page).getByRole('listitem').first().waitFor(PATIENT);
  await looks.at('a file with a fault');
  expectNoFaults(looks);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a text that is too long is told as such, and cannot be saved; a path that is too long is not offered', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/files?change=new&file=schemas/views/brand-new.json`);
  await textOf(page, 'schemas/views/brand-new.json').waitFor(PATIENT);
  await page
    .getByText('There is no file of this name yet. It is there once it is saved.')
    .waitFor();
  const find = page.getByRole('searchbox', { name: 'Find a file' });
  await find.fill(`schemas/views/${'x'.repeat(200)}.json`);
  await page.getByText('No file has these letters in its path.').waitFor();
  await textOf(page, 'schemas/views/brand-new.json').evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', JSON.stringify('x'.repeat(1_000_000)));
    content.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await problems(page)
    .getByText('This text is too long: a file has 400,000 letters at most.')
    .waitFor(PATIENT);
  expect(await button(page, 'Save').isDisabled()).toBe(true);
  await button(page, 'Drop what I typed').click();
  await fine(page);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
