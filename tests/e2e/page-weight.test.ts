// What a page costs whoever opens it first: the JavaScript that comes before anybody does anything, compressed as it is sent.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { logIn } from './support/member.ts';

const server = inject('server');
const browser = aBrowser();

/** The bars of the benchmark (tests/bench/bars.mjs), in kB of 1,000 bytes; one of each is for the addresses at which the Studio previews pages, one for forms that wait for files on their way, and one of the sign-in page for marks that stay when a release arrives under an open form; one of the sign-in page for what tells a browser that it is too old, and one for presses that count though the page moves under them; two of each are for long lists that are searched by typing, and for asking before a link leaves files that are not stored; one of a form page is for answers that stay emptied, and one for rows that come from a call; one of each is for forms of which some roles see or change a part alone, and for those that open and close. */
const AT_MOST = [
  ['the sign-in page with its form', '/sign-in', 159],
  ['a form page', '/forms/feedback', 161],
] as const;

const isScript = (response: Response): boolean =>
  (response.headers()['content-type'] ?? '').includes('javascript');

/**
 * Adds up what comes until the page, which nothing was opened in before, is quiet. What it fetches seconds later, for pages that
 * may follow, does not count: on a slow machine it would come before the page is quiet.
 */
async function weigh(page: Page, path: string, ready: string): Promise<number> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((job: () => void, ms?: number) =>
      (ms ?? 0) >= 2000 ? 0 : wait(job, ms)) as typeof window.setTimeout;
  });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (isScript(response)) scripts.add(response.url());
  });
  await page.goto(`${server.address}${path}`, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  // As a browser does in a moment of its own, sometimes only now, where a pointer rests over what has changed.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(2);
  let bytes = 0;
  for (const address of scripts) {
    // Asked for once more, since a browser may have let go of what it ran.
    const script = await page.request.get(address);
    bytes += gzipSync(await script.body(), { level: 9 }).length;
  }
  return bytes / 1000;
}

test.each(AT_MOST)('%s brings no more JavaScript than its bar', async (_page, path, kilobytes) => {
  const { page, context } = await browser.newPerson();
  const sum = await weigh(page, path, 'form [name]');
  expect(sum).toBeGreaterThan(60);
  expect(sum).toBeLessThanOrEqual(kilobytes);
  await context.close();
});

test('a form page is compiled while it arrives, and asks no rule engine for the field a rule shows', async () => {
  const { page, context } = await browser.newPerson();
  const scripts: Promise<readonly [string, string]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (isScript(response)) scripts.push(response.text().then((text) => [pathname, text] as const));
  });
  await page.goto(`${server.address}/forms/feedback`);
  await page.getByText('I would like an answer').click();
  await page.getByLabel('E-mail Address').waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = await Promise.all(scripts);
  const ahead = fetched
    .filter(([, text]) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
    .map(([path]) => path);
  for (const part of ['/assets/index-', '/assets/form-', '/assets/core-', '/content/feedback.form'])
    expect(ahead.some((path) => path.startsWith(part))).toBe(true);
  expect(fetched.filter(([path]) => path.includes('run-engine'))).toEqual([]);
  await context.close();
});

test('what comes on demand is imported at once: links ask only for what it needs beside it', async () => {
  const { page, context } = await browser.newPerson();
  await page.addInitScript(() => {
    const named: string[] = [];
    Object.assign(window, { named });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isLink = node instanceof HTMLLinkElement && node.rel === 'modulepreload';
        if (isLink && document.readyState !== 'loading') named.push(new URL(node.href).pathname);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.address}/forms/feedback`, { waitUntil: 'networkidle' });
  await page.locator('form [name]').first().waitFor();
  const named = await page.evaluate(() => (window as unknown as { named: string[] }).named);
  expect(named.some((path) => path.startsWith('/assets/form-'))).toBe(true);
  expect(named.filter((path) => path.startsWith('/assets/FormPage-'))).toEqual([]);
  // Nor is what the page came with looked for: its own style sheets are named by no file of a form.
  const text = async (path: string) => (await page.request.get(server.address + path)).text();
  const own = [...(await text('/')).matchAll(/<link rel="stylesheet"[^>]+href="\/([^"]+)"/g)];
  expect(own.length).toBeGreaterThan(0);
  const form = await text(named.find((path) => path.startsWith('/assets/form-')) ?? '');
  expect(form.includes('.css"')).toBe(true);
  expect(own.filter(([, sheet = '']) => form.includes(sheet))).toEqual([]);
  await context.close();
});

test('the help page brings no form runtime, and no more JavaScript than its bar', async () => {
  const { page, context } = await browser.newPerson();
  const sum = await weigh(page, '/help_information', '.help-files li button');
  expect(sum).toBeGreaterThan(60);
  expect(sum).toBeLessThanOrEqual(115);
  await context.close();
});

test('the dashboard with its lists brings no more JavaScript than its bar', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney1');
  await page.locator('.panel [role=cell]').first().waitFor();
  // As on another day: a window of its own, in which nothing is at hand.
  const another = await context.newPage();
  const cdp = await context.newCDPSession(another);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sum = await weigh(another, '/home', '.panel [role=cell]');
  expect(sum).toBeGreaterThan(60);
  expect(sum).toBeLessThanOrEqual(150);
  await context.close();
});
