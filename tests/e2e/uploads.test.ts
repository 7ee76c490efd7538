// Files of the application: what is refused and why, what is accepted, and what becomes of it.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { closeToasts, dialogText, messageBy, toast } from './support/reading.ts';
import { resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();
let page: Page;
beforeAll(async () => {
  page = (await browser.newPerson()).page;
  await resume(page, server, { step: 'practice' });
});
afterEach(() => closeToasts(page));

const PHONE = { width: 390, height: 844 };
const MEGABYTE = 1024 * 1024;
const button = () => page.getByRole('button', { name: 'Upload', exact: true });
const chooseFile = (name: string, buffer: Buffer, mimeType = 'application/pdf') =>
  page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType, buffer });
const chooseType = (type: string) => page.getByLabel('File Type').selectOption({ label: type });
const files = () => page.getByRole('group', { name: /^Uploaded Files/ }).getByRole('listitem');

async function uploaded(name: string, type: string): Promise<void> {
  await chooseFile(name, PDF);
  await chooseType(type);
  await button().click();
  await toast(page, 'File uploaded successfully');
  await files().filter({ hasText: name }).waitFor();
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const remove = (name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();

test('the button waits for both a file and a type (ST2-09)', async () => {
  expect(await button().count()).toBe(0);
  await chooseFile('Declarations.pdf', PDF);
  await button().waitFor();
  expect(await button().isDisabled()).toBe(true);
  await chooseType('DEC');
  await expect.poll(() => button().isDisabled()).toBe(false);
  await chooseType('Choose a type');
  await expect.poll(() => button().isDisabled()).toBe(true);
});

test('a step is not left behind a file that was chosen and not uploaded', async () => {
  await page.getByRole('button', { name: 'Next' }).click();
  await messageBy(page, 'Choose what Declarations.pdf is.').waitFor();
  await remove('Declarations.pdf');
  await expect.poll(() => page.getByText('Choose what Declarations.pdf is.').count()).toBe(0);
});

test.each([
  ['another ending', 'declarations.docx', Buffer.from('PK'), 'Only PDF allowed'],
  [
    'the right ending and other content',
    'declarations.pdf',
    Buffer.from('<html></html>'),
    'Only PDF allowed',
  ],
  ['nothing in it', 'empty.pdf', Buffer.alloc(0), 'Please specify a file to import.'],
])('a file with %s is refused', async (_what, name, content, says) => {
  await chooseFile(name, content);
  await row(name).getByText(says, { exact: true }).waitFor();
  expect(await button().count()).toBe(0);
  await remove(name);
  expect(await files().count()).toBe(0);
});

test('a file over the limit is refused, and the limit is named', async () => {
  await chooseFile('large.pdf', Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)]));
  await row('large.pdf').getByText('This file is too large. The largest size is 10 MB.').waitFor();
  await remove('large.pdf');
});

test('a PDF is accepted, whatever the case of its ending', async () => {
  await uploaded('W9.pdf', 'W9');
  // One W9 alone is told so, before the review.
  const missing = page.getByText('Your declarations page is not attached yet.', { exact: true });
  await missing.waitFor();
  // Kept with the draft: what is saved later would put the files of another window beside these.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/save_attorney_temp_data.php') &&
      (answer.request().postData() ?? '').includes('Declarations 2026.PDF'),
  );
  await uploaded('Declarations 2026.PDF', 'DEC');
  await missing.waitFor({ state: 'detached' });
  await kept;
  expect(await files().allInnerTexts()).toEqual([
    expect.stringMatching(/W9\.pdf\s*W9/),
    expect.stringMatching(/Declarations 2026\.PDF\s*DEC/),
  ]);
});

test('the same name twice is refused', async () => {
  await chooseFile('w9.pdf', PDF);
  await row('w9.pdf').getByText('Duplicate file can not be allowed.').waitFor();
  await remove('w9.pdf');
});

test('the server refuses by itself what a browser let through', async () => {
  // A duplicate that this page does not know of: it was uploaded in another window.
  const second = await page.context().newPage();
  // Only the file is to come from there: a draft saved by it would be a conflict, told by a dialog.
  await second.route('**/save_attorney_temp_data.php', (route) => route.abort());
  await second.goto(`${server.address}/application/practice`);
  await second.getByLabel('File', { exact: true }).waitFor();
  await chooseFile('Second window.pdf', PDF);
  await chooseType('DEC');
  await second
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'Second window.pdf', mimeType: 'application/pdf', buffer: PDF });
  await second.getByLabel('File Type').selectOption({ label: 'DEC' });
  await second.getByRole('button', { name: 'Upload', exact: true }).click();
  await toast(second, 'File uploaded successfully');
  await second.close();
  await button().click();
  await row('Second window.pdf').getByText('Duplicate file can not be allowed.').waitFor();
  await remove('Second window.pdf');
  await expect.poll(() => files().count()).toBe(2);
});

test('an upload that does not arrive says so, and can be tried again', async () => {
  await page.route('**/upload_temp_file.php', (route) => route.abort());
  await chooseFile('Third.pdf', PDF);
  await chooseType('W9');
  await button().click();
  await row('Third.pdf').getByText('The file could not be uploaded. Please try again.').waitFor();
  await page.unroute('**/upload_temp_file.php');
  await page.getByRole('button', { name: 'Try Again Third.pdf' }).click();
  await page.getByRole('button', { name: 'Delete Third.pdf' }).waitFor();
  expect(await files().count()).toBe(3);
});

test('a file comes back as it was', async () => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download W9.pdf' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('W9.pdf');
  expect(await readFile(await download.path())).toEqual(PDF);
});

test('a file is deleted after a question', async () => {
  const remove = page.getByRole('button', { name: 'Delete W9.pdf' });
  await remove.click();
  expect(await dialogText(page)).toEqual([
    'Delete',
    'Are you sure',
    'W9.pdf',
    'Do you really want to delete this file? This process cannot be undone.',
    'Cancel',
    'DELETE',
  ]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await remove.click();
  await page.getByRole('button', { name: 'DELETE', exact: true }).click();
  await toast(page, 'File deleted successfully');
  await remove.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('file');
  await uploaded('W9.pdf', 'W9');
});

test('the files are there again after the page is loaded anew, on a phone too', async () => {
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.getByText('Declarations 2026.PDF').waitFor();
  await expect.poll(() => files().count()).toBe(4);
  await uploaded('From a phone.pdf', 'W9');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
