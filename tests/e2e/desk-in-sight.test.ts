// A claim at the desk has in sight what its decision rests on: the other claims of its case, and the documents that are missing.
import { inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { ownWork } from './support/own-work.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

test('what was paid before on a case is read beside a claim on it, and leads there', async () => {
  const { claims } = await ownWork(browser, server);
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  // One of its case has been paid already.
  await page.goto(`${server.address}/desk/claims/${claims['In Process']?.id}`);
  const others = page.getByRole('region', { name: 'Other claims on this case' });
  await others.getByText(/^1 claim: (\$[\d,.]+) claimed, \1 paid\.$/).waitFor();
  await expectAccessibleInBoth(page, 'a claim with another one on its case');
  const other = others.getByRole('link');
  const number = await other.innerText();
  await other.press('Enter');
  await page.getByRole('heading', { name: number, level: 1 }).waitFor();
  await page.locator('.desk-head').getByText('Approved & Paid').waitFor();
  await others.getByText(/^1 claim: \$[\d,.]+ claimed, \$0\.00 paid\.$/).waitFor();
});

test('a document that a matter requires and that has not come is said to be missing', async () => {
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  // Of the demo world: a matter of traffic and license, sent without its docket.
  await page.goto(`${server.address}/desk/claims?number=480123&status=In+Process`);
  await page.locator('.desk-queue').getByRole('link').first().press('Enter');
  await page.getByText('1 of the documents that this matter requires is missing.').waitFor();
  const required = page.getByRole('list', { name: 'Required documents' });
  await required.getByText('Copy of Docket').waitFor();
  await required.getByText('Missing').waitFor();
  await expectAccessibleInBoth(page, 'a claim without a document that is required');
});
