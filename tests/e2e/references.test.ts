// Whoever meets a failure can quote its reference: on every error page, and in the details of every message of an error.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { toast, toasts } from './support/reading.ts';
import { expectAccessible, LOOKS } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What stands on the page, or in the message; waits for it. */
const referenceOn = (page: Page): Promise<string> => page.locator('.reference code').innerText();

/** The reference of the answer to a call, while something is done. */
async function answerTo(page: Page, call: string, act: () => Promise<unknown>): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(call)),
    act(),
  ]);
  return answer.headers()['x-request-id'] ?? '';
}

/** A number that no attorney has. */
async function registerNobody(page: Page): Promise<void> {
  await page.goto(`${server.address}/login`);
  await page.getByRole('button', { name: 'Register Account' }).click();
  await page.getByLabel('USL Attorney Number').fill('99999999');
  await page.getByLabel('ZIP of primary address').fill('30309');
  await page.getByLabel('EIN/SSN last four digits').fill('1234');
}
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' }).click();

test.each(LOOKS)(
  'the message of an error tells the reference of its call, to be copied, on %s',
  async (_, look) => {
    const { page, context } = await browser.newPerson(look);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await registerNobody(page);
    const id = await answerTo(page, '/login_attorney.php', () => proceed(page));
    expect(id).toMatch(OURS);
    const details = toasts(page).getByText('Details', { exact: true });
    await details.waitFor();
    // It is there for whoever asks, and in nobody's way.
    expect(await page.locator('.reference').isVisible()).toBe(false);
    await details.focus();
    await page.keyboard.press('Enter');
    expect(await referenceOn(page)).toBe(id);
    await toasts(page).getByRole('button', { name: 'Copy' }).click();
    await toasts(page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await expectAccessible(page, 'a message with its reference');
    await context.close();
  },
);

test('a message that nothing answered has no reference to tell', async () => {
  const { page, context } = await browser.newPerson();
  await registerNobody(page);
  await context.setOffline(true);
  await proceed(page);
  await toast(page, 'Something went wrong, please Try again');
  expect(await toasts(page).getByText('Details', { exact: true }).count()).toBe(0);
  await context.close();
});

test.each(LOOKS)(
  'a page that a refused call leaves empty tells the reference of that call, on %s',
  async (_, look) => {
    const { page, context } = await browser.newPerson(look);
    const id = await answerTo(page, '/data_decrypt.php', () =>
      page.goto(`${server.address}/case_confirmation#cut-off-on-its-way`),
    );
    expect(await referenceOn(page)).toBe(id);
    await expectAccessible(page, 'a page with its reference');
    await context.close();
  },
);

test.each([
  ['an address that leads nowhere', '/no-such-page', undefined],
  ['a form that there is not', '/forms/no-such-form', undefined],
  ['a form that does not arrive', '/forms/feedback', '**/content/feedback.*'],
  ['a portal whose wording does not arrive', '/login', '**/content/current.json'],
])('%s tells the reference of the page itself', async (_, path, lost) => {
  const { page, context } = await browser.newPerson();
  if (lost !== undefined) await page.route(lost, (route) => route.abort());
  const sent = await page.goto(`${server.address}${path}`);
  const id = sent?.headers()['x-request-id'] ?? '';
  expect(id).toMatch(OURS);
  const shown = page.locator('.reference');
  await shown.waitFor();
  expect(await shown.innerText()).toMatch(new RegExp(`^Reference: ${id}`));
  await context.close();
});
