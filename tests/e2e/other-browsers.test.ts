// What a browser shows that runs no scripts, or is too old for the pages: a sentence, where a loader would never end.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { LOOKS } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const NO_SCRIPTS = /^These pages need JavaScript, and this browser runs none\./;
const TOO_OLD = /^This browser is too old for these pages\./;

test('a browser without scripts shows that they are needed, and no loader', async () => {
  const { context } = await browser.newPerson();
  const without = await context.browser()?.newContext({ javaScriptEnabled: false });
  const page = await without?.newPage();
  if (!page) throw new Error('No page was opened.');
  for (const [, { width, height }] of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.address}/sign-in`);
    await page.getByText(NO_SCRIPTS).waitFor();
    expect(await page.getByText(TOO_OLD).isVisible()).toBe(false);
    expect(await page.locator('.loader').isVisible()).toBe(false);
  }
  await without?.close();
  await context.close();
});

test.each([
  ['functions the pages need', () => Reflect.deleteProperty(AbortSignal, 'any')],
  ['modules', () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
  ['selectors the pages need', () => Object.assign(CSS, { supports: () => false })],
])('a browser without %s is told that it is too old, and loads no further', async (_, age) => {
  const { page, context, watch } = await browser.newPerson();
  await context.addInitScript(age);
  await page.goto(`${server.address}/sign-in`);
  await page.getByText(TOO_OLD).waitFor();
  expect(await page.locator('#root').count()).toBe(0);
  expect(await page.getByText(NO_SCRIPTS).count()).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a browser of these days shows neither sentence', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/sign-in`);
  await page.locator('main form').waitFor();
  expect(await page.getByText(TOO_OLD).isVisible()).toBe(false);
  await context.close();
});
