// Cases Assigned in a browser: what is explained, the search, the order and the pages, all of it kept in the address.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { logIn } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };
const WORDS = JSON.parse(readFileSync('messages/en-US/app.json', 'utf8')) as Record<string, string>;

const rowsOf = (page: Page) => page.locator('.case-list tbody tr');
/** A column of the rows that are shown, as it reads. */
const column = (page: Page, nth: number) =>
  page.locator(`.case-list tbody td:nth-child(${nth})`).allInnerTexts();
const settled = (page: Page) => page.locator('.case-list table[aria-busy=false]').waitFor();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney1');
  await page.waitForURL('**/home');
  await page.goto(`${server.address}${path}`);
  await settled(page);
}

test('cases are explained, searched and paged', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, '/cases');
  for (const one of ['covered', 'referral', 'ticket', 'cdlReferral'])
    await page.getByText(WORDS[`cases.${one}.text`] ?? '').waitFor();
  expect(await rowsOf(page).count()).toBe(10);
  expect(await page.getByRole('radio', { name: 'Covered Cases' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Case Number').count()).toBe(0);
  await expectAccessibleInBoth(page, 'all cases');

  await page.getByLabel('Case Type').selectOption('CDL');
  await page.getByLabel('Case Number').fill('c-77101');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => column(page, 1)).toHaveLength(1);
  expect((await column(page, 1)).join()).toContain('C-77101');
  expect((await column(page, 2)).join()).toContain('Ticket');
  expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
  const { search } = new URL(page.url());
  expect(search).toBe('?covered=0&type=CDL&number=c-77101');
  await page.reload();
  await settled(page);
  expect(await page.getByLabel('Case Number').inputValue()).toBe('c-77101');
  expect(await rowsOf(page).count()).toBe(1);

  await page.getByLabel('Case Number').fill('none such');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No Records Found', { exact: true }).waitFor();
  await expectAccessibleInBoth(page, 'no case found');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(10);
  expect(await page.getByLabel('Case Number').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');

  const number = rowsOf(page).first().getByRole('link');
  const words = await number.innerText();
  await number.click();
  await page.getByRole('heading', { name: `Case ${words}`, exact: true }).waitFor();
  await page.locator('.track').getByText('Case assigned').waitFor();
  await expectAccessibleInBoth(page, 'the page of a case');
  await page.goto(`${server.address}/cases/none-such`);
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});

test('a class COM reads FAM, any heading sorts, and back leads to the page and order before', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, '/cases?rows=100&type=Matter');
  const classes = new Set(await column(page, 2));
  expect([...classes].sort()).toEqual(['FAM', 'REF']);
  await page.goto(`${server.address}/cases`);
  await settled(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText(/^11 to 20 of \d+$/).waitFor();
  for (const heading of ['Case#/Type', 'Plan Class/Ticket Type', 'Member Status', 'Legal Matter'])
    await page.getByRole('button', { name: heading, exact: true }).click();
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Legal Matter' }).getAttribute('aria-sort'))
    .toBe('ascending');
  await settled(page);
  const matters = await column(page, 5);
  expect(matters).toEqual([...matters].sort());
  for (let steps = 0; steps < 4; steps += 1) await page.goBack();
  await page.getByText(/^11 to 20 of \d+$/).waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});

test('a number of the dashboard leads to its case', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, '/cases');
  await page.goto(`${server.address}/home`);
  const first = page.locator('.panel').first().getByRole('link').nth(1);
  const number = await first.innerText();
  await first.click();
  await page.waitForURL(`**/cases/${number}`);
  await page.getByRole('heading', { level: 1, name: `Case ${number}` }).waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});
