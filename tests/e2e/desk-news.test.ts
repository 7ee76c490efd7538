// An attorney changes where money goes; the clerk who is about to pay a claim of theirs is warned, and sees the amounts at the form.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look } from './support/clerk.ts';
import { newMember, PASSWORD, passwordField } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function changePayTo(page: Page, name: string): Promise<void> {
  await page.goto(`${server.address}/update-profile/disclosure`);
  await page.getByRole('button', { name: /^Edit Details/ }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Details' });
  await edited.locator('input[name="pay_to"]').fill(name);
  await button(page, 'Save').click();
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await passwordField(page, 'Password').and(asked.locator('input')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await edited.waitFor({ state: 'hidden' });
}

test('a clerk is warned of a new pay-to name before paying, and reads the amounts at the form', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe' });
  const { 'In Process': claimed } = work.claims;
  if (!claimed) throw new Error('The attorney was given no work.');
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  await look(page, server, { queue: 'claims', number: claimed.number });
  const warning = page.getByRole('region', { name: 'Payment details were changed recently' });
  expect(await warning.count()).toBe(0);

  await changePayTo(attorney.page, 'Whitlock & Hale LLC');
  await page.goto(`${server.address}/desk/claims?number=${claimed.number}`);
  await page.locator('tbody').getByText('Payment details changed').waitFor();
  await expectAccessibleInBoth(page, 'a queue with a claim whose payment details changed');
  await look(page, server, { queue: 'claims', number: claimed.number });
  await warning.getByText('Pay-to name and address').waitFor();
  await warning.getByText(/from 127\.0\.0\.1, Chrome/).waitFor();
  expect(await warning.innerText()).not.toContain('Hale');
  expect(await page.locator('.desk-amounts').count()).toBe(0);

  await button(page, 'Propose for payment').click();
  await page.getByLabel('Amount paid').waitFor();
  const amounts = page.locator('.desk-form .desk-amounts');
  for (const name of ['Claimed', 'Paid so far for this case'])
    await amounts.getByText(name, { exact: true }).waitFor();
  await expectAccessibleInBoth(page, 'a claim whose payment details changed');
  for (const one of [watch, attorney.watch]) expect(one).toEqual({ errors: [], violations: [] });
  await attorney.context.close();
  await context.close();
});
