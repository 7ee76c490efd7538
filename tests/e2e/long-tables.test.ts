// A table of many rows draws those in sight: from the first moment, wherever one scrolls or is led, and all of them on paper.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Reached } from './support/fork.ts';
import { formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

const COUNT = 36;
/** The file that keeps rows in sight, which is fetched when the first are on screen. */
const KEEPER = /\/assets\/row-keeper-[^/]+\.js$/;

/** Adds days until there are so many. */
async function fill(page: Page, count: number): Promise<void> {
  await page.goto(`${server.address}/forms/hours`);
  const add = page.getByRole('button', { name: 'Add a day' });
  await add.waitFor();
  for (let day = await page.locator('.f-row').count(); day < count; day += 1) await add.click();
  await page.getByText(`${count} rows`).waitFor();
}

/** The numbers of the rows that are within the window of the table, from its top. */
const inSight = (page: Page): Promise<readonly number[]> =>
  page.locator('.f-rows-view').evaluate((view) => {
    const { top, bottom } = view.getBoundingClientRect();
    return [...view.querySelectorAll('.f-row')]
      .filter((row) => {
        const place = row.getBoundingClientRect();
        return place.bottom > top + 1 && place.top < bottom - 1;
      })
      .map((row) => Number(row.getAttribute('aria-posinset')));
  });

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

test.each([
  ['is still on its way', 'held'],
  ['cannot be had', 'refused'],
])(
  'rows are there where one scrolls and is led while what measures them %s',
  async (_case, how) => {
    const { page, context } = await browser.newPerson();
    let letThrough = (): void => {};
    const allowed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(KEEPER, async (route) => {
      if (how === 'refused') return route.abort();
      await allowed;
      return route.continue();
    });
    await fill(page, COUNT);
    // Each new row came into sight; the window is filled to its top.
    await expect.poll(async () => (await inSight(page)).at(-1)).toBe(COUNT);
    expect((await inSight(page)).length).toBeGreaterThan(8);
    expect(await page.locator('.f-row').count()).toBeLessThan(COUNT);

    const view = page.locator('.f-rows-view');
    await view.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(async () => (await inSight(page))[0]).toBe(1);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.locator(`.f-errsum a[href$="/days/${COUNT - 1}/hours"]`).click();
    await expect.poll(() => focused(page)).toBe(`days.${COUNT - 1}.hours`);
    await page.keyboard.type('7');

    if (how === 'held') {
      const come = page.waitForResponse(KEEPER);
      letThrough();
      await come;
      // It came without moving anything.
      await page.waitForLoadState('networkidle');
      expect(await focused(page)).toBe(`days.${COUNT - 1}.hours`);
      expect((await inSight(page)).at(-1)).toBe(COUNT);
    }
    await page.locator('.f-errsum a[href$="/days/0/what"]').click();
    await expect.poll(() => focused(page)).toBe('days.0.what');
    await context.close();
  },
);

test('on paper a table has all its rows, in order', async () => {
  const { page, context } = await browser.newPerson();
  await fill(page, COUNT);
  expect(await page.locator('.f-row').count()).toBeLessThan(COUNT);
  await page.evaluate(() => {
    // What the page itself does comes first: it was there earlier.
    addEventListener('beforeprint', () => {
      const rows = [...document.querySelectorAll('.f-row')];
      document.documentElement.dataset.printed = rows
        .map((row) => row.getAttribute('aria-posinset'))
        .join(' ');
    });
  });
  const print = async () => {
    await page.pdf({ format: 'A4' });
    return page.evaluate(() => document.documentElement.dataset.printed);
  };
  await expect.poll(print).toBe(Array.from({ length: COUNT }, (_, index) => index + 1).join(' '));
  await expect.poll(() => page.locator('.f-row').count()).toBeLessThan(COUNT);
  await context.close();
});

test('a table that is full offers no further row, and one again when a row goes', async () => {
  const { page, context } = await browser.newPerson();
  await fill(page, 40);
  const add = page.getByRole('button', { name: 'Add a day' });
  await expect.poll(() => add.count()).toBe(0);
  await page.getByRole('button', { name: 'Remove', exact: false }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await add.waitFor();
  await context.close();
});
