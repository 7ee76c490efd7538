// A new applicant from the invitation to the page that says what comes next.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
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
import { newPerson, openBrowser } from './support/browser.ts';
import { ask } from './support/server.ts';

const server = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a new applicant goes through all five steps and is led to signing', async () => {
  const { id, email } = await invite(server);
  const { page, context, watch } = await newPerson(browser);

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
  const { page, context } = await newPerson(browser);
  await signIn(page, server, email);
  await fillAll(page);

  await page.getByRole('button', { name: 'Proceed to Signature Page' }).dblclick();

  await page.waitForURL('**/signing');
  expect(await ask<unknown[]>(server, 'attorneys', id)).toHaveLength(1);
  await context.close();
});

test('the last button waits for the review to be ticked', async () => {
  const { email } = await invite(server);
  const { page, context } = await newPerson(browser);
  await signIn(page, server, email);
  await fillAll(page);
  await page.getByRole('checkbox', { name: REVIEWED }).uncheck();

  await page.getByRole('button', { name: 'Proceed to Signature Page' }).click();

  await page.getByRole('heading', { name: 'please fill required fields!' }).waitFor();
  expect(await page.title()).toMatch(/^Error:/);
  await context.close();
});
