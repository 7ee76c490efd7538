// A file that was chosen and is not stored yet is not lost without a word by whoever follows a link out of the form.
import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { resume } from './support/resumed.ts';
import { expectAccessible } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without these files?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const choose = (page: Page) =>
  page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'Declarations.pdf', mimeType: 'application/pdf', buffer: PDF });
const waiting = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Declarations.pdf' });
/** By the link of the page's head. */
const leave = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Register/Login' })
    .click();

test('a file whose type is not said is asked after before a link leads away, and stays for whoever stays', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice' });
  await choose(page);
  await waiting(page).waitFor();
  // Another step of the same form loses nothing, and asks nothing.
  await page
    .getByRole('link', { name: /Primary Details/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Primary Details' }).waitFor();
  await page
    .getByRole('link', { name: /Practice Details/ })
    .first()
    .click();
  await waiting(page).waitFor();

  await leave(page);
  await question(page).waitFor();
  await expectAccessible(page, 'leaving without files');
  await answer(page, 'Stay here');
  await waiting(page).waitFor();
  await leave(page);
  await answer(page, 'Leave without them');
  await page.waitForURL('**/login*');
  await context.close();
});

test('a sign-out asks too, while a file is on its way', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice' });
  await page.route('**/upload_temp_file.php', () => undefined);
  await choose(page);
  await page.getByLabel('File Type').selectOption({ label: 'DEC' });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.locator('.user > button').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await answer(page, 'Stay here');
  await waiting(page).waitFor();
  await context.close();
});

test('nothing is asked once nothing waits', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice' });
  await choose(page);
  await page.getByRole('button', { name: 'Remove Declarations.pdf' }).click();
  await waiting(page).waitFor({ state: 'detached' });
  await leave(page);
  await page.waitForURL('**/login*');
  await context.close();
});
