// An applicant from the invitation to the signature that is drawn.
import { expect, inject, test } from 'vitest';
import type { AnyLocator } from '../e2e/support/any-page.ts';
import {
  fillAll,
  fillPrimary,
  fillSteps,
  invite,
  saved,
  signIn,
} from '../e2e/support/applicant.ts';
import { agreeAndFinish, drawOn, readOn, signedAt } from '../e2e/support/signer.ts';
import { newPerson } from './support/person.ts';
import { openDocument } from './support/signing.ts';

const server = inject('server');

/** Cut out of one field and put into another, by keys alone. */
async function paste(text: string, by: AnyLocator, into: AnyLocator): Promise<void> {
  const { keyboard } = into.page();
  await by.fill(text);
  await keyboard.press('Control+a');
  await keyboard.press('Control+x');
  await into.click();
  await keyboard.press('Control+a');
  await keyboard.press('Control+v');
}

test('an applicant goes through all five steps with a file, draws a signature and has signed', async () => {
  const { page } = await newPerson();
  const { id, email } = await invite(server);
  await signIn(page, server, email);
  await fillAll(page);
  await page.getByRole('button', { name: 'Proceed to Signature Page' }).click();
  await page.waitForURL('**/signing');
  const popup = await openDocument(page);
  await readOn(popup);
  await popup.getByRole('radio', { name: 'Draw' }).check();
  await drawOn(popup);
  await agreeAndFinish(popup);
  expect(await signedAt(server, id)).not.toBeNull();
});

test('what is typed and pasted into a phone number, a tax number and a date stands there as they are written', async () => {
  const { page } = await newPerson();
  const { email } = await invite(server);
  await signIn(page, server, email);
  const phone = page.getByLabel('Phone').first();
  await phone.fill('4045550199');
  expect(await phone.inputValue()).toBe('(404)555-0199');
  await paste('404.555.0177', page.getByLabel('Office Hours'), phone);
  expect(await phone.inputValue()).toBe('(404)555-0177');
  // A sign that is taken out of the middle leaves the place where it stood.
  for (const key of ['Home', 'ArrowRight', 'Delete', '5']) await page.keyboard.press(key);
  expect(await phone.inputValue()).toBe('(504)555-0177');

  await fillSteps(page);
  const number = page.getByLabel('SSN', { exact: true }).or(page.getByLabel('SSN or EIN')).last();
  expect(await number.inputValue()).toBe('123-45-6789');
  await number.fill('987654321');
  expect(await number.inputValue()).toBe('987-65-4321');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('heading', { level: 1, name: 'Coverages' }).waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  const admitted = page.getByLabel('Date Admitted to Bar', { exact: true });
  await admitted.waitFor();
  expect(await admitted.inputValue()).toBe('Jun 12, 2009');
  await admitted.fill('6/1/2010');
  await page.keyboard.press('Tab');
  await expect.poll(() => admitted.inputValue()).toBe('Jun 1, 2010');
});

test('what was saved stands there when the page is opened anew', async () => {
  const { page } = await newPerson();
  const { email } = await invite(server);
  await signIn(page, server, email);
  await fillPrimary(page);
  await saved(page);
  await page.reload();
  const firm = page.getByLabel('Firm Name');
  await firm.waitFor();
  expect(await firm.inputValue()).toBe('Whitfield & Okafor, LLC');
  expect(await page.getByLabel('County').first().inputValue()).toContain('Fulton');
});
