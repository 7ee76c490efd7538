// The home of the Studio: what is in use and live since when, names told apart, and the likeliest found first.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';

const server = inject('server');
const browser = aBrowser();

async function entered(email: string): Promise<Page> {
  const { page } = await browser.newPerson();
  await enterDesk(page, server, email);
  await page.goto(`${server.address}/studio`);
  await page.getByRole('heading', { name: 'Everything people see' }).waitFor();
  return page;
}
const rows = (page: Page) => page.locator('.st-things tbody tr');

test('each form is told with its use and since when it is live, and those of one name are told apart', async () => {
  const page = await entered('wording@example.com');
  const application = rows(page).filter({ hasText: 'Your application' });
  await application.getByText(/^\d+ open drafts?/).waitFor();
  await application.getByText('5 steps. For applicants').waitFor();
  await application.getByText(/^\d\d\/\d\d\/\d{4}/).waitFor();
  await application.getByText(/^Release \d+$/).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  const twins = rows(page).filter({ hasText: 'Confirm that it is you' });
  const said = await twins.locator('td small').allInnerTexts();
  expect(said.filter((text) => text.startsWith('For')).length).toBe(3);
  expect(new Set(said.filter((text) => text.startsWith('For'))).size).toBe(3);
  await page.getByRole('button', { name: /^Sections/ }).click();
  await rows(page)
    .filter({ hasText: 'Practice Details' })
    .getByText('Your application; Your profile')
    .waitFor();
});

test('what is called so is found before what has the words somewhere, things before sentences', async () => {
  const page = await entered('wording@example.com');
  const first = page.locator('.st-results li').first();
  const search = page.getByRole('searchbox', { name: 'Find a form, field, sentence or mail' });
  await search.fill('practice details');
  await expect.poll(() => first.innerText()).toMatch(/^Practice Details\s+Section$/);
  await search.fill('Bar Number');
  await expect
    .poll(() => first.innerText())
    .toMatch(/^Bar Number\s+Shared fields: Credential: Label of Bar Number$/);
  await search.fill('find and replace');
  await page.getByText('Nothing is called that').waitFor();
});

test('whoever has a change needs no guide, and renames it where it is listed', async () => {
  const page = await entered('wording@example.com');
  await page.goto(`${server.address}/studio/wording?change=new&key=app.skip`);
  await page.locator('.st-open textarea').fill('Skip to the content');
  await page.getByText(/^Saved at /).waitFor();
  await page.goto(`${server.address}/studio`);
  const own = page.locator('.st-changes tbody tr.st-on').first();
  await own.getByRole('button', { name: /^Rename “/ }).click();
  await own.getByLabel('Name', { exact: true }).fill('Plainer words');
  await own.getByRole('button', { name: 'Save the name' }).click();
  await own.getByRole('link', { name: 'Plainer words' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Your first change' }).count()).toBe(0);
});
