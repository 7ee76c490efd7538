// A new applicant from the invitation to the page that says what comes next.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import {
  BANK,
  fillAll,
  fillBank,
  invite,
  next,
  REVIEWED,
  signIn,
  TAX_NUMBER,
} from './support/applicant.ts';
import { resume } from './support/resumed.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

test('a new applicant goes through all five steps and is led to signing', async () => {
  const { id, email } = await invite(server);
  const { page, context, watch } = await browser.newPerson();

  await signIn(page, server, email);
  await fillAll(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await fillBank(page);
  await next(page, 'Preview and Complete');
  await page.getByRole('checkbox', { name: REVIEWED }).check();
  await page.getByRole('button', { name: 'Proceed to Signature Page' }).click();

  await page.waitForURL('**/signing');
  const attorneys = await ask<{ first_name: string; secrets: object; data: object }[]>(
    server,
    'attorneys',
    id,
  );
  expect(attorneys).toHaveLength(1);
  expect(attorneys[0]?.first_name).toBe('Dana');
  const stored = JSON.stringify(attorneys[0]);
  expect(stored).toContain('First Bank of Decatur');
  for (const secret of [TAX_NUMBER, BANK.routing, BANK.account])
    expect(stored).not.toContain(secret);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a double click on the last button makes one attorney', async () => {
  const { id, email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await fillAll(page);

  await page.getByRole('button', { name: 'Proceed to Signature Page' }).dblclick();

  await page.waitForURL('**/signing');
  expect(await ask<unknown[]>(server, 'attorneys', id)).toHaveLength(1);
  await context.close();
});

test('the review offers the papers it speaks of, and the last button waits for it to be ticked', async () => {
  const { email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await fillAll(page);
  // One each: the application as it stands (WIZ-20), the agreement (ST5-07, WIZ-21), the fee schedule.
  expect(await savedBy(page, 'Download Application')).toMatch(/\.pdf$/);
  const agreement = await savedBy(page, /^Download Fee for Services Attorney Agreement/);
  expect(agreement).toBe('Fee for Services Attorney Agreement.pdf');
  expect(await savedBy(page, 'Download Fee schedule Standard')).toBe('Fee schedule Standard.pdf');
  await page.getByRole('checkbox', { name: REVIEWED }).uncheck();

  await page.getByRole('button', { name: 'Proceed to Signature Page' }).click();

  await page.getByRole('heading', { name: 'please fill required fields!' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Error:'));
  await context.close();
});

test('the fee schedule scrolls in 500 pixels and can be saved on step 3', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'coverage' });
  await page.getByRole('button', { name: 'Fee schedule', exact: true }).click();
  const table = page.getByRole('dialog').getByRole('region', { name: 'Fee schedule' });
  await table.getByRole('row').nth(20).waitFor();
  const { clientHeight, scrollHeight } = await table.evaluate((element) => ({
    clientHeight: element.clientHeight,
    scrollHeight: element.scrollHeight,
  }));
  expect(clientHeight).toBe(500);
  expect(scrollHeight).toBeGreaterThan(500);
  expect(await savedBy(page, 'Fee schedule Standard')).toBe('Fee schedule Standard.pdf');
  await context.close();
});

/** Presses a button that saves a PDF; gives the name it is saved under. */
async function savedBy(page: Page, name: string | RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const start = (await readFile(await download.path())).subarray(0, 5);
  expect(start.toString('latin1')).toBe('%PDF-');
  return download.suggestedFilename();
}
