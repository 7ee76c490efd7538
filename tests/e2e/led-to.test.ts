// Where figures and choices lead: a figure of the dashboard to the list it counts, a case that is chosen to its details.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { openHome } from './support/home.ts';
import { focusOn, handsOn } from './support/keys.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };

const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** How many rows the list has in all: as its pages say, or those that stand there. */
async function counted(page: Page): Promise<number> {
  await page.locator('.f-view table[aria-busy=false]').waitFor();
  const said = await page.getByText(/^\d+ to \d+ of \d+$/).allInnerTexts();
  const all = said[0]?.split(' ').at(-1);
  return all === undefined ? page.locator('.f-view tbody tr').count() : Number(all);
}

for (const width of [1280, 390])
  test(`at ${width} px each figure of the dashboard leads to the list that it counts, and the address says so`, async () => {
    const { page, context, watch } = await browser.newPerson({ width });
    const data = await openHome(server, page, 'demoattorney1');
    const ways = [
      ['Open Cases Assigned', { open: 'true' }, data.total_cases],
      ['Authorizations Pending', { open: 'true' }, data.total_open_authorization_request],
      ['Claims - OPEN', { type: 'Matter', status: 'In Process' }, data.total_matter_open_claims],
      [
        `${data.total_cdl_open_claims} CDL`,
        { type: 'CDL', status: 'In Process' },
        data.total_cdl_open_claims,
      ],
      [
        `${data.total_matter_case_assigned} Matter`,
        { open: 'true', type: 'Matter' },
        data.total_matter_case_assigned,
      ],
    ] as const;
    for (const [name, asked, total] of ways) {
      await handsOn(page).press(page.locator('.stats').getByRole('link', { name, exact: true }));
      await expect.poll(() => search(page)).toEqual(asked);
      await expect.poll(() => counted(page), { timeout: 30_000 }).toBe(total);
      await page.goto(`${server.address}/home`);
    }
    // A figure is pressed anywhere.
    const figure = page.locator('.stat').filter({ has: page.getByRole('link') });
    await figure.first().click({ position: { x: 40, y: 70 } });
    await page.waitForURL('**/cases?open=true');
    await page.getByLabel('Only open cases').and(page.locator(':checked')).waitFor();
    expect(watch).toEqual(clean);
    await context.close();
  });

/** Does the top of it stand in the upper half of the window? */
const isInSight = (page: Page) =>
  page.locator('.claim-case').evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top > -20 && top < window.innerHeight / 2;
  });

for (const width of [1280, 390])
  test(`at ${width} px a case that is chosen comes into view, with the focus; arrows pass along the list`, async () => {
    const { page, context, watch } = await browser.newPerson({ width });
    await openHome(server, page, 'demoattorney1');
    await page.goto(`${server.address}/claims?rows=20`);
    const list = page.getByRole('region', { name: 'Cases and claims' });
    await list.locator('table[aria-busy=false]').waitFor();
    const radios = list.locator('tbody').getByRole('radio');
    const hands = handsOn(page);
    await hands.to(radios.first());
    await page.keyboard.press('ArrowDown');
    await page.getByRole('region', { name: 'Selected Case Details' }).waitFor();
    await page.getByRole('button', { name: 'Submit Claim', exact: true }).waitFor();
    expect(await radios.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await radios.nth(2).and(page.locator(':checked')).waitFor();
    await expect.poll(() => search(page).case).toBeDefined();
    await page.keyboard.press('Enter');
    await focusOn(page, /^DIV Case \w/);
    expect(await isInSight(page)).toBe(true);

    await radios.nth(4).click();
    const number = await list.locator('tbody [data-label="USL No."]').nth(4).innerText();
    await focusOn(page, `DIV Case ${number}`);
    expect(await isInSight(page)).toBe(true);
    await page.getByRole('button', { name: 'Submit Claim', exact: true }).waitFor();
    await expectAccessibleInBoth(page, 'a case that was chosen');
    expect(watch).toEqual(clean);
    await context.close();
  });
