// The page behind the link to a matter, at the provider's own services: two of them, and a token that is not the login's.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOUNT_CALLS } from './provider/account-calls.ts';
import { type AtProvider, startAtProvider } from './provider/at-provider.ts';
import { AGENT_CALLS, CONFIRMATION_CALLS, SEALED } from './provider/confirmation-calls.ts';
import { aBrowser } from './support/a-browser.ts';

let at: AtProvider;
const browser = aBrowser();
beforeAll(async () => {
  at = await startAtProvider({ portal: [ACCOUNT_CALLS, CONFIRMATION_CALLS], agent: [AGENT_CALLS] });
});
afterAll(() => at.stop());
beforeEach(() => {
  Object.assign(at.provider.world, { holder: 311, answer: '' });
});

async function atLink(sealed = SEALED) {
  const one = await browser.newPerson();
  one.page.setDefaultTimeout(15_000);
  await one.page.goto(`${at.address}/case_confirmation#${sealed}`);
  return one;
}

test.each([
  ['Accept', 'You have accepted matter 770001', 'Pending Confirmation'],
  ['Decline', 'You have declined matter 770001', 'Pending CSR Assignment'],
])('%s is heard, and said', async (choice, said, status) => {
  const { page, context, watch } = await atLink();
  await page.getByText('Rosa Ihle').waitFor();
  await page.getByText('12 Ashby Ave, Atlanta, GA 30309').waitFor();
  await page.getByRole('radio', { name: choice }).check();
  if (choice === 'Decline') {
    await page.getByLabel('Reason').selectOption('No availability/Full case load.');
    await page.getByRole('radio', { name: 'No', exact: true }).check();
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText(said).waitFor();
  expect(at.provider.world.answer).toBe(status);
  await page.reload();
  await page.getByText('This matter has been reassigned').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a matter that is another attorney’s by now is told as reassigned, and nothing of its member', async () => {
  at.provider.world.holder = 312;
  const { page, context } = await atLink();
  await page.getByText('This matter has been reassigned').waitFor();
  expect(await page.getByText('Rosa Ihle').count()).toBe(0);
  await context.close();
});

test('a link that was cut off opens nothing, and says so', async () => {
  const { page, context } = await atLink(SEALED.slice(0, -3));
  await page.getByText('Something went wrong, Please try again!').waitFor();
  expect(await page.getByText('Rosa Ihle').count()).toBe(0);
  await context.close();
});
