// Four times as large: what is said must not lie over what is worked on.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { adder } from './support/applicant.ts';
import { toast, toasts } from './support/reading.ts';
import { resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();

/** What is left of a desktop's window at 400 %. */
const MAGNIFIED = { width: 320, height: 225 };

/** The focused element, and whether any of it lies under the message. */
const focusUnder = (page: Page): Promise<{ name: string; covered: boolean; inSight: boolean }> =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    const message = document.querySelector('.toast');
    const over = message?.getBoundingClientRect();
    if (!box || !over || !message) throw new Error('There is no focus, or no message.');
    return {
      name: document.activeElement?.textContent || document.activeElement?.id || '',
      covered:
        !message.contains(document.activeElement) &&
        box.left < over.right &&
        over.left < box.right &&
        box.top < over.bottom &&
        over.top < box.bottom,
      inSight: box.top >= 0 && box.bottom <= window.innerHeight,
    };
  });

test.each([MAGNIFIED, { width: 1280, height: 900 }, { width: 390, height: 844 }])(
  'a failure lies over no control that is focused, then or later ($width × $height)',
  async (viewport) => {
    const { page, context } = await browser.newPerson(viewport);
    await page.goto(`${server.address}/forgot-username`);
    await page.getByLabel('Attorney Number').fill('99999999');
    await page.getByLabel('ZIP', { exact: true }).fill('30309');
    await page.getByLabel('EIN/SSN Last Four').fill('0000');
    await page.keyboard.press('Enter');
    await toasts(page).getByText('Sorry, Attorney not found!').waitFor();
    expect(await focusUnder(page)).toMatchObject({ covered: false, inSight: true });
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusUnder(page)).toMatchObject({ covered: false });
    }
    await toast(page, 'Sorry, Attorney not found!');
    await context.close();
  },
);

test('a summary of errors is in sight where it has focus, and its links bring fields into sight', async () => {
  const { page, context } = await browser.newPerson(MAGNIFIED);
  await resume(page, server, { step: 'practice' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const summary = page.getByRole('region', { name: 'please fill required fields!' });
  await summary.waitFor();
  const focus = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
      const onTop = document.elementFromPoint(x, y);
      return {
        id: document.activeElement?.id ?? '',
        inSight: box.top >= 0 && box.top < window.innerHeight && box.left >= 0,
        covered: onTop !== document.activeElement && !document.activeElement?.contains(onTop),
      };
    });
  expect(await summary.evaluate((region) => region === document.activeElement)).toBe(true);
  expect(await focus()).toMatchObject({ inSight: true, covered: false });
  await summary.getByRole('link', { name: 'Enter the name of your law school.' }).click();
  await expect.poll(focus).toEqual({ id: 'field-/low_school', inSight: true, covered: false });
  await context.close();
});

test('what the adder of areas says as a toast lies over none of its choices that takes focus', async () => {
  const { page, context } = await browser.newPerson(MAGNIFIED);
  await resume(page, server, { step: 'coverage' });
  await adder(page).getByRole('button', { name: 'Add' }).click();
  await toasts(page).getByText('Please select State and County!').waitFor();
  const state = adder(page).getByLabel('State');
  await expect.poll(() => state.evaluate((list) => list === document.activeElement)).toBe(true);
  expect(await focusUnder(page)).toMatchObject({ covered: false, inSight: true });
  await context.close();
});
