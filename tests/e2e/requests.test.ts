// Authorization requests in a real browser: the list, a new one by keyboard, a thread with its reply, and who has none.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { callsOf } from './support/browser.ts';
import { handsOn } from './support/keys.ts';
import { logIn } from './support/member.ts';
import { closeToasts, toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };

async function enter(page: Page, username: string, address: string): Promise<void> {
  await page.goto(`${server.address}/login`);
  await logIn(page, username);
  await page.waitForURL('**/home');
  await page.goto(`${server.address}${address}`);
}

const picked = (page: Page, name: string, body: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: body });
/** Those that were asked for: not the ones before them, which stay in sight until others come. */
const rows = (page: Page) =>
  page.locator('.request-list table[aria-busy=false] tbody:not([aria-hidden]) tr');
/** The ways to the requests; the number before each leads to its case. */
const subjects = (page: Page) => rows(page).locator('[data-label^="Subject"]').getByRole('link');
const saved = (page: Page) => page.getByText(/^Saved at/).waitFor();

test('the list narrows, pages and keeps its place in the address; a row leads to its request', async () => {
  const { page, context, watch } = await browser.newPerson();
  await enter(page, 'demoattorney1', '/authorizations');
  const status = (text: RegExp) => page.getByText(text).waitFor();
  await status(/^1 to 10 of \d+$/);
  const sizes = page.getByLabel('Rows').locator('option');
  expect(await sizes.allTextContents()).toEqual(['10', '20', '50', '70', '100']);
  expect(await rows(page).getByText('New reply').count()).toBeGreaterThan(0);
  await expectAccessibleInBoth(page, 'authorization requests');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL('**?page=2');
  await page.reload();
  await status(/^11 to \d+ of \d+$/);

  await page.goto(`${server.address}/authorizations?status=Completed`);
  await rows(page).getByText('Completed').first().waitFor();
  const shown = await rows(page).locator('td[data-label="Status"]').allInnerTexts();
  expect(new Set(shown)).toEqual(new Set(['Completed']));
  const number = await rows(page).first().getByRole('link').first().innerText();
  await page.goto(`${server.address}/authorizations?number=${number}`);
  await expect
    .poll(() => rows(page).locator('td:first-child').getByRole('link').allInnerTexts())
    .toSatisfy((all: string[]) => all.length > 0 && all.every((one) => one === number));
  await subjects(page).first().click();
  await page.waitForURL('**/view-request/**');
  await page.getByText(`Case ${number} for `).waitFor();
  expect(watch).toEqual(clean);
  await context.close();
});

test('a request is made by keyboard alone; half typed, it survives a closed tab (AUT-14, FIL-17 to FIL-22)', async () => {
  const { page: first, context, watch } = await browser.newPerson();
  await enter(first, 'demoattorney3', '/authorizations');
  const calls = callsOf(first);
  await handsOn(first).press(first.getByRole('link', { name: 'Request New Authorization' }));
  await first.waitForURL('**/create-authorization');
  await handsOn(first).press(first.getByRole('button', { name: 'Send Request' }));
  await first.getByRole('heading', { name: 'Please fill all required fields' }).waitFor();
  expect(calls.filter((call) => call.includes('create_auth_request'))).toEqual([]);
  await expectAccessibleInBoth(first, 'a request without answers');

  await first.getByLabel('Subject').fill('Contested hearing');
  await picked(first, 'page.pdf', Buffer.from('<!doctype html>'));
  await first.getByText('Only image and pdf allowed').waitFor();
  await picked(first, 'Notice.pdf', PDF);
  await toast(first, 'File uploaded successfully');
  await picked(first, 'Notice.pdf', PDF);
  await first.getByText('Duplicate file can not be allowed.').waitFor();
  await saved(first);
  await first.close();

  const page = await context.newPage();
  await page.goto(`${server.address}/create-authorization`);
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Contested hearing');
  await page.getByText('Notice.pdf').waitFor();
  await page.getByRole('button', { name: 'Delete Notice.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'File deleted successfully');
  await picked(page, 'Notice of hearing.pdf', PDF);
  await toast(page, 'File uploaded successfully');

  const hands = handsOn(page);
  await hands.back(page.getByLabel('Matter'));
  await page.keyboard.press('ArrowDown');
  await hands.type(page.getByLabel('Description'), 'Two hours for preparation.');
  await hands.press(page.getByRole('button', { name: 'Send Request' }));
  await page.waitForURL('**/authorizations');
  await toast(page, 'Your authorization request has been sent.');
  const newest = rows(page).filter({ hasText: 'Contested hearing' }).first();
  expect(await newest.locator('td[data-label="Status"]').innerText()).toBe('New');
  await newest.getByRole('link', { name: 'Contested hearing' }).click();
  await page.getByText('Two hours for preparation.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Notice of hearing.pdf' }).first().click();
  expect((await download).suggestedFilename()).toBe('Notice of hearing.pdf');
  await page.goto(`${server.address}/create-authorization`);
  await page.getByLabel('Subject').waitFor();
  expect(await page.getByLabel('Subject').inputValue()).toBe('');
  expect(watch).toEqual(clean);
  await context.close();
});

test('a thread marks what staff said; a reply has a draft for each request, and is sent (AUT-16 to AUT-23)', async () => {
  const { page, context, watch } = await browser.newPerson();
  await enter(page, 'demoattorney3', '/authorizations?status=Open');
  await subjects(page).first().click();
  await page.waitForURL('**/view-request/**');
  const address = page.url();
  const thread = page.getByRole('list', { name: 'Discussion' });
  await thread.getByText('Staff reply').first().waitFor();
  const before = await thread.locator('.post').count();
  const send = page.getByRole('button', { name: 'Send Reply' });
  await send.click();
  await page.getByRole('heading', { name: 'Please fill all required fields' }).waitFor();
  expect(await thread.locator('.post').count()).toBe(before);

  await page.getByLabel('Description').fill('The docket is attached.');
  await picked(page, 'Docket.pdf', PDF);
  await toast(page, 'File uploaded successfully');
  await saved(page);
  await page.goto(`${server.address}/authorizations?status=Completed`);
  await subjects(page).first().click();
  await page.waitForURL('**/view-request/**');
  await send.waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('');
  await page.goto(address);
  await expect
    .poll(() => page.getByLabel('Description').inputValue())
    .toBe('The docket is attached.');
  await page.getByRole('button', { name: 'Delete Docket.pdf' }).waitFor();

  await send.click();
  await toast(page, 'SubSequent reply sent succeesfully');
  const mine = thread.locator('.post').nth(before);
  await mine.getByText('The docket is attached.').waitFor();
  await mine.getByText('Docket.pdf').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
  await send.waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('');
  await closeToasts(page);
  await expectAccessibleInBoth(page, 'a request with its thread');
  expect(watch).toEqual(clean);
  await context.close();
});

test('who has no matter is told so, and sees nobody else’s request (AUT-07, OR-112)', async () => {
  const other = await browser.newPerson();
  await enter(other.page, 'demoattorney3', '/authorizations');
  const theirs = await subjects(other.page).first().getAttribute('href');
  await other.context.close();

  const { page, context, watch } = await browser.newPerson();
  await enter(page, 'demoattorney4', '/authorizations');
  await page.getByText('No Records Found').waitFor();
  await page.goto(`${server.address}/create-authorization`);
  const matter = page.getByLabel('Matter');
  await matter.getByText('There is no matter to choose from.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByRole('heading', { name: 'Please fill all required fields' }).waitFor();
  await page.goto(`${server.address}${theirs}`);
  await page.getByRole('heading', { name: 'This request could not be found.' }).waitFor();
  await expectAccessibleInBoth(page, 'a request of somebody else');
  expect(watch.violations).toEqual([]);
  await context.close();
});
