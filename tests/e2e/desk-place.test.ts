// A clerk works through a queue by keyboard: on to the next and back, and never loses the place.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, stateOf } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { ownWork } from './support/own-work.ts';
import { movedTo } from './support/reading.ts';
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
  await movedTo(page, 'Completed');
  await expect.poll(() => pathOf(page)).toBe(next);
  await opened(page);
  await link(page, 'Previous').waitFor();

  await page.goto(`${server.address}/desk/claims?attorney=${attorney}`);
  const intake = page.locator('tbody tr', { hasText: 'Intake' }).first().getByRole('link');
  const taken = new URL((await intake.getAttribute('href')) ?? '', page.url()).pathname;
  await hands.press(intake);
  await link(page, 'Next').waitFor();
  await hands.press(page.locator('.desk-moves').getByRole('button').first());
  await movedTo(page, 'In Process');
  await expect.poll(() => stateOf(page)).toBe('In Process');
  expect(pathOf(page)).toBe(taken);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a second press of the same finger does not move the claim that came', async () => {
  const { page, context, watch } = await browser.newPerson();
  const { attorney } = await ownWork(browser, server);
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/claims?attorney=${attorney}&status=In+Process`);
  const [first = '', second = ''] = await listed(page);
  await rows(page).first().click();
  await opened(page);
  expect(pathOf(page)).toBe(first);
  await pressedAgain(page, 'Propose for payment', second);
  await page.getByRole('button', { name: 'Propose for payment', exact: true }).click();
  await movedTo(page, 'Pending Approval for Payment');
  await expect.poll(() => page.evaluate(() => document.body.dataset.pressedAgain)).toBe(second);
  // Whoever has looked at it can move it.
  const usual = page.getByRole('button', { name: 'Propose for payment', exact: true });
  await expect.poll(() => usual.isEnabled()).toBe(true);
  expect(await stateOf(page)).toBe('In Process');
  await page.reload();
  await opened(page);
  expect(await stateOf(page)).toBe('In Process');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

/** Presses the button of this name once more, in the moment in which it stands on the page of another thing. */
async function pressedAgain(page: Page, name: string, on: string): Promise<void> {
  await page.evaluate(
    ([wanted, path]) => {
      const press = () => {
        if (location.pathname !== path) return;
        const button = [...document.querySelectorAll<HTMLElement>('[data-move]')].find((one) =>
          one.textContent?.startsWith(wanted ?? ''),
        );
        if (!button) return;
        seen.disconnect();
        button.click();
        document.body.dataset.pressedAgain = path;
      };
      const seen = new MutationObserver(press);
      seen.observe(document.body, { childList: true, subtree: true });
    },
    [name, on],
  );
}
