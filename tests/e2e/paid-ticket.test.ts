// A claim on a CDL case that was paid: the page opens, with how it was paid.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { logIn } from './support/member.ts';

const server = inject('server');
const browser = aBrowser();

test('a paid CDL claim is opened from the case, and tells the check that paid it', async () => {
  const { page, context, watch } = await browser.newPerson();
  page.setDefaultTimeout(30_000);
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney1');
  await page.waitForURL('**/home');
  await page.goto(`${server.address}/cases/C-77114`);
  const claims = page.getByRole('region', { name: 'Claims', exact: true });
  await claims.getByRole('link').first().click();
  const details = page.getByRole('region', { name: 'Selected Case Details' });
  for (const name of ['Check Number', 'Paid Date', 'Paid Amount'])
    await details.getByText(name, { exact: true }).waitFor();

  // So it is from the list of what was paid.
  await page.goto(`${server.address}/claims?type=CDL&status=Closed`);
  const row = page.locator('tbody tr', { hasText: 'C-77114' });
  await row.locator('[data-label="Claim Number"]').getByRole('link').click();
  await details.getByText('C-77114', { exact: true }).waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
