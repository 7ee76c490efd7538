// The whole application by keyboard alone: no click, no pointer, nothing filled but by typing.
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { adder, invite, PDF, REVIEWED } from './support/applicant.ts';
import { focusOn, type Hands, handsOn } from './support/keys.ts';
import { mailedCode } from './support/mailbox.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
let page: Page;
let hands: Hands;
let lead: { id: string; email: string };
beforeAll(async () => {
  page = (await browser.newPerson()).page;
  // Asked for from the start: the browser must know before the key is pressed that no window of its own is to open.
  page.on('filechooser', () => undefined);
  hands = handsOn(page);
  lead = await invite(server);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const radio = (group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

/** A modal dialog holds focus: Tab goes around inside, whichever way. */
async function expectTrap(name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(() => {
      const held = document.activeElement?.closest('dialog');
      // Between the last and the first control the browser's own bar has its turn.
      return held === null && document.activeElement !== document.body;
    });
    expect(outside).toBe(false);
  }
}

test('sign-in leads on by Enter, and the skip link comes first', async () => {
  await page.goto(`${server.address}/sign-in`);
  await field('E-mail Address').waitFor();
  await page.keyboard.press('Tab');
  await focusOn(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await hands.type(field('E-mail Address'), 'nobody@');
  await page.keyboard.press('Enter');
  await focusOn(page, 'E-mail Address');
  await hands.type(field('E-mail Address'), lead.email);
  await page.keyboard.press('Enter');
  await page.getByText('The code is on its way').waitFor();
  await focusOn(page, 'Code from the e-mail');
  await page.keyboard.type(await mailedCode(server, lead.email));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/application/primary');
  await page.getByRole('heading', { level: 1, name: 'Primary Details' }).waitFor();
  await hands.focus();
});

test('step 1: a row is added and removed, and focus stays near', async () => {
  await hands.tick(radio('Salutation', 'Mr'));
  await page.keyboard.press('ArrowRight');
  expect(await radio('Salutation', 'Mrs').isChecked()).toBe(true);
  await hands.type(field('Firm Name'), 'Whitfield & Okafor, LLC');
  await hands.type(field('Office Hours'), 'Monday to Friday');

  await hands.press(button('Add Contact'));
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]') !== null);
  await hands.type(field('Name').nth(1), 'Lucia Ferrer');
  const remove = button('Remove Lucia Ferrer');
  await hands.back(remove);
  await page.keyboard.press('Enter');
  await expectTrap('Delete');
  await page.keyboard.press('Escape');
  await focusOn(page, 'Remove Lucia Ferrer');
  await page.keyboard.press('Enter');
  await hands.press(button('DELETE'));
  // It was the last row: on to the one before.
  await focusOn(page, 'Dana Whitfield');

  await hands.choose(page.getByLabel('County'), 'Fulton');
  await hands.press(button('Next'));
  await focusOn(page, 'Practice Details');
});

test('step 2: the summary of errors leads to each field', async () => {
  await hands.press(button('Next'));
  await focusOn(page, 'please fill required fields!');
  await hands.press(page.getByRole('link', { name: 'Enter the name of your college.' }));
  await focusOn(page, 'College');
  await page.keyboard.type('Spelman College');
  await hands.type(field('Law School'), 'Emory');
  await hands.type(field('Normal Hourly Rate'), '285');
  await hands.type(page.getByLabel('Years in Practice'), '17');
  await hands.type(page.getByLabel('Attorneys in Firm'), '6');
  await hands.choose(page.getByLabel('Gender'), 'Female');
  await hands.tick(page.getByRole('checkbox', { name: 'English' }));
  await hands.choose(page.getByLabel('License State'), 'Georgia');
  await hands.type(field('Bar Number'), '418822');
  await hands.type(field('Date Admitted to Bar'), '06/12/2009');
});

test('step 2: a file is uploaded', async () => {
  await hands.to(page.getByLabel('File', { exact: true }));
  const coming = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const file = { name: 'Declarations.pdf', mimeType: 'application/pdf', buffer: PDF };
  await (await coming).setFiles(file);
  await hands.choose(page.getByLabel('File Type'), 'DEC');
  await hands.press(button('Upload'));
  await page.getByText('Declarations.pdf').first().waitFor();
  await page.getByRole('button', { name: 'Delete Declarations.pdf' }).waitFor();
  // The button goes with the row; focus waits where the next one is chosen.
  await focusOn(page, 'File');
  await hands.press(button('Next'));
});

test('step 3: Coverage Details opens, holds focus and gives it back', async () => {
  await expectTrap('Coverage Details');
  await hands.press(button('Continue'));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focusOn(page, 'Coverages');
  await hands.press(button('Fee schedule'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'Fee schedule');
});

test('step 3: areas are added and removed', async () => {
  await hands.tick(page.getByRole('checkbox', { name: /^Juvenile Matters/ }));
  const add = adder(page).getByRole('button', { name: 'Add' });
  for (const county of ['Fulton', 'DeKalb']) {
    await hands.choose(adder(page).getByLabel('State'), 'Georgia');
    await hands.choose(adder(page).getByLabel('County'), county);
    await hands.choose(adder(page).getByLabel('Plan Class'), 'FAM');
    await hands.press(add);
    await button(`Remove ${county}, GA, FAM`).waitFor();
    await focusOn(page, 'Add');
    if (county === 'Fulton') await hands.back(adder(page).getByLabel('State'));
  }
  for (const county of ['Fulton', 'DeKalb']) {
    await hands.press(button(`Remove ${county}, GA, FAM`));
    await hands.press(button('DELETE'));
    await button(`Remove ${county}, GA, FAM`).waitFor({ state: 'detached' });
    await hands.focus();
  }
  await hands.back(adder(page).getByLabel('County'));
  await hands.choose(adder(page).getByLabel('County'), 'Fulton');
  await hands.press(add);
  await hands.tick(page.getByRole('checkbox', { name: 'I have read the agreement and accept it' }));
  await hands.press(button('Next'));
  await focusOn(page, 'Disclosures and Billing Information');
});

test('step 4: choices open what they ask for', async () => {
  await hands.tick(radio(/complaint filed/, 'Yes'));
  await hands.type(field('Complaint Details'), 'Settled in 2019.');
  await hands.type(field('SSN'), '123456789');
  expect(await field('SSN').inputValue()).toBe('123-45-6789');
  await hands.type(field('Pay To'), 'Whitfield & Okafor, LLC');
  await hands.tick(radio('Same as Primary Address', 'Yes'));
  await hands.press(button('Next'));
  await focusOn(page, 'Preview and Complete');
});

test('step 5: back to an answer, forward again, and on to signing', async () => {
  await hands.press(page.getByRole('button', { name: 'Edit Practice Details' }));
  await focusOn(page, 'Practice Details');
  await hands.back(page.getByRole('link', { name: 'Preview and Complete' }));
  await page.keyboard.press('Enter');
  // The link just pressed is called so too.
  await focusOn(page, /^H1 Preview and Complete/);
  await hands.tick(page.getByRole('checkbox', { name: REVIEWED }));
  await hands.press(button('Proceed to Signature Page'));
  await page.waitForURL('**/signing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await hands.focus();
  expect(await ask<unknown[]>(server, 'attorneys', lead.id)).toHaveLength(1);
});
