// A form that is open to one role of the provider's people: opened, filled and sent by the desk, closed to everybody else in words.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Reached } from './support/fork.ts';
import { DEMO_PASSWORD, logIn, passwordField } from './support/member.ts';
import { messageBy } from './support/reading.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/scan.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openForm = (page: Page) => page.goto(`${server.address}/forms/phone-note`);

async function asStaff(page: Page, email: string): Promise<void> {
  await page.goto(`${server.address}/staff?email=${email}`);
  await passwordField(page, 'Password').fill(DEMO_PASSWORD);
  await button(page, 'Log In').click();
  await button(page, 'Show the code (demo only)').click();
  await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).not.toBe('');
  await button(page, 'Log In').click();
  await page.waitForURL(/\/(staff\/home|desk(\/\w+)?)$/);
}

test('the desk finds the form at home, fills it in and sends it', async () => {
  const { page, context, watch } = await browser.newPerson();
  const sent = await ask<unknown[]>(server, 'generic', 'phone-note');
  await asStaff(page, 'desk@example.com');
  await page.getByRole('link', { name: 'Staff', exact: true }).first().click();
  await page.locator('main').getByRole('link', { name: 'Open Note of a phone call' }).click();
  await page.waitForURL('**/forms/phone-note');
  await page.getByRole('heading', { name: 'Note of a phone call' }).waitFor();
  await expectAccessibleInBoth(page, 'a form of the desk');
  await page.getByRole('button', { name: /send|submit/i }).click();
  await messageBy(page, 'Enter who called.').waitFor();
  await expectAccessibleInBoth(page, 'a form of the desk with errors');
  await page.getByLabel('Who called').fill('Zenobia Marsh');
  await page.getByLabel('What was said').fill('She has moved.');
  await page.getByLabel('Somebody should call back today').check();
  await page.getByRole('button', { name: /send|submit/i }).click();
  await page.locator('.done').waitFor();
  await expectAccessibleInBoth(page, 'a form of the desk, sent');
  const stored = await ask<{ data: object; owner: string }[]>(server, 'generic', 'phone-note');
  expect(stored).toHaveLength(sent.length + 1);
  expect(stored.at(-1)).toMatchObject({
    data: { caller: 'Zenobia Marsh', said: 'She has moved.', urgent: true },
    owner: expect.stringMatching(/^staff\//),
  });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('staff of another role, an attorney and a visitor are turned away in words, with a way on', async () => {
  const editor = await browser.newPerson();
  await asStaff(editor.page, 'editor@example.com');
  expect(await editor.page.getByRole('link', { name: 'Note of a phone call' }).count()).toBe(0);
  await openForm(editor.page);
  await editor.page
    .getByRole('heading', { name: 'You do not have access to this form.' })
    .waitFor();
  await expectAccessible(editor.page, 'a form of the desk, opened by an editor');

  const attorney = await browser.newPerson();
  await attorney.page.goto(`${server.address}/login`);
  await logIn(attorney.page, 'demoattorney1');
  await attorney.page.waitForURL('**/home');
  const visitor = await browser.newPerson();
  const closed = 'This form is for staff. Log in as staff to open it.';
  for (const { page } of [attorney, visitor]) {
    await openForm(page);
    await page.getByRole('heading', { name: closed }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await expectAccessible(page, 'a form of the desk, opened by somebody else');
    await page.locator('main').getByRole('link').click();
    await page.waitForURL('**/staff');
  }
  for (const { context } of [editor, attorney, visitor]) await context.close();
});
