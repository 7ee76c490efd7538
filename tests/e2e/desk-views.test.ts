// A clerk keeps what a queue was asked for under a name, finds it again on another day, and forgets it.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

test('a view is kept under a name, chosen on another page load, and forgotten', async () => {
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/claims?least=900&sort=detail`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Keep this view…' }).press('Enter');
  const name = views.getByLabel('Name of the view');
  await expect.poll(() => name.evaluate((node) => node === document.activeElement)).toBe(true);
  await expectAccessibleInBoth(page, 'naming a view of a queue');
  await name.press('Enter');
  await views.getByText('Give the view a name.').waitFor();
  await name.fill('Large ones');
  await name.press('Enter');
  const kept = views.getByRole('link', { name: 'Large ones' });
  await kept.waitFor();
  await expect.poll(() => kept.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => kept.evaluate((node) => node === document.activeElement)).toBe(true);

  await page.goto(`${server.address}/desk/claims`);
  await kept.press('Enter');
  await page.waitForURL('**/desk/claims?least=900&sort=detail');
  await expect.poll(() => page.getByLabel('Amount from').inputValue()).toBe('900');
  await expectAccessibleInBoth(page, 'a view that was kept');
  await page.goto(`${server.address}/desk/cases`);
  await page.locator('.desk-queue tbody a').first().waitFor();
  expect(await kept.count()).toBe(0);

  await page.goto(`${server.address}/desk/claims?sort=detail&least=900`);
  await views.getByRole('button', { name: 'Forget “Large ones”' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
  await kept.waitFor({ state: 'detached' });
});
