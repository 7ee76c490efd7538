// Two clerks at one desk: what one takes the other reads, with whoever has it open; and a queue that is narrowed stays so.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { ownWork } from './support/own-work.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const PHONE = { width: 390, height: 844 };

async function clerk(email: string, viewport?: { width: number; height: number }): Promise<Page> {
  const { page } = await browser.newPerson(viewport);
  await enterDesk(page, server, email);
  return page;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('.desk-queue tbody tr');

test('what a clerk takes is read by a colleague, with who has it open, and goes from hand to hand', async () => {
  const { attorney } = await ownWork(browser, server);
  const teresa = await clerk('desk@example.com');
  await teresa.goto(`${server.address}/desk/claims?attorney=${attorney}&with=nobody`);
  await rows(teresa).getByRole('link').first().click();
  await teresa.getByText('With nobody').waitFor();
  await button(teresa, 'Take it').press('Enter');
  await teresa.getByText('It is with you now.').waitFor();
  await teresa.getByText('With you', { exact: true }).waitFor();

  const gordon = await clerk('clerk@example.com', PHONE);
  await gordon.goto(teresa.url());
  await gordon.getByText('With Teresa Malone').waitFor();
  await gordon.getByText('Teresa Malone has it open').waitFor();
  await teresa.getByText('Gordon Pike has it open').waitFor();
  await expectAccessibleInBoth(gordon, 'a claim that a colleague has open');
  await button(gordon, 'Give it to…').press('Enter');
  const whom = gordon.getByLabel('Colleague');
  await expect.poll(() => whom.evaluate((node) => node === document.activeElement)).toBe(true);
  await whom.selectOption('Annette Cho');
  await expectAccessibleInBoth(gordon, 'giving a claim to a colleague');
  await button(gordon, 'Give').press('Enter');
  await gordon.getByText('With Annette Cho').waitFor();
  await teresa.getByText('With Annette Cho').waitFor();

  await button(gordon, 'Take it').press('Enter');
  await gordon.getByText('With you', { exact: true }).waitFor();
  await gordon.goto(`${server.address}/desk/claims?attorney=${attorney}&with=me`);
  await expect.poll(() => rows(gordon).getByRole('link').count()).toBe(1);
  await gordon.goto(`${server.address}/desk/claims?attorney=${attorney}`);
  await gordon.getByText('Gordon Pike').first().waitFor();
  await expectAccessibleInBoth(gordon, 'a queue with what is taken');
});

test('a queue that is narrowed and sorted stays so on the way to a claim, to the next and back', async () => {
  const { attorney } = await ownWork(browser, server);
  const page = await clerk('desk@example.com');
  await page.goto(`${server.address}/desk/claims?attorney=${attorney}`);
  await rows(page).first().waitFor();
  await button(page, 'More filters').press('Enter');
  await page.getByLabel('Amount from').fill('300');
  await page.getByLabel('Amount from').press('Enter');
  await page.waitForURL('**/desk/claims?*least=300*');
  await button(page, 'Amount').press('Enter');
  await page.waitForURL('**/desk/claims?*sort=detail*');
  const amounts = async () => {
    const texts = await rows(page).locator('.f-as-money').allTextContents();
    return texts.map((text) => Number(text.replace(/[$,]/g, '')));
  };
  await expect
    .poll(async () => {
      const shown = await amounts();
      return shown.length > 1 && shown.every((one) => one >= 300) && isSorted(shown);
    })
    .toBe(true);
  const numbers = await rows(page).getByRole('link').allTextContents();
  const address = page.url();
  await rows(page).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: numbers[1] ?? '', level: 1 }).waitFor();
  await page
    .getByRole('navigation', { name: 'Place in the queue' })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(address);
  // What narrows is in sight without asking for more.
  expect(await page.getByLabel('Amount from').inputValue()).toBe('300');
  await button(page, 'Reset').click();
  await page.waitForURL('**/desk/claims?sort=detail');
});

const isSorted = (shown: readonly number[]): boolean =>
  shown.every((one, at) => at === 0 || one >= (shown[at - 1] ?? 0));
