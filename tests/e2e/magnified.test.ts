// Four times as large: what is said must not lie over what is worked on.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { toast, toasts } from './support/reading.ts';

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
