// An attorney changes where money goes: the password is asked again on the way, and what was typed is saved by itself.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { newMember, openMail, PASSWORD, passwordField } from './support/member.ts';
import { closeToasts, messageBy, toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const typed = (page: Page) => passwordField(page, 'Password').and(asked(page).locator('input'));
const payTo = (page: Page) =>
  page.getByRole('dialog', { name: 'Edit Details' }).locator('input[name="pay_to"]');

async function editPayTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Edit Details/ }).click();
  await payTo(page).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a new pay-to name asks for the password, loses nothing, and is saved by itself', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await page.goto(`${server.address}/update-profile/disclosure`);
  await editPayTo(page, 'Whitlock & Hale LLC');
  await asked(page).waitFor();
  await expectAccessibleInBoth(page, 'confirmation');
  await page.keyboard.press('Escape');
  await asked(page).waitFor({ state: 'hidden' });
  await toast(page, 'Please confirm that it is you. Nothing has been changed yet.');
  await closeToasts(page);
  const edited = page.getByRole('dialog', { name: 'Edit Details' });
  expect(await payTo(page).inputValue()).toBe('Whitlock & Hale LLC');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await typed(page).fill('Wrong#2026');
  await page.keyboard.press('Enter');
  await messageBy(page, 'This password is not correct.').waitFor();
  await typed(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await asked(page).waitFor({ state: 'hidden' });
  await edited.waitFor({ state: 'hidden' });
  await page.locator('dd', { hasText: 'Whitlock & Hale LLC' }).first().waitFor();

  // Within ten minutes nobody is asked again.
  await editPayTo(page, 'Hale LLC');
  await edited.waitFor({ state: 'hidden' });
  await page.locator('dd', { hasText: 'Hale LLC' }).first().waitFor();

  const letter = await openMail(page, server, who, 'Your details were changed');
  expect(await letter.innerText()).toContain('Pay-to name and address');
  expect(await letter.innerText()).not.toContain('Hale LLC');
  await context.close();
});

test('the switches of mails ask for it as well', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  await page.goto(`${server.address}/change-settings`);
  await page.getByRole('switch').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await asked(page).waitFor();
  await typed(page).fill(PASSWORD);
  await asked(page).getByRole('button', { name: 'Confirm and save' }).click();
  await toast(page, 'Settings changed successfully');
  await context.close();
});
