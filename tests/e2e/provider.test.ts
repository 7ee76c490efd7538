// The built pages against the provider's own services: three other origins that speak as the documents say, with the habits of such services.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AtProvider, startAtProvider } from './provider/at-provider.ts';
import { aBrowser } from './support/a-browser.ts';
import { logIn, passwordField } from './support/member.ts';

let at: AtProvider;
const browser = aBrowser();
beforeAll(async () => {
  at = await startAtProvider();
});
afterAll(() => at.stop());

const stat = (page: Page, name: string) => page.locator('.stat').filter({ hasText: name });
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The attorney whom the services know, on the home page. */
async function atHome(page: Page): Promise<void> {
  const { username, password } = at.provider.world.attorney;
  await page.goto(`${at.address}/login`);
  await logIn(page, username, password);
  await page.waitForURL('**/home');
}

describe('a login at the provider', () => {
  test('lets the attorney in, and the dashboard shows what the services tell', async () => {
    const { page, context, watch } = await browser.newPerson();
    await atHome(page);
    await page.getByRole('heading', { name: 'Adaeze Holloway' }).waitFor();
    expect(await stat(page, 'Open Cases Assigned').locator('.stat-figure').innerText()).toBe('3');
    expect(await stat(page, 'Insurance Expiration').innerText()).toContain('01/01/2031');
    expect(await list(page, 'Cases Assigned').innerText()).toContain('Piet Vanterpool');
    await list(page, 'Authorization Requests').getByText('No Records Found').waitFor();
    expect(at.provider.asked).toContain('portal dashboard_details.php');
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  });

  test('is refused in the words of the page where the password is another', async () => {
    const { page, context } = await browser.newPerson();
    await page.goto(`${at.address}/login`);
    await logIn(page, at.provider.world.attorney.username, 'Another!2026');
    await page.getByText('Incorrect password. Try again').waitFor();
    await expect.poll(() => passwordField(page, 'Password').inputValue()).toBe('Another!2026');
    await context.close();
  });

  test.each(['html', 'error', 'half'] as const)(
    'tells of an answer that is no answer (%s), and asks again when told to',
    async (trouble) => {
      const { page, context } = await browser.newPerson();
      at.provider.spoil('dashboard_details.php', trouble);
      await atHome(page);
      await page.getByRole('alert').getByText('Something went wrong!').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await stat(page, 'Open Cases Assigned').waitFor();
      await context.close();
    },
  );

  test('waits for a slow answer', async () => {
    const { page, context } = await browser.newPerson();
    at.provider.spoil('dashboard_details.php', 'slow');
    await atHome(page);
    await stat(page, 'Open Cases Assigned').waitFor();
    await context.close();
  });

  test('has ended where its token is refused, which leads to the login', async () => {
    const { page, context } = await browser.newPerson();
    await atHome(page);
    await stat(page, 'Open Cases Assigned').waitFor();
    at.provider.expire();
    await page.reload();
    await page.getByText('Authorization Token Expired, Please login again!').waitFor();
    await page.waitForURL('**/login');
    await context.close();
  });
});
