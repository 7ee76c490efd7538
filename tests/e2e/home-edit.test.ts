// "Edit details" on the dashboard: two panes of one record, saved together, with the questions and answers of the profile.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { focusOn, handsOn } from './support/keys.ts';
import { logIn, newMember } from './support/member.ts';
import { messageBy, toast, toasts } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const button = (page: Page) => page.getByRole('button', { name: 'Edit details', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit details', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Close without saving?' });
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const firm = (page: Page) => dialogOf(page).getByLabel(/Firm Name/);
const remote = (page: Page) => dialogOf(page).getByRole('switch', { name: /Remote Consulting/ });
const tab = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('tab', { name });
const PRIMARY = 'Primary Details';
const COVERAGE = 'Coverages & Practice Areas';

async function edit(page: Page): Promise<void> {
  await button(page).click();
  await firm(page).waitFor();
}

async function showCoverage(page: Page): Promise<void> {
  await tab(page, COVERAGE).click();
  await remote(page).waitFor();
}

/** Every save that leaves the page, as it was sent. */
function savesOf(page: Page): Record<string, unknown>[] {
  const saves: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update_attorney_profile.php'))
      saves.push(JSON.parse(request.postData() ?? '{}'));
  });
  return saves;
}

describe.each([1280, 390])('at %i px', (width) => {
  test('DSH-07 to DSH-10: what is changed in both panes is saved by one press, and the page shows it', async () => {
    const { page, context, watch } = await browser.newPerson({ width });
    await newMember(page, server);
    const saves = savesOf(page);
    await button(page).scrollIntoViewIfNeeded();
    await edit(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await dialogOf(page).getByRole('tab').allInnerTexts()).toEqual([PRIMARY, COVERAGE]);
    await firm(page).fill(`Harbor Law ${width}`);
    await showCoverage(page);
    await remote(page).check();
    await tab(page, PRIMARY).click();
    expect(await firm(page).inputValue()).toBe(`Harbor Law ${width}`);
    await tab(page, COVERAGE).click();
    expect(await remote(page).isChecked()).toBe(true);

    const told = Promise.all(
      ['dashboard_details', 'getAttorneyInfo'].map((call) =>
        page.waitForResponse((response) => response.url().includes(`/${call}.php`)),
      ),
    );
    await update(page).click();
    await toast(page, 'Attorney updated successfully');
    await dialogOf(page).waitFor({ state: 'detached' });
    await told;
    await page.locator('.side-firm', { hasText: `Harbor Law ${width}` }).waitFor();
    await focusOn(page, 'BUTTON Edit details');
    expect(saves).toHaveLength(1);
    expect(saves[0]).toMatchObject({ firm_name: `Harbor Law ${width}`, remote_consulting: true });
    expect(saves[0]).not.toHaveProperty('update_key');

    await edit(page);
    await firm(page).fill('Hill Law');
    await update(page).click();
    await page.locator('.side-firm', { hasText: 'Hill Law' }).waitFor();
    expect(saves[1]).toMatchObject({ update_key: 'UPDATE_PRIMARY_DETAILS' });
    await page.goto(`${server.address}/update-profile/coverage`);
    await page
      .locator('.f-dl dt', { hasText: 'Remote Consulting' })
      .locator('xpath=following-sibling::dd[1]')
      .getByText('Yes')
      .waitFor();
    expect([watch.errors, watch.violations]).toEqual([[], []]);
    await context.close();
  });

  test('what is wrong in the other pane opens it, says so at its tab, and nothing is saved', async () => {
    const { page, context } = await browser.newPerson({ width });
    await newMember(page, server);
    const saves = savesOf(page);
    await edit(page);
    await dialogOf(page).getByLabel('Last Name').fill('');
    await showCoverage(page);
    await update(page).click();
    await toast(page, 'please fill required fields!');
    await tab(page, /^Primary Details\s*1 answer to fix$/).waitFor();
    await messageBy(page, 'Enter your last name.').waitFor();
    await expect
      .poll(() =>
        dialogOf(page)
          .getByLabel('Last Name')
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    expect(saves).toEqual([]);
    await context.close();
  });

  test('a message still on show leaves the question free, which stands where dialogs stand', async () => {
    const { page, context } = await browser.newPerson({ width, height: 480 });
    await newMember(page, server);
    await edit(page);
    await dialogOf(page).getByLabel('Last Name').fill('');
    await update(page).click();
    await toast(page, 'please fill required fields!');
    await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await question(page).waitFor();
    const [asked, said] = [await question(page).boundingBox(), await toasts(page).boundingBox()];
    if (!asked || !said) throw new Error('Something of it is not on the page.');
    const above = asked.y;
    const below = 480 - asked.y - asked.height;
    expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
    const isApart =
      said.x >= asked.x + asked.width ||
      said.y >= asked.y + asked.height ||
      said.y + said.height <= asked.y;
    expect(isApart).toBe(true);
    await context.close();
  });
});

test('a conflict with another tab is asked about, field by field, across the panes', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  const other = await context.newPage();
  await other.goto(`${server.address}/home`);
  await edit(page);
  await edit(other);
  await firm(other).fill('Harbor Law');
  await dialogOf(other)
    .getByLabel(/Middle Name/)
    .fill('Quincy');
  await update(other).click();
  await toast(other, 'Attorney updated successfully');

  await firm(page).fill('Hill Law');
  await showCoverage(page);
  await remote(page).check();
  await update(page).click();
  const asked = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
  const places = asked.getByRole('group', { name: /Firm Name/ });
  expect(await places.innerText()).toMatch(/Hill Law[\s\S]*Harbor Law/);
  await places.getByRole('radio', { name: /Harbor Law/ }).check();
  await asked.getByRole('button', { name: 'Update', exact: true }).click();
  await toast(page, 'Attorney updated successfully');
  await page.locator('.side-firm', { hasText: 'Harbor Law' }).waitFor();
  await edit(page);
  expect(
    await dialogOf(page)
      .getByLabel(/Middle Name/)
      .inputValue(),
  ).toBe('Quincy');
  await showCoverage(page);
  expect(await remote(page).isChecked()).toBe(true);
  await context.close();
});

test('by keyboard alone: between the panes, out with a question, and back to where it was opened', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  const hands = handsOn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await hands.press(button(page));
  await firm(page).waitFor();
  await hands.type(firm(page), 'Half a firm');
  await hands.back(tab(page, PRIMARY));
  await page.keyboard.press('ArrowRight');
  await focusOn(page, `BUTTON ${COVERAGE}`);
  await hands.tick(remote(page));
  await hands.back(tab(page, COVERAGE));
  await page.keyboard.press('Home');
  await focusOn(page, `BUTTON ${PRIMARY}`);
  expect(await firm(page).inputValue()).toBe('Half a firm');
  await page.keyboard.press('Escape');
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await focusOn(page, `BUTTON ${PRIMARY}`);
  await page.keyboard.press('Escape');
  await hands.press(question(page).getByRole('button', { name: 'Close without saving' }));
  await dialogOf(page).waitFor({ state: 'detached' });
  await focusOn(page, 'BUTTON Edit details');
  await hands.press(button(page));
  await firm(page).waitFor();
  expect(await firm(page).inputValue()).not.toBe('Half a firm');
  await context.close();
});

test('both panes can be used by everybody, on a desktop and on a phone', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney1');
  const header = () => page.getByRole('banner').boundingBox();
  const links = () => page.getByRole('link', { name: 'Attorney Network' }).boundingBox();
  await edit(page);
  const before = [await header(), await links()];
  await expectAccessibleInBoth(page, 'edit details, primary');
  await showCoverage(page);
  await page.getByRole('row').first().waitFor();
  // Also at 320 px, where nothing of the page behind may reach beyond the window.
  await expectAccessibleInBoth(page, 'edit details, coverages');
  expect([await header(), await links()]).toEqual(before);
  const room = await dialogOf(page).evaluate(
    (element) => element.scrollWidth - element.clientWidth,
  );
  expect(room).toBe(0);
  expect([watch.errors, watch.violations]).toEqual([[], []]);
  await context.close();
});
