// The profile at the provider's own services, whose numbers, yes and no, and days are all texts: read, changed and saved.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_CALLS } from './provider/account-calls.ts';
import { type AtProvider, atHome, startAtProvider } from './provider/at-provider.ts';
import { PROFILE_CALLS } from './provider/profile-calls.ts';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { toast } from './support/reading.ts';

let at: AtProvider;
const browser = aBrowser();
beforeAll(async () => {
  at = await startAtProvider({ portal: [ACCOUNT_CALLS, PROFILE_CALLS] });
});
afterAll(() => at.stop());

async function atProfile(section: string) {
  const one = await browser.newPerson();
  await atHome(at, one.page);
  await one.page.goto(`${at.address}/update-profile/${section}`);
  return one;
}

async function edit(page: Page) {
  await page.getByRole('button', { name: /^Edit Details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.waitFor();
  return dialog;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const fact = (page: Page, text: string) => page.locator('dd', { hasText: text }).first();

test('each section tells what the services tell, in the words of the form', async () => {
  const { page, context, watch } = await atProfile('primary');
  await fact(page, 'Holloway & Finch').waitFor();
  await page.getByText('48 Linden Court').first().waitFor();
  await page.goto(`${at.address}/update-profile/practice`);
  await fact(page, '$240').waitFor();
  await fact(page, '06/01/2009').waitFor();
  await page.goto(`${at.address}/update-profile/disclosure`);
  await fact(page, 'Check').waitFor();
  await page.goto(`${at.address}/update-profile/coverage`);
  await page.getByText('Uncontested Divorce').first().waitFor();
  await page.getByText('Fulton').first().waitFor();
  // Who changed what is kept by our server alone.
  expect(await page.getByRole('link', { name: 'History' }).count()).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('what is changed is saved whole, and the page shows it', async () => {
  const { page, context, watch } = await atProfile('primary');
  const dialog = await edit(page);
  expect(await dialog.getByLabel(/Office Hours/i).inputValue()).toBe('9 to 5');
  await dialog.getByLabel(/Office Hours/i).fill('8 to 4');
  await save(page);
  await toast(page, 'Attorney updated successfully');
  await fact(page, '8 to 4').waitFor();
  const { record } = at.provider.world.attorney;
  expect(record).toMatchObject({ office_hours: '8 to 4', normal_hourly_rate: '240' });
  expect(at.provider.world.updates).toEqual(['UPDATE_PRIMARY_DETAILS']);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a number that came as a text is a number in its field, and a file is kept at once', async () => {
  const { page, context, watch } = await atProfile('practice');
  const dialog = await edit(page);
  expect(await dialog.getByLabel(/Hourly Rate/i).inputValue()).toBe('240.00');
  await dialog.getByLabel(/Hourly Rate/i).fill('260.5');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'W9.pdf', mimeType: 'application/pdf', buffer: PDF });
  await dialog.getByLabel('File Type').selectOption({ label: 'W9' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await toast(page, 'File uploaded successfully');
  await save(page);
  await toast(page, 'Attorney updated successfully');
  await fact(page, '$260.50').waitFor();
  expect(at.provider.world.stored).toMatchObject([{ name: 'W9.pdf' }]);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a save that the service is in trouble over loses nothing', async () => {
  const { page, context } = await atProfile('primary');
  const dialog = await edit(page);
  await dialog.getByLabel(/Firm Name/i).fill('Finch & Holloway');
  at.provider.spoil('update_attorney_profile.php', 'html');
  await save(page);
  await toast(page, 'Something went wrong, please try again!');
  expect(await dialog.getByLabel(/Firm Name/i).inputValue()).toBe('Finch & Holloway');
  await save(page);
  await fact(page, 'Finch & Holloway').waitFor();
  await context.close();
});
