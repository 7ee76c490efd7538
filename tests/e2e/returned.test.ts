// An application that comes back: the applicant reads what is to be changed, changes it, sends and signs it again.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { BANK, next, saved, TAX_NUMBER } from './support/applicant.ts';
import { enterDesk, look, move } from './support/clerk.ts';
import { proceed } from './support/mailbox.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';
import {
  agreeAndFinish,
  applied,
  goToSigning,
  openDocument,
  REVIEW,
  readAll,
  signByCalls,
} from './support/signer.ts';

const server = inject('server');
const browser = aBrowser();
const NOTE = 'Twelve years in practice do not fit your admission.\nPlease look again.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page) =>
  page.getByRole('region', { name: 'Your application needs a change' }).getByText(NOTE);

test('a returned application is changed under the note it came with, sent and signed again, and approved', async () => {
  const [applicant, clerk] = [await browser.newPerson(), await browser.newPerson()];
  const [page, desk] = [applicant.page, clerk.page];
  const lead = await applied(applicant.context, server);
  await goToSigning(page, server, lead.email);
  await signByCalls(applicant.context, server);
  await page.reload();
  await page.getByText(REVIEW).waitFor();
  const [stored] = await ask<{ id: string }[]>(server, 'attorneys', lead.id);
  const number = stored?.id ?? '';
  await enterDesk(desk, server);
  await look(desk, server, { queue: 'applications', number });
  await move(desk, 'Return with a note', {
    to: 'Returned',
    answers: { 'Your note to the applicant': NOTE },
    send: 'Return with this note',
  });

  // The mail leads to it, here where it was signed.
  await page.goto(`${server.address}/sign-in`);
  await page.waitForURL('**/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleInBoth(page, 'the home of somebody who has applied');
  await page.getByRole('link', { name: 'Your application' }).click();
  await page.getByText(NOTE).waitFor();
  await expectAccessibleInBoth(page, 'a page of signing with a returned application');
  await button(page, 'Change the application').click();
  await page.waitForURL('**/application/**');
  await note(page).waitFor();
  await expectAccessibleInBoth(page, 'a returned application');

  // In another browser it is found by the mailbox, with every answer but the numbers that nobody keeps.
  const elsewhere = await browser.newPerson();
  const other = elsewhere.page;
  await other.goto(`${server.address}/sign-in`);
  await other.getByLabel('E-mail Address').fill(lead.email);
  await proceed(other, server, lead.email);
  await other.waitForURL('**/application/**');
  await button(other, 'Continue').click();
  await note(other).waitFor();
  await next(other, 'Practice Details');
  const years = other.getByLabel('Years in Practice');
  expect(await years.inputValue()).toBe('12');
  await years.fill('14');
  await other.getByText('declarations.pdf').waitFor();
  await next(other, 'Coverages');
  await next(other, 'Disclosures and Billing Information');
  for (const [label, value] of [
    ['SSN', TAX_NUMBER],
    ['Routing Number', BANK.routing],
    ['Account Number', BANK.account],
  ] as const) {
    const field = other.getByRole('textbox', { name: label, exact: true });
    expect(await field.inputValue()).toBe('');
    await field.fill(value);
  }
  await saved(other);
  await next(other, 'Preview and Complete');
  await button(other, 'Proceed to Signature Page').click();
  await other.waitForURL('**/signing');
  await other.getByText('Not signed').waitFor();
  expect(await other.getByText(NOTE).count()).toBe(0);
  const popup = await openDocument(other);
  await readAll(popup);
  await agreeAndFinish(popup);
  await other.getByText(REVIEW).waitFor();

  await look(desk, server, { queue: 'applications', number });
  await desk.locator('.desk-track').getByText('Returned to Pending').waitFor();
  const shown = desk.locator('.desk-answers div', { hasText: /^Years in Practice/ });
  expect(await shown.innerText()).toContain('14');
  await move(desk, 'Approve', { to: 'Active', asks: true });
  for (const { watch, context } of [applicant, elsewhere, clerk]) {
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  }
});
