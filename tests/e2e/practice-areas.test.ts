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

test('All Counties of Texas adds 254 practice areas once, draws a window of them, and asks for each missing rate', async () => {
  const { page, close } = await texan();
  const all = page.getByRole('button', { name: /^All \d+/ });

  await addArea(page, { state: 'Texas', county: 'All Counties', planClass: 'CDL' });
  await expect.poll(() => all.textContent()).toMatch(/254/);
  await addArea(page, { state: 'Texas', county: 'All Counties', planClass: 'CDL' });
  await expect.poll(() => all.textContent()).toMatch(/254/);
  const rows = page.getByRole('region', { name: 'Where you practice' }).getByRole('row');
  expect(await rows.count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: 'please fill required fields!' }).waitFor();
  await page.getByText('Please add CDL rate for CDL Plan').first().waitFor();
  expect(await page.getByRole('button', { name: /^To fix/ }).textContent()).toMatch(/254/);
  await close();
});

test('a link of the error summary reaches a row far below the window', async () => {
  const { page, close } = await texan();
  await addArea(page, { state: 'Texas', county: 'All Counties', planClass: 'CDL', rate: '150' });
  await addArea(page, { state: 'Texas', county: 'Zavala', planClass: 'F' });
  const find = page.getByRole('searchbox', { name: 'Find a county' });
  await find.fill('Zapata');
  await page
    .getByRole('row', { name: /^Zapata/ })
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
