// A whole state at once: 254 rows, and the page stays quick.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import {
  addArea,
  adder,
  closeCoverageDetails,
  fillPractice,
  invite,
  next,
  pick,
  signIn,
} from './support/applicant.ts';

const server = inject('server');
const browser = aBrowser();

/** An applicant licensed in Texas who takes CDL matters, standing on step 3. */
async function texan(): Promise<{ page: Page; close: () => Promise<void> }> {
  const { email } = await invite(server, {
    cdl: 'Yes',
    state: 'Texas',
    city: 'Austin',
    zip: '78701',
  });
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await page.getByLabel('Firm Name').fill('Texas Firm');
  await next(page, 'Practice Details');
  await fillPractice(page, 'Texas');
  await next(page, 'Coverages');
  await closeCoverageDetails(page);
  await page.getByRole('checkbox', { name: /^Juvenile Matters/ }).check();
  await page.getByRole('checkbox', { name: /^Accidents/ }).check();
  return { page, close: () => context.close() };
}

test('All Counties of Texas asks for the rate first, adds 254 practice areas once, draws a window of them, and gives all of them another rate or none', async () => {
  const { page, close } = await texan();
  const all = page.getByRole('button', { name: /^All \d+/ });

  await addArea(page, { state: 'Texas', county: 'All Counties', planClass: 'CDL' });
  await page.getByText(/^Enter the CDL rate first\./).waitFor();
  const rate = adder(page).getByLabel('CDL Rate');
  await expect.poll(() => rate.evaluate((held) => held === document.activeElement)).toBe(true);
  expect(await all.textContent()).toMatch(/\D0$/);
  await rate.fill('150');
  await adder(page).getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => all.textContent()).toMatch(/254/);
  await addArea(page, { state: 'Texas', county: 'All Counties', rate: '175' });
  await page.getByText('CDL rate of 254 practice areas set to $175.00').waitFor();
  expect(await all.textContent()).toMatch(/254/);
  const rows = page.getByRole('region', { name: 'Where you practice' }).getByRole('row');
  expect(await rows.count()).toBeLessThan(60);

  await page.getByRole('checkbox', { name: 'Choose all 254 in this list' }).check();
  const many = page.getByLabel('One CDL rate for all chosen');
  await page.getByRole('button', { name: 'Set rate of 254' }).click();
  await page.getByText('Enter the rate in dollars, like 175.').waitFor();
  await many.fill('200');
  await page.getByRole('button', { name: 'Set rate of 254' }).click();
  await page.getByText('CDL rate of 254 practice areas set to $200.00').waitFor();
  const first = page.getByRole('row', { name: /^Choose Anderson/ }).getByRole('textbox');
  expect(await first.inputValue()).toBe('200.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => first.inputValue()).toBe('175.00');

  await page.getByRole('checkbox', { name: 'Choose all 254 in this list' }).check();
  await page.getByRole('button', { name: 'Remove 254' }).click();
  await page.getByText('Do you really want to delete these 254 practice areas?').waitFor();
  await page.getByText(/^Anderson, TX, CDL;.* and 250 more$/).waitFor();
  await page.getByRole('button', { name: 'DELETE', exact: true }).click();
  await page.getByText('254 practice areas removed').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(() => all.textContent()).toMatch(/254/);

  // On a phone, where rows are cards: the same in one go, without a page that slides sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  await addArea(page, { state: 'Texas', county: 'All Counties', rate: '190' });
  await page.getByText('CDL rate of 254 practice areas set to $190.00').waitFor();
  await page.getByRole('checkbox', { name: 'Choose all 254 in this list' }).check();
  await page.getByRole('button', { name: 'Remove 254' }).click();
  await page.getByRole('button', { name: 'DELETE', exact: true }).click();
  await page.getByText('254 practice areas removed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => all.textContent()).toMatch(/254/);
  expect(await first.inputValue()).toBe('190.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await close();
});

test('a link of the error summary reaches a row far below the window', async () => {
  const { page, close } = await texan();
  await addArea(page, { state: 'Texas', county: 'All Counties', planClass: 'CDL', rate: '150' });
  await addArea(page, { state: 'Texas', county: 'Zavala', planClass: 'F' });
  const find = page.getByRole('searchbox', { name: 'Find a county' });
  await find.fill('Zapata');
  await page
    .getByRole('row', { name: /Zapata/ })
    .getByRole('textbox')
    .fill('');
  await find.fill('');

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page
    .getByRole('link', { name: /Please add CDL rate for CDL Plan/ })
    .first()
    .click();

  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id ?? ''))
    .toMatch(/practice_county_list.*cdl_rate/);
  await close();
});

test('only states of the licences are offered, and the rate only for the plan class CDL', async () => {
  const { page, close } = await texan();
  const form = adder(page);
  const states = await form.getByLabel('State').locator('option').allTextContents();
  expect(states.slice(1)).toEqual(['Texas']);
  await pick(form.getByLabel('State'), 'Texas');
  await pick(form.getByLabel('Plan Class'), 'F');
  expect(await form.getByLabel('CDL Rate').isDisabled()).toBe(true);
  await pick(form.getByLabel('Plan Class'), 'CDL');
  await expect.poll(() => form.getByLabel('CDL Rate').isEnabled()).toBe(true);
  await close();
});
