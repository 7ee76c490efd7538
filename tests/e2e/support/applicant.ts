// What an applicant does, step by step, as one would say it; each step leaves the page on the next one.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import type { AnyLocator, AnyPage } from './any-page.ts';
import { proceed } from './mailbox.ts';
import { ask, type Reached } from './server.ts';

/** A one-page PDF, small but real enough to be recognised by its content. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export interface Invited {
  readonly id: string;
  readonly email: string;
}

/** A lead of the CRM nobody else in the run uses: family defender and referral, as the demo's new applicant. */
export async function invite(
  server: Reached,
  props: Record<string, string> = {},
): Promise<Invited> {
  const email = `applicant.${randomUUID().slice(0, 8)}@example.com`;
  const id = await ask<string>(server, 'lead', {
    email,
    props: {
      firstname: 'Dana',
      lastname: 'Whitfield',
      phone: '1-404-555-0142',
      address: '1180 Peachtree St NE',
      city: 'Atlanta',
      state: 'Georgia',
      zip: '30309',
      gender: 'Female',
      family_defender: 'Yes',
      referral: 'Yes',
      ...props,
    },
  });
  return { id, email };
}

/** Enters the e-mail on the sign-in page and waits for the application. */
export async function signIn(page: AnyPage, server: Reached, email: string): Promise<void> {
  await page.goto(`${server.address}/sign-in`);
  await page.getByLabel('E-mail Address').fill(email);
  await proceed(page, server, email);
  await page.waitForURL('**/application/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Presses Next and waits for nothing: the step may stay. */
export const pressNext = (page: AnyPage): Promise<void> =>
  page.getByRole('button', { name: 'Next', exact: true }).click();

export async function next(page: AnyPage, heading: string): Promise<void> {
  await pressNext(page);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Step 1 is filled from the lead; the applicant adds the firm. */
export async function fillPrimary(page: AnyPage): Promise<void> {
  await page.getByLabel('Firm Name').fill('Whitfield & Okafor, LLC');
  await page.getByLabel('Office Hours').fill('Monday to Friday, 9:00 to 5:30');
  await pick(page.getByLabel('County').first(), 'Fulton');
}

export async function fillPractice(page: AnyPage, state = 'Georgia'): Promise<void> {
  await page.getByLabel('College').fill('Spelman College');
  await page.getByLabel('Law School').fill('Emory University School of Law');
  await page.getByLabel('Normal Hourly Rate').fill('285');
  await page.getByLabel('Years in Practice').fill('17');
  await page.getByLabel('Attorneys in Firm').fill('6');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await page.getByRole('checkbox', { name: 'English' }).check();
  await pick(page.getByLabel('License State').first(), state);
  await page.getByLabel('Bar Number').first().fill('418822');
  await page.getByLabel('Date Admitted to Bar', { exact: true }).fill('06/12/2009');
  await upload(page, 'Declarations 2026.pdf', 'DEC');
}

/** Chooses a file and its type and presses Upload; returns once the page says what became of it. */
export async function upload(
  page: AnyPage,
  name: string,
  type: 'DEC' | 'W9',
  content: Buffer = PDF,
): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name,
    mimeType: 'application/pdf',
    buffer: content,
  });
  await page.getByLabel('File Type').selectOption({ label: type });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('File uploaded successfully').first().waitFor();
}

/** Coverage Details opens when both types are known on entering the step; one coverage, one county, the agreement. */
export async function fillCoverage(page: AnyPage, county = 'Fulton'): Promise<void> {
  await closeCoverageDetails(page);
  await page.getByRole('checkbox', { name: /^Juvenile Matters/ }).check();
  await addArea(page, { state: 'Georgia', county, planClass: 'F' });
  await page.getByRole('checkbox', { name: 'I have read the agreement and accept it' }).check();
}

export async function closeCoverageDetails(page: AnyPage): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Coverage Details' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export function adder(page: Page): Locator;
export function adder(page: AnyPage): AnyLocator;
export function adder(page: AnyPage): AnyLocator {
  return page.getByRole('group', { name: 'Add a practice area' });
}

export async function addArea(
  page: AnyPage,
  area: { state?: string; county?: string; planClass?: string; rate?: string },
): Promise<void> {
  const form = adder(page);
  if (area.state) await pick(form.getByLabel('State'), area.state);
  if (area.county) await pick(form.getByLabel('County'), area.county);
  if (area.planClass) await pick(form.getByLabel('Plan Class'), area.planClass);
  if (area.rate) await form.getByLabel('CDL Rate').fill(area.rate);
  await form.getByRole('button', { name: 'Add' }).click();
}

export const TAX_NUMBER = '123-45-6789';
export const BANK = { routing: '061000104', account: '48210077345519' } as const;

export async function fillBilling(page: AnyPage): Promise<void> {
  await choose(page, /complaint filed against you/, 'No');
  await page
    .getByLabel('SSN', { exact: true })
    .or(page.getByLabel('SSN or EIN'))
    .last()
    .fill(TAX_NUMBER);
  await page.getByRole('textbox', { name: 'Pay To' }).fill('Whitfield & Okafor, LLC');
  await choose(page, 'Same as Primary Address', 'Yes');
}

/** Paid into a bank account: two more numbers that nobody may read in clear afterwards. */
export async function fillBank(page: AnyPage): Promise<void> {
  await choose(page, 'Payment Method', 'Direct Deposit');
  await page.getByLabel('Account Holder').fill('Whitfield & Okafor, LLC');
  await page.getByLabel('Bank Name').fill('First Bank of Decatur');
  await choose(page, 'Account Type', 'Checking');
  await page.getByLabel('Routing Number').fill(BANK.routing);
  await page.getByLabel('Account Number').fill(BANK.account);
}

export async function choose(page: AnyPage, group: string | RegExp, option: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();
}

export const REVIEWED =
  'I have reviewed the Fee Schedule & the Fee for Services Attorney Agreement';

/** From the first step to the fourth, which is filled and open. */
export async function fillSteps(page: AnyPage): Promise<void> {
  await fillPrimary(page);
  await next(page, 'Practice Details');
  await fillPractice(page);
  await next(page, 'Coverages');
  await fillCoverage(page);
  await next(page, 'Disclosures and Billing Information');
  await fillBilling(page);
}

/** From the first step to the last, ready to be sent. */
export async function fillAll(page: AnyPage): Promise<void> {
  await fillSteps(page);
  await next(page, 'Preview and Complete');
  await page.getByRole('checkbox', { name: REVIEWED }).check();
}

/** The save status says so once every answer typed so far is with the server. */
export async function saved(page: AnyPage): Promise<void> {
  await page
    .getByText(/^Saved at \d{1,2}:\d{2}/)
    .first()
    .waitFor();
}

/** Chooses the option whose text begins so, in a list or by searching a long one; waits until it is there. */
export async function pick(choice: AnyLocator, text: string): Promise<void> {
  const page = choice.page();
  const begins = new RegExp(`^${text}`);
  const searched = choice.and(page.locator('input:enabled'));
  const option = choice.locator('option').filter({ hasText: begins }).first();
  await searched.or(option).first().waitFor({ state: 'attached' });
  if ((await searched.count()) > 0) {
    // Opened first: to a line that was filled in meanwhile, and says so already, the same words are no news.
    await searched.click();
    await searched.fill(text);
    await page.getByRole('option', { name: begins }).first().click();
  } else await choice.selectOption((await option.getAttribute('value')) ?? '');
}

/** What a choice shows as chosen, in a list or in the line by which a long one is searched. */
export const shownIn = (choice: AnyLocator): Promise<string> =>
  choice.evaluate((control) =>
    control instanceof HTMLSelectElement
      ? (control.selectedOptions[0]?.textContent ?? '')
      : (control as HTMLInputElement).value,
  );
