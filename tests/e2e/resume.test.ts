// Leaving and coming back: on the same browser, on another one, and in two at once.
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import {
  fillPrimary,
  fillSteps,
  invite,
  next,
  saved,
  signIn,
  TAX_NUMBER,
} from './support/applicant.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

test('Save and Exit asks first, says what the server said, and leads back to the sign-in page', async () => {
  const { email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await fillPrimary(page);

  await page.getByRole('button', { name: 'Save and Exit' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Return to Application' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Firm Name').inputValue()).toBe('Whitfield & Okafor, LLC');

  await page.getByRole('button', { name: 'Save and Exit' }).first().click();
  await dialog.getByRole('button', { name: 'Save and Exit' }).click();
  await page.waitForURL('**/sign-in');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('Whitfield');
  await context.close();
});

test('a second browser resumes at the same step with every answer there, except the tax number', async () => {
  const { email } = await invite(server);
  const first = await browser.newPerson();
  await signIn(first.page, server, email);
  await fillSteps(first.page);
  await first.page.getByRole('button', { name: 'Save and Exit' }).first().click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Save and Exit' }).click();
  await first.page.waitForURL('**/sign-in');

  const second = await browser.newPerson({ width: 390, height: 844 });
  await signIn(second.page, server, email);
  await second.page
    .getByRole('dialog', { name: 'Welcome Back' })
    .getByRole('button')
    .last()
    .click();

  expect(new URL(second.page.url()).pathname).toBe('/application/billing');
  expect(await second.page.getByRole('textbox', { name: 'Pay To' }).inputValue()).toBe(
    'Whitfield & Okafor, LLC',
  );
  const tax = second.page.getByRole('textbox', { name: /^(SSN|SSN or EIN)$/ });
  expect(await tax.inputValue()).toBe('');
  await second.page.goto(`${server.address}/application/practice`);
  expect(await second.page.getByLabel('College').inputValue()).toBe('Spelman College');
  expect(await second.page.getByLabel('Date Admitted to Bar', { exact: true }).inputValue()).toBe(
    'Jun 12, 2009',
  );
  await second.page.getByText('Declarations 2026.pdf').waitFor();
  await first.context.close();
  await second.context.close();
});

test('whoever goes back finds all steps open, as the answers say, and is told what was not kept', async () => {
  const { email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await fillSteps(page);
  await next(page, 'Preview and Complete');
  await page.getByRole('complementary').getByRole('link', { name: 'Primary Details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Primary Details' }).waitFor();
  await saved(page);

  await page.reload();
  const rail = page.getByRole('complementary');
  await rail.getByText('to enter again').waitFor();
  const statuses = async (list: Locator) =>
    (await list.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').at(-1));
  const asAnswered = [
    'In progress',
    'Complete',
    'Complete',
    '1 answer to enter again',
    'Not started',
  ];
  expect(await statuses(rail)).toEqual(asAnswered);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'All steps' }).click();
  const steps = page.getByRole('navigation', { name: 'Steps' }).filter({ visible: true });
  expect(await statuses(steps)).toEqual(asAnswered);
  await steps.getByRole('link', { name: 'Disclosures and Billing Information' }).click();
  await page.getByRole('region', { name: 'Not everything is kept between visits' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await rail.getByRole('link', { name: 'Preview and Complete' }).click();
  const missing = page.getByRole('region', { name: '1 answer needs your attention' });
  await missing.getByRole('link', { name: /^SSN.*not kept between visits/ }).click();
  const tax = page.getByRole('textbox', { name: /^(SSN|SSN or EIN)$/ });
  await expect.poll(() => tax.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole('region', { name: 'Not everything is kept between visits' }).waitFor();
  await page.keyboard.type(TAX_NUMBER);
  await page
    .getByRole('region', { name: 'Not everything is kept between visits' })
    .waitFor({ state: 'hidden' });

  const odd = page.getByRole('region', { name: '1 point to check' });
  await rail.getByRole('link', { name: 'Preview and Complete' }).click();
  await odd.getByRole('link', { name: /Your W9 is not attached yet\./ }).waitFor();
  expect(await missing.count()).toBe(0);
  await context.close();
});

test('the tax number is neither in the saved application nor kept by the browser', async () => {
  const { id, email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await fillSteps(page);
  await page.getByLabel('Notes').fill('Saved with this note');
  await expect
    .poll(async () => JSON.stringify(await ask(server, 'draft', id)), { timeout: 120_000 })
    .toContain('Saved with this note');

  expect(JSON.stringify(await ask(server, 'draft', id))).not.toContain(TAX_NUMBER);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(TAX_NUMBER);
  await context.close();
});

test('a new application says nothing of Welcome Back', async () => {
  const { email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  expect(await page.getByText('Welcome Back').count()).toBe(0);
  await context.close();
});

test('two browsers on one application: what only one changed is put together, what both changed is asked', async () => {
  const { id, email } = await invite(server);
  const one = await browser.newPerson();
  await signIn(one.page, server, email);
  await one.page.getByLabel('Firm Name').fill('First Firm');
  await saved(one.page);

  const two = await browser.newPerson({ width: 390, height: 844 });
  await signIn(two.page, server, email);
  await two.page.getByRole('dialog', { name: 'Welcome Back' }).getByRole('button').last().click();
  await two.page.getByLabel('Firm Name').fill('Second Firm');
  await stored(id, 'Second Firm');

  // Here nobody has touched the name of the firm since.
  await one.page.getByLabel('Office Hours').fill('Always');
  await expect.poll(() => one.page.getByLabel('Firm Name').inputValue()).toBe('Second Firm');
  await stored(id, 'Always');
  expect(JSON.stringify(await ask(server, 'draft', id))).toContain('Second Firm');
  expect(await one.page.getByRole('dialog').count()).toBe(0);

  await two.page.getByLabel('Office Hours').fill('Never');
  const dialog = two.page.getByRole('dialog', { name: 'This form was changed elsewhere' });
  await dialog.waitFor();
  expect(await dialog.locator('dl').allInnerTexts()).toEqual([
    expect.stringMatching(/Office Hours\s+Here\s+Never\s+Elsewhere\s+Always/),
  ]);
  expect(JSON.stringify(await ask(server, 'draft', id))).toContain('Always');
  await dialog.getByRole('button', { name: 'Use the answers saved elsewhere' }).click();
  await expect.poll(() => two.page.getByLabel('Office Hours').inputValue()).toBe('Always');
  expect(new URL(two.page.url()).pathname).toBe('/application/primary');

  await two.page.getByLabel('Office Hours').fill('By appointment');
  await stored(id, 'By appointment');
  await one.context.close();
  await two.context.close();
});

const stored = (id: string, text: string) =>
  expect
    .poll(async () => JSON.stringify(await ask(server, 'draft', id)), { timeout: 120_000 })
    .toContain(text);
