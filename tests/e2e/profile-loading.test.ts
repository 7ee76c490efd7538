// What the profile says while something of it is on its way: never that there is nothing, and nothing of it is lost (PRF-13, OR-70).
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { logIn } from './support/member.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

/** Keeps the answers of one call back until it is let go. */
async function holdBack(page: Page, call: string): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**/${call}.php`, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

async function editing(page: Page, section: string) {
  await page.goto(`${server.address}/login`);
  await logIn(page, 'demoattorney3');
  await page.waitForURL('**/home');
  return async () => {
    await page.goto(`${server.address}/update-profile/${section}`);
    await page.getByRole('button', { name: /^Edit Details/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Details' });
    await dialog.waitFor();
    return dialog;
  };
}

test('coverages that are on their way are awaited, and a save before they are there loses none', async () => {
  const { page, context } = await browser.newPerson();
  const edit = await editing(page, 'coverage');
  const go = await holdBack(page, 'get_coverages');
  let sent: { coveragelist?: unknown[] } = {};
  page.on('request', (request) => {
    if (request.url().endsWith('/update_attorney_profile.php')) sent = request.postDataJSON();
  });
  const dialog = await edit();
  await dialog.getByText('Loading coverages …').waitFor({ state: 'attached' });
  expect(await dialog.getByText('No Records Found').count()).toBe(0);
  await expectAccessibleInBoth(page, 'coverages on their way');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Attorney updated successfully');
  expect(sent.coveragelist?.length).toBeGreaterThan(0);
  go();
  const again = await edit();
  await again.getByRole('table').first().waitFor();
  expect(await again.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0);
  await context.close();
});

test('files that are on their way are awaited', async () => {
  const { page, context } = await browser.newPerson({ width: 390, height: 844, dark: true });
  const edit = await editing(page, 'practice');
  const go = await holdBack(page, 'list_files');
  const dialog = await edit();
  await dialog.getByText('Choose Files').waitFor();
  const none = dialog.getByText('No file has been uploaded yet.');
  expect(await none.count()).toBe(0);
  go();
  await none.waitFor();
  await context.close();
});

test('a profile on its way, and one that cannot be had, can be used by everybody, and asked for again', async () => {
  const { page, context } = await browser.newPerson();
  await editing(page, 'practice');
  const go = await holdBack(page, 'getAttorneyInfo');
  await page.goto(`${server.address}/update-profile/practice`);
  await page.locator('.profile-skel').waitFor();
  await expectAccessibleInBoth(page, 'profile on its way');
  go();
  await page.getByRole('button', { name: /^Edit Details/ }).waitFor();
  await page.unrouteAll();
  await page.route('**/getAttorneyInfo.php', (route) => route.abort());
  await page.reload();
  const again = page.getByRole('button', { name: 'Load the page again' });
  await again.waitFor();
  await expectAccessibleInBoth(page, 'profile that cannot be loaded');
  await page.unrouteAll();
  await again.click();
  await page.getByRole('button', { name: /^Edit Details/ }).waitFor();
  await context.close();
});
