// The built pages against the provider's own services: three other origins that speak as the documents say, with the habits of such services.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AtProvider, atHome, startAtProvider } from './provider/at-provider.ts';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { logIn, passwordField } from './support/member.ts';

let at: AtProvider;
const browser = aBrowser();
beforeAll(async () => {
  at = await startAtProvider();
});
afterAll(() => at.stop());

const stat = (page: Page, name: string) => page.locator('.stat').filter({ hasText: name });
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('a login at the provider', () => {
  test('lets the attorney in, and the dashboard shows what the services tell', async () => {
    const { page, context, watch } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    await atHome(at, page);
    await stat(page, 'Insurance Expiration').getByText('01/01/2031').waitFor();
    await page.getByText('Attorney 20417').waitFor();
    expect(await page.getByRole('button', { name: 'Edit details' }).count()).toBe(0);
    expect(await stat(page, 'Open Cases Assigned').locator('.stat-figure').innerText()).toBe('3');
    expect(await list(page, 'Cases Assigned').innerText()).toContain('Piet Vanterpool');
    await list(page, 'Authorization Requests').getByText('No Records Found').waitFor();
    expect(at.provider.asked).toContain('portal dashboard_details.php');
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  });

  test('is refused in the words of the page where the password is another', async () => {
    const { page, context } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
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
      page.setDefaultTimeout(15_000);
      at.provider.spoil('dashboard_details.php', trouble);
      await atHome(at, page);
      await page.getByRole('alert').getByText('Something went wrong!').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await stat(page, 'Open Cases Assigned').waitFor();
      await context.close();
    },
  );

  test('waits for a slow answer', async () => {
    const { page, context } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    at.provider.spoil('dashboard_details.php', 'slow');
    await atHome(at, page);
    await stat(page, 'Open Cases Assigned').waitFor();
    await context.close();
  });

  test('has ended where its token is refused, which leads to the login', async () => {
    const { page, context } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    await atHome(at, page);
    await stat(page, 'Open Cases Assigned').waitFor();
    at.provider.expire();
    await page.reload();
    await page.getByText('Authorization Token Expired, Please login again!').waitFor();
    await page.waitForURL('**/login');
    await context.close();
  });
});

const cells = (page: Page, column: string) => page.locator(`tbody td[data-label="${column}"]`);

describe('what the services do not have', () => {
  test('is not there: no joining, no recovery of passwords, no claims, no track of a case', async () => {
    const { page, context, watch } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    await page.goto(`${at.address}/`);
    await page.waitForURL('**/login');
    expect(await page.getByRole('link', { name: 'Join Our Network' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Forgot Password?' }).count()).toBe(0);
    await atHome(at, page);
    await page.goto(`${at.address}/cases`);
    await cells(page, 'Case#/Type').first().waitFor();
    expect(await page.getByRole('link', { name: 'Claims' }).count()).toBe(0);
    expect(await cells(page, 'Case#/Type').first().getByRole('link').count()).toBe(0);
    await page.goto(`${at.address}/cases/770001`);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(at.provider.asked.filter((one) => one.includes('track'))).toEqual([]);
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  });
});

describe('cases of the provider', () => {
  test('are listed and searched, though all of them come at once', async () => {
    const { page, context, watch } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    await atHome(at, page);
    await page.goto(`${at.address}/cases`);
    await expect.poll(() => cells(page, 'Member').count()).toBe(3);
    await page.getByLabel('Case Type').selectOption('CDL');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => cells(page, 'Member').allInnerTexts()).toEqual(['Otis Marlowe\n55012']);
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  });
});

describe('an authorization request at the provider', () => {
  test('is written, with what is half typed kept on the device, sent, and answered', async () => {
    const { page, context, watch } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    await atHome(at, page);
    await page.goto(`${at.address}/create-authorization`);
    await page.getByLabel('Subject').fill('Second hearing');
    await page.getByText('Your answers are kept on this device.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Second hearing');
    await page.locator('select').first().selectOption({ label: '770001' });
    await page.getByLabel('Description').fill('The court has set a second day.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Notice.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page.getByText('File uploaded successfully').waitFor();
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.getByText('Your request has been sent.').waitFor();
    await page.waitForURL('**/authorizations');
    expect(at.provider.world.requests).toMatchObject([
      { number: '770001', subject: 'Second hearing', files: [{ name: 'Notice.pdf' }] },
    ]);

    await page.getByRole('link', { name: 'Second hearing' }).click();
    await page.getByRole('heading', { name: 'Second hearing' }).waitFor();
    await page.getByLabel('Description').fill('It is on Monday.');
    await page.getByRole('button', { name: 'Send Reply' }).click();
    await page.getByText('Thank you, approved.').waitFor();
    await page.getByText('It is on Monday.').first().waitFor();
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  });

  test('that is refused is refused in the words of the service, and nothing typed is lost', async () => {
    const { page, context } = await browser.newPerson();
    page.setDefaultTimeout(15_000);
    await atHome(at, page);
    await page.goto(`${at.address}/create-authorization`);
    await page.locator('select').first().selectOption({ label: '770002' });
    await page.getByLabel('Subject').fill('Costs');
    await page.getByLabel('Description').fill('They are higher than expected.');
    at.provider.spoil('create_auth_request.php', 'refused');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.getByText('The office is closed for maintenance until noon.').waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('Costs');
    await context.close();
  });
});
