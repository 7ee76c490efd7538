// What RJSF draws whole, in a real browser: asked at the root of a section, answered by mouse and by keyboard, stored as shown.
import type { Page } from 'playwright-core';
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

const open = async (page: Page): Promise<void> => {
  await page.goto(`${server.address}/forms/drawn-visit`);
  await page.getByLabel('Who is coming?').waitFor();
};

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Submit' }).click();

const chosen = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label).evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text ?? '');

/** What a field that RJSF draws must have in common with one that we draw. */
const lookOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => {
    const { fontFamily, fontSize, lineHeight, color, borderRadius, height, width } =
      getComputedStyle(field);
    return { fontFamily, fontSize, lineHeight, color, borderRadius, height, width };
  });

const violationsSent = async (): Promise<number> =>
  (await ask<{ count: number }>(server, 'cspReports')).count;

test('a condition at the root asks on, by mouse: what is chosen is what is stored', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page);
  await page.getByLabel('Who is coming?').selectOption({ label: 'A fish' });
  await page.getByLabel('Food').selectOption({ label: 'Insects' });
  await page.getByLabel('Water').selectOption({ label: 'From the sea' });
  await page.getByLabel('Who is coming?').selectOption({ label: 'A cat' });
  expect(await page.getByLabel('Water').count()).toBe(0);
  await page.getByLabel('Food').selectOption({ label: 'Fish pie' });
  expect(await chosen(page, 'Payment')).toBe('Choose');
  await page.getByLabel('Payment').selectOption({ label: 'By bank transfer' });
  await page.getByLabel('IBAN').fill('DE02 1203');
  expect(await lookOf(page, 'IBAN')).toEqual(await lookOf(page, 'Your name'));
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'cat.txt', mimeType: 'text/plain', buffer: Buffer.from('Moin') });
  await page.getByText('cat.txt', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Day' }).fill('12/24/2026');
  await page.getByLabel('Time').fill('14:30');
  await page.getByLabel('Remind me at').fill('2026-12-24T09:15');
  await page.getByRole('radio', { name: 'yes' }).check();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('textbox', { name: /Stop/ }).fill('Rome');
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByLabel('Who is coming?').waitFor();
  expect(await chosen(page, 'Food')).toBe('Fish pie');
  expect(await chosen(page, 'Payment')).toBe('By bank transfer');
  expect(await page.getByLabel('Time').inputValue()).toBe('14:30');
  expect(await page.getByLabel('Remind me at').inputValue()).toBe('2026-12-24T09:15');
  await send(page);
  await expect.poll(() => ask<Stored[]>(server, 'generic', 'drawn-visit')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'drawn-visit');
  expect(stored?.data).toMatchObject({
    guest: 'cat',
    food: 'fish',
    pay: { by: 'bank', iban: 'DE02 1203' },
    day: '2026-12-24',
    at: expect.stringMatching(/^14:30:00[+-]/),
    reminder: '2026-12-24T14:15:00Z',
    agree: 'yes',
    stops: ['Rome'],
    photo: 'data:text/plain;name=cat.txt;base64,TW9pbg==',
  });
  expect(stored?.data).not.toHaveProperty('water');
  expect(watch).toEqual({ errors: [], violations: [] });
  expect(await violationsSent()).toBe(0);
  await context.close();
});

test('the same form is answered by keyboard alone, and focus never falls to the page', async () => {
  const { page, context, watch } = await browser.newPerson({ width: 390, height: 844 });
  await open(page);
  await page.getByLabel('Who is coming?').focus();
  await page.keyboard.type('A f');
  await page.keyboard.press('Tab');
  await page.getByLabel('Water').waitFor();
  await page.getByLabel('Payment').focus();
  await page.keyboard.type('By card');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4111');
  expect(await page.getByLabel('Card number').inputValue()).toBe('4111');
  await page.getByRole('button', { name: 'Add Item' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('Oslo');
  expect(await page.getByRole('textbox', { name: /Stop/ }).inputValue()).toBe('Oslo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('textbox', { name: /Stop/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('it is accessible, empty and with faults', async () => {
  const { page, context, watch } = await browser.newPerson();
  await open(page);
  await expectAccessibleInBoth(page, 'drawn-empty');
  await page.getByLabel('Who is coming?').selectOption({ label: 'A fish' });
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByLabel('Payment').selectOption({ label: 'By card' });
  await send(page);
  await page.getByRole('link', { name: /water/i }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.f-field')?.textContent))
    .toContain('Water');
  await expectAccessibleInBoth(page, 'drawn-faults');
  expect(watch).toEqual({ errors: [], violations: [] });
  expect(await violationsSent()).toBe(0);
  await context.close();
});

test('by keyboard: a shape is chosen before it is answered, an entry is named, and what may be null is left empty', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/drawn-notes`);
  await page.getByLabel('How do we reach you?').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Street').waitFor();
  expect(await page.getByLabel('Phone number').count()).toBe(0);
  await page.getByLabel('Street').fill('1 Main St');
  await page
    .getByRole('group', { name: 'Notes' })
    .getByRole('button', { name: 'Add Item' })
    .focus();
  await page.keyboard.press('Enter');
  await page.locator('.f-added input:focus').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bell');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ring twice');
  await page.getByLabel('Name of Bell').waitFor();
  await expectAccessibleInBoth(page, 'a form with an entry and a chosen shape');
  await page.getByLabel('Spot 1').fill('12345678901234567890');
  await send(page);
  const tooLong = 'This number is too long to be kept as it is. Enter at most 15 digits.';
  await page.locator('.f-msg', { hasText: tooLong }).waitFor();
  await page.getByLabel('Spot 1').fill('1.5');
  await page.getByLabel('Spot 2').fill('-2');
  await send(page);
  await expect.poll(() => ask<Stored[]>(server, 'generic', 'drawn-notes')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'drawn-notes');
  expect(stored?.data).toEqual({
    reach: { street: '1 Main St' },
    notes: { Bell: 'Ring twice' },
    spot: [1.5, -2],
    call_back: null,
  });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
