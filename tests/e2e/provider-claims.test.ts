// Create Claims at the provider's own services: the list, a case with its documents, a claim with its files, and how it stands then.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_CALLS } from './provider/account-calls.ts';
import { type AtProvider, atHome, startAtProvider } from './provider/at-provider.ts';
import { CLAIM_CALLS } from './provider/claim-calls.ts';
import { aBrowser } from './support/a-browser.ts';
import { fillMatter, giveRequired } from './support/claimant.ts';
import { messageBy, toast } from './support/reading.ts';

let at: AtProvider;
const browser = aBrowser();
beforeAll(async () => {
  at = await startAtProvider({ portal: [ACCOUNT_CALLS], claims: [CLAIM_CALLS] });
});
afterAll(() => at.stop());

async function atClaims(query = '') {
  const one = await browser.newPerson();
  await atHome(at, one.page);
  await one.page.goto(`${at.address}/claims${query}`);
  return one;
}

const numbers = (page: Page) => page.locator('tbody [data-label="USL No."]');
const row = (page: Page, number: string) => page.locator('tbody tr', { hasText: number });

test('a claim on a matter is sent with its documents, and stands among what is billed', async () => {
  const { page, context, watch } = await atClaims();
  await expect.poll(() => numbers(page).allInnerTexts()).toEqual(['770001', '770002']);
  await row(page, '770001').getByRole('radio').check();
  const facts = page.getByRole('region', { name: 'Authorization Detail' });
  await facts.getByText('$600.00').waitFor();
  await fillMatter(page, { amount: '420', notes: 'Two hearings.', name: 'Adaeze Holloway' });
  await page.getByRole('button', { name: 'Submit Claim', exact: true }).click();
  await messageBy(page, 'Please upload required claim file.').waitFor();
  expect(await giveRequired(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Submit Claim', exact: true }).click();
  await toast(page, 'Claim created successfully.');
  await expect.poll(() => numbers(page).allInnerTexts()).toEqual(['770001']);
  const { claims, stored } = at.provider.world;
  expect(claims).toMatchObject([{ case_number: '770001', claim_amount: '420.00', type: 'Matter' }]);
  expect(stored).toMatchObject([{ module: `DINV ${claims[0]?.claim_id}`, name: 'document-0.pdf' }]);

  await row(page, '770001').getByRole('radio').check();
  await page.getByText(`Claim ${claims[0]?.claim_number}`).first().waitFor();
  await page.getByText('Adaeze Holloway').last().waitFor();
  expect(await page.getByRole('button', { name: 'Submit Claim', exact: true }).count()).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a claim on a CDL case tells its citation, and how it ended is chosen from their list', async () => {
  const { page, context, watch } = await atClaims('?type=CDL');
  await row(page, '880001').getByRole('radio').check();
  await page.getByText('Speeding 15 over').first().waitFor();
  await page.getByText('GA-5512').first().waitFor();
  await page.getByLabel('Disposition').first().selectOption({ label: 'Dismissed' });
  await page.getByLabel('Notes').fill('Dismissed at the hearing.');
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('03/02/2026');
  await page.getByLabel('Digital Signature').fill('Adaeze Holloway');
  await page.getByRole('button', { name: 'Submit Claim', exact: true }).click();
  await toast(page, 'Claim created successfully.');
  await expect.poll(() => numbers(page).allInnerTexts()).toEqual(['880001']);
  expect(at.provider.world.claims.at(-1)).toMatchObject({ case_number: '880001', type: 'CDL' });
  await page.goto(`${at.address}/home`);
  await page
    .getByRole('region', { name: 'Recently Submitted Claims' })
    .getByText('880001')
    .waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a claim that the service is in trouble over loses nothing, and is sent again', async () => {
  const { page, context } = await atClaims();
  await row(page, '770002').getByRole('radio').check();
  await fillMatter(page, { amount: '90.5', notes: 'A will.', name: 'Adaeze Holloway' });
  await giveRequired(page);
  at.provider.spoil('create_claim', 'html');
  await page.getByRole('button', { name: 'Submit Claim', exact: true }).click();
  await toast(page, 'Something went wrong, please try again!');
  expect(await page.getByLabel('Notes').inputValue()).toBe('A will.');
  await page.getByRole('button', { name: 'Submit Claim', exact: true }).click();
  await toast(page, 'Claim created successfully.');
  await context.close();
});
