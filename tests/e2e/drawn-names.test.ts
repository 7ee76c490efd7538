// Entries of a form whose names the schema lists, or gives a pattern of, in a real browser: named, answered and stored.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Reached } from './support/fork.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

interface Stored {
  readonly data: unknown;
}

test('names that the schema lists are choices, each until an entry has it', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/drawn-prices`);
  const add = page.getByRole('button', { name: 'Add Item' });
  const entries = page.locator('.f-added');
  await add.click();
  const unnamed = entries.first().getByLabel('Name', { exact: true });
  expect(await unnamed.locator('option').allTextContents()).toEqual([
    'Choose',
    'small',
    'middle',
    'large',
  ]);
  await entries.first().getByRole('textbox').fill('3');
  await page.getByRole('button', { name: 'Submit' }).click();
  await entries.first().getByText('This name is not allowed here. Choose another one.').waitFor();
  await unnamed.selectOption('middle');
  await expectAccessibleInBoth(page, 'an entry whose name is chosen');
  await add.click();
  const second = entries.nth(1).locator('select');
  expect(await second.locator('option').allTextContents()).toEqual(['Choose', 'small', 'large']);
  await second.selectOption('small');
  await entries.nth(1).getByRole('textbox').fill('2');
  await add.click();
  await entries.nth(2).locator('select').selectOption('large');
  await entries.nth(2).getByRole('textbox').fill('4');
  // No name is left for another entry.
  await expect.poll(() => add.count()).toBe(0);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => ask<Stored[]>(server, 'generic', 'drawn-prices')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'drawn-prices');
  expect(stored?.data).toEqual({ middle: 3, small: 2, large: 4 });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('fields are asked by their names and further ones by the pattern, and what is always null is read', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/drawn-headers`);
  await page.getByLabel('First name').fill('Ann');
  await page.getByText('Whatever begins with x- goes along with the letter.').waitFor();
  await page.getByRole('button', { name: 'Add Item' }).click();
  const entry = page.locator('.f-added');
  await entry.getByLabel(/^Name of/).fill('y-color');
  await entry.getByRole('textbox').nth(1).fill('red');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('.f-msg, .f-errsum').first().waitFor();
  await entry.getByLabel(/^Name of/).fill('x-color');
  await entry.getByRole('textbox').nth(1).focus();
  await page.getByLabel('Name of x-color').waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => ask<Stored[]>(server, 'generic', 'drawn-headers')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'drawn-headers');
  expect(stored?.data).toEqual({ firstName: 'Ann', 'x-color': 'red', about: null });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
