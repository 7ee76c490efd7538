// The declared tables of the home page in a browser: headings on a desktop, cards on a phone, a plain table on paper.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { logIn } from './support/member.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

/** How the first row of the first table is laid out, and what labels its values. */
const laidOut = (page: Page) =>
  page
    .locator('.f-view table')
    .first()
    .evaluate((table) => {
      const cells = [...table.querySelectorAll('tbody tr:first-child td')];
      return {
        display: cells.map((cell) => getComputedStyle(cell).display),
        labels: cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
        heads: getComputedStyle(table.querySelector('thead') as Element).display,
      };
    });

test('the lists of the home page: a table on a desktop and on paper, cards on a phone', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney1');
  await page.waitForURL('**/home');
  // What is said once after a login is out of the way when the page is opened anew.
  await page.goto(`${server.address}/home`);
  const cases = page.getByRole('table').first();
  await cases.getByRole('link').first().waitFor();
  expect(await cases.getByRole('row').count()).toBeGreaterThan(5);
  expect(await cases.getByRole('cell').count()).toBeGreaterThan(30);
  await expectAccessibleInBoth(page, 'home with its lists');
  const expectTable = async () => {
    const { display, heads } = await laidOut(page);
    expect(heads).toBe('table-header-group');
    expect(new Set(display)).toEqual(new Set(['table-cell']));
  };
  await expectTable();

  const [, [, phone]] = LOOKS;
  await turn(page, phone);
  const cards = await laidOut(page);
  expect(cards.heads).toBe('none');
  expect(new Set(cards.display)).not.toContain('table-cell');
  expect(cards.labels).toContain('Member');

  await page.emulateMedia({ media: 'print' });
  await expectTable();
  await context.close();
});

test('on a phone no status lies over another word of its card, however long it is', async () => {
  const { page, context } = await browser.newPerson({ width: 390, height: 844 });
  await enterDesk(page, server, 'desk@example.com');
  await page.goto(`${server.address}/desk/claims?status=Pending+Approval+for+Payment`);
  const corners = page.locator('tbody tr .f-card-corner .f-view-cell');
  await corners.first().waitFor();
  const over = await corners.evaluateAll((all) =>
    all.flatMap((corner) => {
      const box = corner.getBoundingClientRect();
      const cells = [...(corner.closest('tr')?.querySelectorAll('td:not(.f-card-corner)') ?? [])];
      return cells.flatMap((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const isUnder = [...words.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        return isUnder ? [cell.textContent] : [];
      });
    }),
  );
  expect(over).toEqual([]);
  await context.close();
});
