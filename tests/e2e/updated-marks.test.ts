// A form that is updated after a press found something wrong: what was marked and listed stays so where it still holds.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { resume } from './support/resumed.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const browser = aBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => ask(server, 'publish', 'shipped'));
afterAll(async () => {
  await server.stop();
  await server.remove();
});

const updated = (page: Page) =>
  page.getByRole('region', { name: 'This form was updated while you had it open' }).waitFor();
const marked = (page: Page) => page.locator('[aria-invalid="true"]').count();

test('what a press found wrong stays marked and listed in the updated form, until it is mended', async () => {
  const { page, context, watch } = await browser.newPerson();
  const comments = page.getByRole('textbox', { name: 'Comments' });
  await page.goto(`${server.address}/forms/feedback`);
  await page.getByLabel('Topic').selectOption({ label: 'This website' });
  await page.getByRole('radio', { name: 'Very satisfied' }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const listed = page.getByRole('region', { name: 'Please fill in what is missing.' });
  await listed.getByRole('link').waitFor();
  await ask(server, 'publish', 'migrate');
  await updated(page);
  expect(await comments.getAttribute('name')).toContain('remarks');
  expect(await comments.getAttribute('aria-invalid')).toBe('true');
  // Whoever was led to the list is there still.
  await expect.poll(() => listed.evaluate((one) => one === document.activeElement)).toBe(true);
  await listed.getByRole('link').click();
  const isTyped = () => page.evaluate(() => document.activeElement?.matches('input, textarea'));
  await expect.poll(isTyped).toBe(true);
  await page.keyboard.type('It works.');
  await listed.waitFor({ state: 'hidden' });
  expect(await marked(page)).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a step that was not let through keeps its marks, and no other field gets one', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice', answers: { office_hours: undefined } });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => marked(page)).toBeGreaterThan(3);
  const before = await marked(page);
  const links = page.getByRole('region', { name: /^Please fill in/ }).getByRole('link');
  const listed = await links.allInnerTexts();
  await ask(server, 'publish', 'application migrate');
  await updated(page);
  expect(await marked(page)).toBe(before);
  expect(await links.allInnerTexts()).toEqual(listed);
  await context.close();
});
