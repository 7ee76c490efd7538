// Coverages and practice areas: what a type takes along when it goes, whole groups at a tick, and focus that never falls.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { addArea, pressNext } from './support/applicant.ts';
import { aPerson } from './support/person.ts';
import { messageBy } from './support/reading.ts';
import { ANSWERS, resume } from './support/resumed.ts';

const server = inject('server');
const browser = aBrowser();

const area = (county: string, plan_class: string, more: object = {}) => ({
  state_code: 'GA',
  county,
  plan_class,
  ...more,
});
const ANSWERED = {
  ...ANSWERS.coverage,
  attorney_type: ['FAM', 'CDL'],
  coveragelist: [
    ...(ANSWERS.coverage.coveragelist as object[]),
    { plan_class: 'CDL', sub_cov_id: '2080' },
  ],
  practice_county_list: [
    area('Fulton', 'FAM'),
    area('Cobb', 'CDL', { cdl_rate: 150 }),
    area('Clayton', 'CDL', { cdl_rate: 150 }),
  ],
};

const focused = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement;
    return held?.getAttribute('aria-label') ?? held?.textContent?.trim() ?? '';
  });
const tagOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** The parts of a row: where each begins, and which stand in one line with its button, to a pixel. */
const linesOf = (page: Page, county: string) =>
  page.getByRole('row', { name: new RegExp(county) }).evaluate((row) => {
    const box = (at: string) => row.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
    const middle = (at: string) => box(at).top + box(at).height / 2;
    return ['.c1 b', '.c2 .f-badge', 'input[type=text]', '.c4 button'].map((at) => ({
      at,
      left: Math.round(box(at).left - row.getBoundingClientRect().left),
      inLine: Math.abs(middle(at) - middle('.c4 button')) <= 1.5,
    }));
  });
const type = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const confirm = (page: Page) => page.getByRole('button', { name: 'DELETE', exact: true }).click();

describe.each([
  ['a desktop', {}],
  ['a phone', { width: 390, height: 844 }],
] as const)('step 3 on %s', (_screen, screen) => {
  const person = aPerson(browser, async (page) => {
    await page.setViewportSize({ width: 1280, height: 900, ...screen });
    await resume(page, server, { step: 'coverage', answers: ANSWERED });
    await type(page, /^Accidents/).waitFor();
  });

  test('one tick takes a whole area of work, and half a tick says that some of it is taken', async () => {
    const { page } = person;
    const all = page.getByRole('checkbox', { name: 'All of Estate Planning' });
    const some = () => all.evaluate((box) => (box as HTMLInputElement).indeterminate);
    await type(page, /^Estate Planning Simple will$/).check();
    expect([await all.isChecked(), await some()]).toEqual([false, true]);
    await all.click();
    expect(await type(page, /^Estate Planning/).count()).toBe(5);
    for (const box of await type(page, /^Estate Planning/).all())
      expect(await box.isChecked()).toBe(true);
    const named = page.locator('.cov .over').filter({ hasText: 'Estate Planning' });
    expect(await named.count()).toBe(1);
  });

  test('unticking it asks once, by name, and can be taken back', async () => {
    const { page } = person;
    await page.getByRole('checkbox', { name: 'All of Estate Planning' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Do you really want to delete these 5 coverages?').waitFor();
    await dialog.getByText(/Estate Planning, Simple will;/).waitFor();
    await confirm(page);
    await expect.poll(() => focused(page)).toBe('All of Estate Planning');
    await page.getByRole('button', { name: 'Undo: 5 coverages removed' }).click();
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'All of Estate Planning' }).isChecked())
      .toBe(true);
    expect(await tagOfFocus(page)).not.toBe('BODY');
  });

  test('a type that goes takes its coverages and areas along, says so, and brings them back', async () => {
    const { page } = person;
    await type(page, /^CDL Defender/).uncheck();
    await page
      .getByText(/so 1 coverage is set aside: .*\. It stays in your draft and is not sent\./)
      .waitFor();
    await page
      .getByText(
        /so 2 practice areas are set aside: Cobb, GA; Clayton, GA\. They stay in your draft/,
      )
      .waitFor();
    expect(await type(page, /^Accidents/).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^All \d/ }).textContent()).toMatch(/1$/);

    await page.getByRole('button', { name: 'Choose CDL Defender again' }).last().click();
    await type(page, /^Accidents/).waitFor();
    expect(await type(page, /^Accidents/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Remove Cobb, GA, CDL' }).waitFor();
    await expect.poll(() => tagOfFocus(page)).not.toBe('BODY');
  });

  test('areas whose class has lost its last coverage hold the step up, and are told as one', async () => {
    const { page } = person;
    await type(page, /^Accidents/).click();
    await confirm(page);
    await pressNext(page);
    await messageBy(
      page,
      'Choose a CDL Defender coverage above, or remove its practice areas.',
    ).waitFor();
    await type(page, /^Accidents/).check();
    await expect.poll(() => page.getByText('Choose a CDL Defender coverage above').count()).toBe(0);
  });

  test('a county added again with another rate gets that rate', async () => {
    const { page } = person;
    await addArea(page, { state: 'Georgia', county: 'Cobb', planClass: 'CDL', rate: '185' });
    await page.getByText('CDL rate of Cobb, Georgia changed to $185.00').waitFor();
    expect(await page.getByLabel('CDL Rate for Cobb, GA').inputValue()).toBe('185.00');
  });

  test('a row keeps its line when something is said in it', async () => {
    const { page } = person;
    const before = await linesOf(page, 'Cobb');
    const rate = page.getByLabel('CDL Rate for Cobb, GA');
    await rate.fill('');
    await pressNext(page);
    await messageBy(page, 'Please add CDL rate for CDL Plan').waitFor();
    expect(await linesOf(page, 'Cobb')).toEqual(before);
    await rate.fill('185');
    await messageBy(page, 'Please add CDL rate for CDL Plan').waitFor({ state: 'detached' });
  });

  test('removing one county after the other keeps focus in the list, to the last and beyond', async () => {
    const { page } = person;
    const removed = async (name: string) => {
      await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
      await page.getByRole('dialog').getByText(name, { exact: true }).waitFor();
      await confirm(page);
    };
    await removed('Clayton, GA, CDL');
    await expect.poll(() => focused(page)).toBe('Remove Cobb, GA, CDL');
    await removed('Cobb, GA, CDL');
    await expect.poll(() => focused(page)).toBe('Remove Fulton, GA, FAM');
    await removed('Fulton, GA, FAM');
    await expect.poll(() => focused(page)).toBe('Undo: Fulton, GA, FAM removed');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Fulton, GA, FAM' }).waitFor();
    await expect.poll(() => tagOfFocus(page)).not.toBe('BODY');
  });

  test('a busy button is as wide as before, and a message that is closed gives focus back', async () => {
    const { page } = person;
    let fail = (): void => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/save_attorney_temp_data.php', async (route) => {
      await held;
      await route.abort();
    });
    const save = page.getByRole('button', { name: 'Save and Exit' }).filter({ visible: true });
    await save.press('Enter');
    const yes = page.getByRole('dialog').getByRole('button').last();
    const width = async () => (await yes.boundingBox())?.width;
    const before = await width();
    await yes.click();
    await expect.poll(() => yes.getAttribute('aria-busy')).toBe('true');
    expect(await width()).toBe(before);
    fail();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.unroute('**/save_attorney_temp_data.php');
    await expect.poll(() => focused(page)).toBe('Save and Exit');
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: 'Close' })
      .first()
      .press('Enter');
    await expect.poll(() => focused(page)).toBe('Save and Exit');
  });
});
