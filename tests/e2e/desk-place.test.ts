// A clerk works through a queue by keyboard: on to the next and back, and never loses the place.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, stateOf } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { ownWork } from './support/own-work.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const rows = (page: Page) => page.locator('tbody a');
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const opened = (page: Page) => page.getByRole('heading', { name: 'What next' }).waitFor();

/** Addresses of what is listed, in its order. */
async function listed(page: Page): Promise<readonly string[]> {
  await rows(page).first().waitFor();
  return rows(page).evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).pathname));
}

test('next, previous, the way back and the browser’s own keep the place in a queue', async () => {
  const { page, context, watch } = await browser.newPerson();
  const { attorney } = await ownWork(browser, server);
  await enterDesk(page, server);
  const hands = handsOn(page);
  for (const [name, look] of LOOKS) {
    await turn(page, look);
    await page.goto(`${server.address}/desk/claims?attorney=${attorney}&status=In+Process`);
    const [first = '', second = ''] = await listed(page);
    await hands.press(rows(page).first());
    await opened(page);
    expect([name, pathOf(page)]).toEqual([name, first]);
    await expectAccessibleInBoth(page, 'a claim among those of a state');
    await hands.press(link(page, 'Next'));
    await expect.poll(() => pathOf(page), { message: name }).toBe(second);
    await opened(page);
    await hands.press(link(page, 'Previous'));
    await expect.poll(() => pathOf(page), { message: name }).toBe(first);
    await page.goBack();
    await expect.poll(() => pathOf(page), { message: name }).toBe(second);
    await page.reload();
    await opened(page);
    await hands.press(page.locator('.desk-back').getByRole('link'));
    await expect
      .poll(() => page.url())
      .toBe(`${server.address}/desk/claims?attorney=${attorney}&status=In+Process`);
    expect((await listed(page))[0]).toBe(first);
  }
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('after a move the next of the queue opens, and a claim that was only taken up stays', async () => {
  const { page, context, watch } = await browser.newPerson();
  const { attorney } = await ownWork(browser, server);
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/requests?attorney=${attorney}`);
  const [, asked = '', next = ''] = await listed(page);
  const hands = handsOn(page);
  await hands.press(page.locator(`tbody a[href^="${asked}?"]`));
  await opened(page);
  await hands.press(page.getByRole('button', { name: 'Complete', exact: true }));
  await page.getByLabel('Your message to the attorney').fill('The hearing is authorized.');
  await hands.press(page.locator('.desk-form').getByRole('button', { name: 'Send' }));
  await toast(page, 'Done. The status is Completed now.');
  await expect.poll(() => pathOf(page)).toBe(next);
  await opened(page);
  await link(page, 'Previous').waitFor();

  await page.goto(`${server.address}/desk/claims?attorney=${attorney}`);
  const intake = page.locator('tbody tr', { hasText: 'Intake' }).first().getByRole('link');
  const taken = new URL((await intake.getAttribute('href')) ?? '', page.url()).pathname;
  await hands.press(intake);
  await link(page, 'Next').waitFor();
  await hands.press(page.locator('.desk-moves').getByRole('button').first());
  await toast(page, 'Done. The status is In Process now.');
  await expect.poll(() => stateOf(page)).toBe('In Process');
  expect(pathOf(page)).toBe(taken);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
