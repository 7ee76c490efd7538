// The desk by its keys alone: along the rows of a queue, into a thing and on, and the list of keys.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { ownWork } from './support/own-work.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLAnchorElement | null)?.pathname);

const switchOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Keys' }).getByRole('checkbox', { name: /^Use keys/ });

async function turnOff(page: Page): Promise<void> {
  // In the field that has focus a question mark would be typed.
  await page.getByRole('button', { name: 'Keys' }).click();
  await switchOf(page).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
}

test('J and K lead along a queue and from thing to thing, a question mark lists the keys, and whoever speaks switches them off', async () => {
  const { attorney } = await ownWork(browser, server);
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  for (const [name, look] of LOOKS) {
    await turn(page, look);
    await page.goto(
      `${server.address}/desk/cases?attorney=${attorney}&status=Pending+CSR+Assignment`,
    );
    const rows = page.locator('tbody a');
    await rows.first().waitFor();
    const [first = '', second = ''] = await rows.evaluateAll((links) =>
      links.map((one) => (one as HTMLAnchorElement).pathname),
    );
    const walked: (string | undefined)[] = [];
    for (const key of ['j', 'j', 'k']) {
      await page.keyboard.press(key);
      walked.push(await focused(page));
    }
    expect([name, walked]).toEqual([name, [first, second, first]]);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Next', exact: true }).waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => pathOf(page), { message: name }).toBe(second);
    await page.getByRole('link', { name: 'Previous', exact: true }).waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.getByText('Previous row, or previous item of the queue').waitFor();
    await expectAccessibleInBoth(page, 'the keys of the desk');
    await page.keyboard.press('k');
    expect(pathOf(page)).toBe(second);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('k');
    await expect.poll(() => pathOf(page), { message: name }).toBe(first);
  }
  await turnOff(page);
  const here = pathOf(page);
  await page.keyboard.press('j');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  expect(pathOf(page)).toBe(here);
  // They stay off, and the button is the way back to them.
  await page.reload();
  await page.getByRole('link', { name: 'Next', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keys' }).click();
  expect(await switchOf(page).isChecked()).toBe(false);
  await switchOf(page).press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect.poll(() => pathOf(page)).not.toBe(here);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('X selects the row that J has come to, and Escape leaves the field of a thing so that J leads on', async () => {
  const { attorney } = await ownWork(browser, server);
  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(
    `${server.address}/desk/claims?attorney=${attorney}&status=Pending+Approval+for+Payment`,
  );
  const rows = page.locator('tbody a');
  await rows.first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText(/^1 selected/).waitFor();
  await page.keyboard.press('x');
  await page.getByText(/^1 selected/).waitFor({ state: 'detached' });

  await page.goto(`${server.address}/desk/claims?attorney=${attorney}`);
  await rows.first().waitFor();
  const [first = '', second = ''] = await rows.evaluateAll((links) =>
    links.map((one) => (one as HTMLAnchorElement).pathname),
  );
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${first}*`);
  // Its usual move is open, with the focus in the first field: a letter is typed there.
  const field = page.locator('.desk-next form :is(input, textarea)').first();
  await field.focus();
  await page.keyboard.press('j');
  expect(pathOf(page)).toBe(first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect.poll(() => pathOf(page)).toBe(second);
});
