// Opens the installed Chromium for the browser tests, and watches each page for what a person would not see.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';

/**
 * `SLOW_CALLS=2500 npx vitest run --project e2e`: half of the calls are held back for up to so many milliseconds, so that
 * answers come late and out of order, as they do far away. For finding races by hand; what it finds becomes a test.
 */
const SLOW_CALLS_MS = Number(process.env.SLOW_CALLS ?? 0);

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Where all cores are busy, threads that collect together wait for each other; and a page of a test is gone before code
  // made fast for it has paid (8 % less work without).
  '--js-flags=--single-threaded-gc --no-opt --no-maglev',
];

/** What a page reported while a test drove it; a journey ends with all three empty. */
export interface Watch {
  readonly errors: string[];
  readonly violations: string[];
}

/** What a page asked servers for, the oldest first: a line each, with its answer once there is one. */
const asked = new WeakMap<Page, { line: string }[]>();

/** The last calls of a page, for whoever wonders why a test failed. */
export function callsOf(page: Page): readonly string[] {
  return (asked.get(page) ?? []).slice(-20).map(({ line }) => line);
}

function keepCalls(page: Page): void {
  const calls: { line: string }[] = [];
  asked.set(page, calls);
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const call = { line: `${request.method()} ${new URL(request.url()).pathname}: no answer yet` };
    calls.push(call);
    const end = (how: string): void => {
      call.line = call.line.replace('no answer yet', how);
    };
    void request.response().then(
      (response) => end(response ? String(response.status()) : 'failed'),
      () => end('failed'),
    );
  });
}

/** Starts a headless browser; fails with the remedy where none is installed. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser({ shell: true });
  if (!executablePath) {
    throw new Error('No Chromium, Chrome or Edge found. Install one, or set BROWSER_PATH.');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}

/** What somebody looks at: a desktop in light colours unless told. */
export interface Screen {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Fingers in place of a mouse. */
  readonly touch?: boolean;
  /** Where their clock goes; by that of the house unless told. */
  readonly timezoneId?: string;
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
}

/** A fresh person: own cookies and storage. Console errors and CSP violations are collected in `watch`. */
export async function newPerson(browser: Browser, screen: Screen = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: screen.width ?? 1280, height: screen.height ?? 900 },
    colorScheme: screen.dark ? 'dark' : 'light',
    ...(screen.touch && { hasTouch: true, isMobile: true }),
    locale: 'en-US',
    timezoneId: screen.timezoneId ?? 'America/New_York',
    acceptDownloads: true,
  });
  const watch: Watch = { errors: [], violations: [] };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  if (SLOW_CALLS_MS > 0)
    await context.route('**/api/**', async (route) => {
      const wait = Math.random() < 0.5 ? 0 : Math.random() * SLOW_CALLS_MS;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await route.continue().catch(() => undefined);
    });
  const page = await context.newPage();
  keepCalls(page);
  page.on('pageerror', (error) => watch.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (/CSP:|Content Security Policy/.test(text)) watch.violations.push(text);
    // A refused call is a state of the page, not a fault of its code: the browser logs it by itself.
    else if (!/Failed to load resource|net::ERR_/.test(text)) watch.errors.push(text);
  });
  // Further windows of the same person as well.
  context.setDefaultTimeout(120_000);
  const close = context.close.bind(context);
  context.close = async (why) => {
    await leaveStorage(context);
    await close(why);
  };
  return { context, page, watch };
}

/** Leaves what the person's browser kept where the end of the run looks for secrets. */
async function leaveStorage(context: BrowserContext): Promise<void> {
  const read = () => JSON.stringify({ ...sessionStorage });
  const sessions = context.pages().map((page) => page.evaluate(read).catch(() => ''));
  const kept = {
    ...(await context.storageState({ indexedDB: true })),
    sessionStorage: await Promise.all(sessions),
  };
  await writeFile(join(inject('storages'), `${randomUUID()}.json`), JSON.stringify(kept));
}
