// A clerk on the way, with a phone: what next is at the thumb, wherever the page of a thing has been scrolled to.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { ownWork } from './support/own-work.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const PHONE = { width: 390, height: 667, touch: true };

const bar = (page: Page) => page.getByRole('region', { name: 'What next, at hand' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'What next', exact: true });
const scroll = (page: Page, to: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

/** In either look; what follows is done on the phone again. */
async function scan(page: Page, state: string): Promise<void> {
  await expectAccessibleInBoth(page, state);
  await page.setViewportSize(PHONE);
}

/** Lies within the window, at its foot, and nothing of the page lies in front of it. */
const isAtFoot = (page: Page) =>
  bar(page).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      bottom <= window.innerHeight && bottom > window.innerHeight - 8 && element.contains(front)
    );
  });
const focusWithin = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);

test('on a phone the usual move is at the foot of the screen, with the way to the others', async () => {
  const { attorney, claims } = await ownWork(browser, server);
  const { page, context, watch } = await browser.newPerson(PHONE);
  await enterDesk(page, server);
  const { 'Pending Approval for Payment': paid, 'New Info Received': told } = claims;

  await page.goto(`${server.address}/desk/claims/${paid?.id}`);
  await inBar(page, 'Approve and pay').waitFor();
  await expect.poll(() => isAtFoot(page)).toBe(true);
  await scan(page, 'a claim on a phone, with what next at its foot');
  // It asks for answers: they are given where the form stands, and the bar is in nobody's way there.
  await inBar(page, 'Approve and pay').tap();
  await expect.poll(() => focusWithin(page, '.desk-next form')).toBe(true);
  await bar(page).waitFor({ state: 'hidden' });
  await scan(page, 'the form that the bar has led to');

  // Below it, what was sent is read, and the bar is there again.
  await scroll(page, 100_000);
  await inBar(page, 'Other moves').waitFor();
  const end = page.locator('.desk-track, .desk-more').last();
  await expect
    .poll(async () => {
      const last = await end.boundingBox();
      const foot = await bar(page).boundingBox();
      return last !== null && foot !== null && last.y + last.height <= foot.y;
    })
    .toBe(true);
  await inBar(page, 'Other moves').tap();
  await section(page).waitFor();
  await expect.poll(() => focusWithin(page, '.desk-next')).toBe(true);
  await page.getByRole('button', { name: 'Ask for more', exact: true }).waitFor();

  // A move that asks nothing is made by one press.
  await page.goto(`${server.address}/desk/claims?attorney=${attorney}&status=New+Info+Received`);
  await page.locator(`.desk-queue a[href*="${told?.id}"]`).tap();
  await inBar(page, 'Propose for payment').tap();
  await page.locator('.desk-head').getByText('Pending Approval for Payment').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('whoever goes by Tab on a narrow screen comes to the page first and to the bar last, and sees what has the focus', async () => {
  const { claims } = await ownWork(browser, server);
  const { page, context } = await browser.newPerson({ width: 390, height: 560 });
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk/claims/${claims['In Process']?.id}`);
  await inBar(page, 'Propose for payment').waitFor();
  const stops: string[] = [];
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const within = ['.desk-bar', '.desk-next', '.desk-main', 'main', 'header', 'footer'];
      const place = within.find((selector) => element?.closest(selector)) ?? '';
      const box = element?.getBoundingClientRect();
      const front =
        box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isBehind = place !== '.desk-bar' && (front?.closest('.desk-bar') ?? null) !== null;
      return { place, isBehind, name: element?.textContent?.slice(0, 40) ?? '' };
    });
    if (at.place !== stops.at(-1)) stops.push(at.place);
    if (at.isBehind) hidden.push(at.name);
    if (at.place === 'footer') break;
  }
  expect(hidden).toEqual([]);
  const order = ['main', '.desk-next', '.desk-main', '.desk-bar', 'footer'];
  expect(stops.filter((place) => order.includes(place))).toEqual(order);
  await context.close();
});
