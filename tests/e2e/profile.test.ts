// The profile of a member in a real browser: each section read, edited and saved, and two tabs that change one record.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { logIn, newMember } from './support/member.ts';
import { closeToasts, messageBy, toast } from './support/reading.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const SECTIONS = {
  primary: 'Primary Details',
  practice: 'Practice Details',
  coverage: 'Coverages & Practice Areas',
  disclosure: 'Disclosure & Billing',
} as const;

async function asMember(
  page: Page,
  username: string,
  section: keyof typeof SECTIONS,
): Promise<void> {
  await page.goto(`${server.address}/login`);
  await logIn(page, username);
  await page.waitForURL('**/home');
  await open(page, section);
}

async function open(page: Page, section: keyof typeof SECTIONS): Promise<void> {
  await page.goto(`${server.address}/update-profile/${section}`);
  await page.getByRole('button', { name: /^Edit Details/ }).waitFor();
}

async function edit(page: Page) {
  await page.getByRole('button', { name: /^Edit Details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.waitFor();
  return dialog;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('each section stands at its address, with the menu, the status and the numbers', async () => {
  const { page, context } = await browser.newPerson();
  await asMember(page, 'demoattorney1', 'primary');
  const menu = page.getByRole('navigation', { name: 'Profile' });
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(Object.values(SECTIONS));
  await page.locator('.profile-head').getByText('Active', { exact: true }).waitFor();
  expect(await page.locator('.profile-head').innerText()).toContain('10001');
  for (const [section, name] of Object.entries(SECTIONS)) {
    await menu.getByRole('link', { name }).click();
    await page.waitForURL(`**/update-profile/${section}`);
    await menu.locator('[aria-current=page]', { hasText: name }).waitFor();
    await page.getByRole('button', { name: /^Edit Details/ }).waitFor();
  }
  await page.locator('dd', { hasText: 'Ends in 4321' }).waitFor();
  await page.goto(`${server.address}/update-profile/nothing`);
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await context.close();
});

test('an invalid section is not saved, a valid one is, and the page shows it', async () => {
  const { page, context } = await browser.newPerson();
  await asMember(page, 'demoattorney3', 'practice');
  const dialog = await edit(page);
  await dialog.getByLabel('College').fill('');
  const rate = dialog.getByLabel(/Hourly Rate/i);
  await rate.fill('');
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/update_attorney_profile.php')) saves += 1;
  });
  await save(page);
  await toast(page, 'please fill required fields!');
  await messageBy(page, 'Enter your hourly rate in dollars, like 240.').waitFor();
  expect(saves).toBe(0);
  await expectAccessibleInBoth(page, 'edit dialog with errors');
  await closeToasts(page);
  await rate.fill('275');
  await save(page);
  await toast(page, 'Attorney updated successfully');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('dd', { hasText: '$275' }).waitFor();
  await context.close();
});

test('what was typed outlives a closed tab, and is asked about before it is given up', async () => {
  const { page, context } = await browser.newPerson({ width: 390, height: 844 });
  await asMember(page, 'demoattorney3', 'primary');
  await (await edit(page)).getByLabel(/Firm Name/i).fill('Half a firm');
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await open(again, 'primary');
  const dialog = await edit(again);
  await dialog.getByText('We brought back what you typed here before and did not save.').waitFor();
  expect(await dialog.getByLabel(/Firm Name/i).inputValue()).toBe('Half a firm');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await again.getByRole('dialog', { name: 'Close without saving?' }).waitFor();
  await expectAccessibleInBoth(again, 'close without saving?');
  await turn(again, LOOKS[1][1]);
  await again.getByRole('button', { name: 'Go on editing' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await again.getByRole('button', { name: 'Close without saving' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await (await edit(again)).getByLabel(/Firm Name/i).inputValue()).not.toBe('Half a firm');
  await context.close();
});

test('two tabs change one record: the second is asked, field by field, and nothing is lost', async () => {
  const { page, context } = await browser.newPerson();
  await asMember(page, 'demoattorney3', 'primary');
  const other = await context.newPage();
  await open(other, 'primary');
  const [mine, theirs] = [await edit(page), await edit(other)];
  await theirs.getByLabel(/Firm Name/i).fill('Harbor Law');
  await theirs.getByLabel(/Middle Name/i).fill('Quincy');
  await save(other);
  await toast(other, 'Attorney updated successfully');

  await mine.getByLabel(/Firm Name/i).fill('Hill Law');
  await mine.getByLabel(/Office Hours/i).fill('9 to 4');
  await save(page);
  const question = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
  const firm = question.getByRole('group', { name: /Firm Name/i });
  expect(await firm.innerText()).toMatch(/Hill Law[\s\S]*Harbor Law/);
  await firm.getByRole('radio', { name: /Harbor Law/ }).check();
  await expectAccessibleInBoth(page, 'conflict');
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Attorney updated successfully');
  const shown = page.locator('.profile-main');
  await shown.getByText('9 to 4').waitFor();
  expect(await shown.innerText()).toContain('Harbor Law');
  expect(await shown.innerText()).toContain('Quincy');
  await context.close();
});

test('a tax number on file is replaced only by one that is typed anew', async () => {
  const { page, context } = await browser.newPerson({ width: 390, height: 844 });
  await asMember(page, 'demoattorney3', 'disclosure');
  let sent: Record<string, unknown> = {};
  page.on('request', (request) => {
    if (request.url().endsWith('/update_attorney_profile.php'))
      sent = JSON.parse(request.postData() ?? '{}');
  });
  const dialog = await edit(page);
  await dialog
    .getByText(/On file: ends in \d{4}/)
    .first()
    .waitFor();
  await dialog.getByLabel(/^Notes?/i).fill('Call after noon');
  await save(page);
  await toast(page, 'Attorney updated successfully');
  expect(sent).toMatchObject({
    update_key: 'UPDATE_DISCLOSURE_AND_BILLING',
    note: 'Call after noon',
  });
  expect(sent).not.toHaveProperty('ssn_number');
  await page.getByText('Call after noon').waitFor();
  await context.close();
});

const FULL = 'demoattorney1';
test.each([
  [FULL, 'a full record'],
  ['demoattorney3', 'one of a family defender'],
  ['demoattorney4', 'one of referrals alone'],
])('%s sees every section of %s, on a desktop and on a phone', async (username, _what) => {
  const { page, context, watch } = await browser.newPerson();
  await asMember(page, username, 'primary');
  for (const section of Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]) {
    await open(page, section);
    await expectAccessibleInBoth(page, `${section} of ${username}`);
    const dialog = await edit(page);
    // The fields are those of the full record: what others lack is told on the page.
    if (username === FULL) await expectAccessibleInBoth(page, `${section} while it is edited`);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  expect(watch.errors).toEqual([]);
  expect(watch.violations).toEqual([]);
  await context.close();
});

const shown = (page: Page) => page.locator('.profile-main');
const gone = (page: Page) => shown(page).getByText(/^Deleted \d\d\/\d\d\/\d{4}$/);

test('what is taken away stands with its day and comes back; a file is there once it is uploaded, and deleted nowhere on the page', async () => {
  const { page, context, watch } = await browser.newPerson();
  await newMember(page, server);
  await open(page, 'coverage');
  expect(await gone(page).count()).toBe(0);
  const dialog = await edit(page);
  await dialog.getByRole('checkbox', { name: COVERAGE }).click();
  await confirm(page);
  await dialog.getByRole('button', { name: `Remove ${COUNTY}` }).click();
  await confirm(page);
  await save(page);
  await toast(page, 'Attorney updated successfully');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => gone(page).count()).toBe(2);
  await expectAccessibleInBoth(page, 'coverages, some of them deleted');

  await turn(page, LOOKS[1][1]);
  await edit(page);
  await dialog.getByRole('checkbox', { name: COVERAGE }).check();
  await dialog.getByRole('button', { name: `Restore ${COUNTY}` }).click();
  await dialog.getByRole('button', { name: `Remove ${COUNTY}` }).waitFor();
  await save(page);
  await expect.poll(() => gone(page).count()).toBe(0);
  await turn(page, LOOKS[0][1]);

  await open(page, 'practice');
  await edit(page);
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: PDF });
  // Chosen and not stored: it does not go with the dialog, nor is the rest saved without it.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await save(page);
  await dialog.getByText('Choose what policy.pdf is.').first().waitFor();
  await dialog.getByLabel('File Type').selectOption({ label: 'DEC' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await toast(page, 'File uploaded successfully');
  await dialog.getByText('policy.pdf').first().waitFor();
  expect(await dialog.getByRole('button', { name: /delete/i }).count()).toBe(0);
  // It is stored by now: it is on the page though the rest is not saved.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await dialog.waitFor({ state: 'detached' });
  const file = shown(page).getByRole('button', { name: 'policy.pdf' });
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(saved.suggestedFilename()).toBe('policy.pdf');
  expect(await readFile(await saved.path())).toEqual(PDF);
  expect(
    await shown(page)
      .getByRole('button', { name: /delete/i })
      .count(),
  ).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

const COVERAGE = /Wrongful termination, pre-suit/;
const COUNTY = 'Orange, CA, FAM';
const confirm = (page: Page) => page.getByRole('button', { name: 'DELETE', exact: true }).click();

test('a record can be edited at the address of any form too, but for what the provider says of it', async () => {
  const { page, context } = await browser.newPerson();
  const who = await newMember(page, server);
  await page.goto(`${server.address}/forms/profile`);
  const buttons = page.getByRole('button', { name: /^Edit Details/ });
  await buttons.first().waitFor();
  expect(await buttons.count()).toBe(4);
  const seenOnly = page.locator('section').filter({ hasText: 'Attorney number' });
  await seenOnly.getByText(who.id, { exact: true }).waitFor();
  expect(await seenOnly.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Details: Practice Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.getByLabel(/Hourly Rate/i).fill('');
  await save(page);
  await messageBy(page, 'Enter your hourly rate in dollars, like 240.').waitFor();
  await dialog.getByLabel(/Hourly Rate/i).fill('265');
  await save(page);
  await toast(page, 'Attorney updated successfully');
  await page.locator('dd', { hasText: '$265' }).waitFor();
  await context.close();
});
