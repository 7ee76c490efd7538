// Opens every page of the portal as those who use it, and tells where one shows the error page, a word of the program or nothing.
import type { Page } from 'playwright-core';
import { gibberishIn } from '../../server/changed/gibberish.ts';
import type { ABrowser } from './a-browser.ts';
import { invite, signIn } from './applicant.ts';
import type { Person } from './browser.ts';
import { enterDesk } from './clerk.ts';
import { logIn } from './member.ts';
import type { Reached } from './server.ts';

const VISITOR = [
  ...['/sign-in', '/login', '/forgot-username', '/forgot-password', '/reset-password/x'],
  ...['/help_information', '/verify', '/staff', '/staff/forgot-password', '/staff/password/x'],
  ...['/case_confirmation/x', '/sign/x', '/unauthorized', '/demo', '/forms/feedback', '/nowhere'],
];
const ATTORNEY = [
  ...['/home', '/change-settings', '/change-settings/two-step', '/update-profile/primary'],
  ...['/update-profile/practice', '/update-profile/coverage', '/update-profile/disclosure'],
  ...['/claims', '/authorizations', '/create-authorization', '/cases', '/help_information'],
];
const STAFF = [
  ...[
    '/staff/home',
    '/staff/accounts',
    '/staff/webhooks',
    '/desk/help',
    '/desk/requests',
    '/desk/claims',
  ],
  ...['/desk/cases', '/desk/applications', '/desk/forms', '/desk/forms/feedback'],
];

/** One thing of each of these lists is opened, too: by the first link to such an address. */
const THINGS = ['/cases/', '/view-request/'];
const DESK_THINGS = ['/desk/requests/', '/desk/claims/', '/desk/cases/', '/desk/applications/'];

export interface Opened {
  /** What is wrong, in words: the page, and what it shows or wrote to its console. */
  readonly faults: readonly string[];
  /** How many pages were looked at. */
  readonly pages: number;
}

/** Opens all of them. */
export async function pagesOpened(browser: ABrowser, server: Reached): Promise<Opened> {
  const visitor = await browser.newPerson();
  const attorney = await browser.newPerson();
  const staff = await browser.newPerson();
  const walks = [await walk(visitor, server, { pages: VISITOR, things: [] })];
  await attorney.page.goto(`${server.address}/login`);
  await logIn(attorney.page, 'demoattorney1');
  await attorney.page.waitForURL('**/home');
  walks.push(await walk(attorney, server, { pages: ATTORNEY, things: THINGS }));
  walks.push(await stepsOpened(browser, server));
  await enterDesk(staff.page, server, 'admin@example.com');
  walks.push(await walk(staff, server, { pages: STAFF, things: DESK_THINGS }));
  for (const { context } of [visitor, attorney, staff]) await context.close();
  return {
    faults: walks.flatMap(({ faults }) => faults),
    pages: walks.reduce((sum, { pages }) => sum + pages, 0),
  };
}

/** Somebody new, on each step of the application. */
async function stepsOpened(browser: ABrowser, server: Reached): Promise<Opened> {
  const applicant = await browser.newPerson();
  const { email } = await invite(server);
  await signIn(applicant.page, server, email);
  const { sections } = await applicant.page.evaluate(async () => {
    const { forms } = await (await fetch('/content/current.json')).json();
    return (await fetch(`/content/${forms.application}`)).json();
  });
  const pages = (sections as { id: string }[]).map(({ id }) => `/application/${id}`);
  const opened = await walk(applicant, server, { pages, things: [] });
  await applicant.context.close();
  return opened;
}

interface Way {
  readonly pages: readonly string[];
  readonly things: readonly string[];
}

async function walk(
  { page, watch }: Person,
  server: Reached,
  { pages, things }: Way,
): Promise<Opened> {
  const faults: string[] = [];
  const found = new Map<string, string>();
  const look = async (path: string) => {
    await page.goto(`${server.address}${path}`);
    await settled(page);
    faults.push(...(await faultsOn(page)).map((fault) => `${path}: ${fault}`));
    for (const error of [...watch.errors.splice(0), ...watch.violations.splice(0)])
      faults.push(`${path} wrote: ${error.slice(0, 400)}`);
    faults.push(...(await formsOpened(page)).map((fault) => `${path}: ${fault}`));
    for (const start of things) {
      const link = page.locator(`a[href^="${start}"]`).first();
      if (!found.has(start) && (await link.count()) > 0)
        found.set(start, (await link.getAttribute('href')) ?? '');
    }
  };
  for (const path of pages) await look(path);
  for (const path of found.values()) await look(path);
  return { faults, pages: pages.length + found.size };
}

/** On a page of the desk: the form of each move that asks something. */
async function formsOpened(page: Page): Promise<readonly string[]> {
  const moves = page.locator('.desk-moves button[aria-expanded]');
  const faults: string[] = [];
  for (let at = 0; at < (await moves.count()); at += 1) {
    await moves.nth(at).click();
    await page.locator('.desk-form form, .desk-form [role="alert"]').first().waitFor();
    faults.push(...(await faultsOn(page)));
  }
  return faults;
}

/** Whatever is asked for has come, and what waits for it is gone. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1, [role="alert"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function faultsOn(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  const broken = await page.locator('.page.empty[role="alert"]').count();
  return [
    ...(broken > 0 ? [`shows the error page: ${text.slice(0, 300)}`] : []),
    ...gibberishIn(text.split('\n')).map((said) => `says ${said}`),
  ];
}
