// What a page needs is there before somebody waits for it: asked for beside the code that draws it, or while a link is aimed at.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { logIn } from './support/member.ts';

const server = inject('server');
const browser = aBrowser();

/** The code that draws pages. */
const DRAWING = /\/assets\/index-[^/]+\.js$/;
/** A form with what judges it. */
const formOf = (form: string): RegExp => new RegExp(`/content/${form}\\.form\\.[0-9a-f]+\\.js$`);
const WORDING = /\/content\/app\.[0-9a-f]+\.json$/;

/** Holds what fits, until told. */
async function hold(page: Page, what: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const allowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await allowed;
    await route.continue();
  });
  return letGo;
}

/** Addresses of all that is asked for, as it is asked for. */
function following(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

async function opensAtOnce(page: Page, path: string, form: string): Promise<void> {
  const asked = following(page);
  const letGo = await hold(page, DRAWING);
  const all = [formOf(form), WORDING].map((file) => page.waitForResponse(file));
  await page.goto(`${server.address}${path}`, { waitUntil: 'commit' });
  await Promise.all(all);
  const before = asked.length;
  letGo();
  await page.locator('main form').getByRole('button').first().waitFor();
  // Whatever the page shows of a release was on its way by then, and no file is fetched twice.
  const content = (path: string) => /^\/(content\/.*(\.json|\.form\..*)|config\.json)$/.test(path);
  expect(asked.slice(before).filter(content)).toEqual([]);
  const files = asked.filter((path) => content(path) || path.startsWith('/assets/'));
  expect(files).toEqual([...new Set(files)]);
}

test.each([
  ['/sign-in', 'sign-in'],
  ['/login', 'login'],
  ['/forgot-password', 'forgot-password'],
  ['/forms/feedback', 'feedback'],
  ['/staff', 'staff-login'],
])(
  'at %s the form and the wording are on their way before the code that draws them is there',
  async (path, form) => {
    const { page, context } = await browser.newPerson();
    await opensAtOnce(page, path, form);
    await context.close();
  },
);

test.each([
  ['/create-authorization', 'auth-request'],
  ['/change-settings', 'settings'],
])('so is the form at %s for who is logged in', async (path, form) => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney3');
  await page.waitForURL('**/home');
  await opensAtOnce(await context.newPage(), path, form);
  await context.close();
});

test('a page that a link was aimed at opens even where the line is gone by the time it is pressed', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  const link = page.getByRole('link', { name: 'Forgot Password?' });
  const there = page.waitForResponse(formOf('forgot-password'));
  await link.hover();
  await there;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await page.locator('main form').getByRole('button').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/forgot-password');
  await context.close();
});

test('a form that the line broke off is fetched in its parts, and once more where it is asked for again', async () => {
  const { page, context } = await browser.newPerson();
  await page.route(formOf('login'), (route) => route.abort());
  await page.route(/\/content\/login\.[0-9a-f]+\.json$/, (route) => route.abort(), { times: 1 });
  await page.goto(`${server.address}/login`);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.locator('main form [name]').first().waitFor();
  await context.close();
});
