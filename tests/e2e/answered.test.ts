// What a person answered is what is judged, told and kept: small forms that others wrote, in a real browser.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Reached } from './support/fork.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

interface Stored {
  readonly data: unknown;
}

const open = (page: Page, form: string) => page.goto(`${server.address}/forms/${form}`);

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Submit' }).click();

/** Waits until the one submission of a form is stored, and gives its answers. */
async function storedOf(form: string): Promise<unknown> {
  await expect.poll(() => ask<Stored[]>(server, 'generic', form)).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', form);
  return stored?.data;
}

/** Waits until what was typed last is saved on the server, by the revision the page got for it. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('draft') && response.request().method() !== 'GET',
  );
  await act();
  await answered;
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
}

/** The messages at fields, and the one at the form. */
const messages = (page: Page): Promise<string[]> => page.locator('p.f-msg').allTextContents();

test('a default that was emptied stays empty after a reload, in rows and shapes too, and is not sent', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, 'drawn-defaults');
  expect(await page.getByLabel('Note').inputValue()).toBe('hello');
  await page.getByLabel('Note').fill('');
  await page.getByLabel('Number').fill('');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Town').fill('');
  await page.getByLabel('Nights').fill('2');
  await page.getByLabel('Payment').selectOption({ label: 'Card' });
  expect(await page.getByLabel('Holder').inputValue()).toBe('Me');
  await saved(page, () => page.getByLabel('Holder').fill(''));
  await page.reload();
  await page.getByLabel('Note').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('');
  expect(await page.getByLabel('Number').inputValue()).toBe('');
  expect(await page.getByLabel('Town').inputValue()).toBe('');
  expect(await page.getByLabel('Holder').inputValue()).toBe('');
  // What was emptied in one shape does not come back in another, and what was typed in a shape does.
  await page.getByLabel('Payment').selectOption({ label: 'Bank' });
  expect(await page.getByLabel('Holder').inputValue()).toBe('');
  await page.getByLabel('IBAN').fill('DE02');
  await page.getByLabel('Payment').selectOption({ label: 'Card' });
  expect(await page.getByLabel('IBAN').count()).toBe(0);
  await page.getByLabel('Payment').selectOption({ label: 'Bank' });
  expect(await page.getByLabel('IBAN').inputValue()).toBe('DE02');
  await send(page);
  expect(await storedOf('drawn-defaults')).toEqual({
    ok: true,
    c: 'x',
    stops: [{ nights: 2 }],
    pay: { by: 'bank', iban: 'DE02' },
  });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a branch that is left takes its default with it, and the form is sent', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, 'drawn-branches');
  await page.getByLabel('Kind').selectOption({ label: 'b' });
  await page.getByLabel('Label').fill('Mine');
  await send(page);
  expect(await storedOf('drawn-branches')).toEqual({ kind: 'b', attributes: { label: 'Mine' } });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('of several shapes only the chosen one says what it lacks, at its field', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, 'drawn-shapes');
  await page.getByLabel('Payment').selectOption({ label: 'Bank' });
  await page.getByLabel('IBAN').waitFor();
  await send(page);
  await page.locator('p.f-msg').first().waitFor();
  expect(await messages(page)).toHaveLength(1);
  expect(
    await page.locator('p.f-msg').evaluate((one) => one.closest('.f-field')?.textContent),
  ).toContain('IBAN');
  await page.getByLabel('IBAN').fill('DE02');
  await page.keyboard.press('Tab');
  await expect.poll(() => messages(page)).toEqual([]);
  await send(page);
  expect(await storedOf('drawn-shapes')).toEqual({ pay: { iban: 'DE02' } });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('of two answers that do not go together the one is told that can be mended, once', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, 'drawn-regions');
  await page.getByLabel('Land').selectOption({ label: 'us' });
  await page.getByLabel('Region').selectOption({ label: 'GA' });
  await page.getByLabel('Land').selectOption({ label: 'ca' });
  await send(page);
  await page.locator('p.f-msg').first().waitFor();
  expect(await messages(page)).toHaveLength(1);
  expect(
    await page.locator('p.f-msg').evaluate((one) => one.closest('.f-field')?.textContent),
  ).toContain('Region');
  await page.getByLabel('Region').selectOption({ label: 'ON' });
  await send(page);
  expect(await storedOf('drawn-regions')).toEqual({ land: 'ca', region: 'ON' });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('fields with names that every object has are asked for and kept like any other', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page, 'drawn-names');
  await send(page);
  await page.locator('p.f-msg').first().waitFor();
  expect(await messages(page)).toHaveLength(2);
  await page.getByLabel('To string').fill('one');
  await page.getByLabel('Constructor').fill('two');
  await send(page);
  expect(await storedOf('drawn-names')).toEqual({ toString: 'one', constructor: 'two' });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
