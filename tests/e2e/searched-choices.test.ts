// Long lists are searched by typing: states, counties, matters; by keys, by touch, and by a browser that fills forms in.
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { shownIn } from './support/applicant.ts';
import { approve, firstLogin, logIn, register, usernameOf } from './support/member.ts';
import { descriptionOf } from './support/reading.ts';
import { ANSWERS, resume } from './support/resumed.ts';
import { expectAccessible, LOOKS } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

/** Once its choices are there, and many. */
const searched = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator('input')).first();
const county = (page: Page) => searched(page, 'County');
const state = (page: Page) => searched(page, 'State');
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => page.getByRole('option').allTextContents();
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);
const saved = (page: Page) =>
  page
    .getByText(/^Saved at /)
    .first()
    .waitFor();

test('a county is found by typing, and taken by Enter, by Tab, or by naming it whole; Escape brings back what stood there', async () => {
  const { page, context, watch } = await browser.newPerson();
  await resume(page, server, { step: 'primary', answers: ANSWERS.primary });
  expect(await county(page).inputValue()).toBe('Fulton');

  await county(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('de');
  expect((await options(page))[0]).toBe('Decatur');
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'detached' });
  expect(await county(page).inputValue()).toBe('Fulton');
  expect(await isFocused(county(page))).toBe(true);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('dek');
  await page.keyboard.press('Enter');
  expect(await county(page).inputValue()).toBe('DeKalb');
  await list(page).waitFor({ state: 'detached' });

  // Down from the one that is chosen.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await county(page).inputValue()).toBe('Dodge');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('cob');
  await page.keyboard.press('Tab');
  expect(await county(page).inputValue()).toBe('Cobb');
  expect(await isFocused(county(page))).toBe(false);

  // What means nothing is taken back on leaving, and nothing is chosen by looking.
  await county(page).fill('Nowhere');
  await page.getByText('Nothing on the list matches your search.').waitFor();
  await page.getByLabel('City').first().focus();
  expect(await county(page).inputValue()).toBe('Cobb');
  await county(page).click();
  await page.getByRole('option', { name: 'Clay', exact: true }).hover();
  await page.getByLabel('City').first().focus();
  expect(await county(page).inputValue()).toBe('Cobb');

  await county(page).fill('fulton');
  await page.getByLabel('City').first().focus();
  expect(await county(page).inputValue()).toBe('Fulton');
  await saved(page);
  await page.reload();
  await expect.poll(() => shownIn(county(page))).toBe('Fulton');
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a state is known by its letters too', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'primary', answers: ANSWERS.primary });
  await state(page).fill('ga');
  expect((await options(page))[0]).toBe('Georgia');
  await state(page).fill('tx');
  await page.keyboard.press('Enter');
  expect(await state(page).inputValue()).toBe('Texas');
  await context.close();
});

test('a state that is taken out again is asked for at its line, and the summary of faults leads there', async () => {
  const { page, context } = await browser.newPerson();
  await resume(page, server, { step: 'practice', answers: ANSWERS.practice });
  const licence = searched(page, 'License State');
  await licence.fill('');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => licence.getAttribute('aria-invalid')).toBe('true');
  const words = await descriptionOf(licence);
  expect(words).toMatch(/state/i);
  await page.getByRole('link', { name: words }).click();
  await expect.poll(() => isFocused(licence)).toBe(true);
  expect(await list(page).count()).toBe(0);
  await licence.fill('Georgia');
  await page.keyboard.press('Enter');
  await expect.poll(() => licence.getAttribute('aria-invalid')).toBe(null);
  await context.close();
});

/** As browsers do it that fill a form in: the whole value at once, and one event. */
const filledByBrowser = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    own?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

test.each(['Georgia', 'GA'])('a browser that fills in "%s" has chosen Georgia', async (written) => {
  const { page, context } = await browser.newPerson();
  const [home] = ANSWERS.primary.addresses as [Record<string, unknown>];
  const answers = { ...ANSWERS.primary, addresses: [{ ...home, state: 'AL', county: 'Autauga' }] };
  await resume(page, server, { step: 'primary', answers });
  await expect.poll(() => shownIn(state(page))).toBe('Alabama');
  expect(await state(page).getAttribute('autocomplete')).toBe('address-level1');
  await filledByBrowser(state(page), written);
  await expect.poll(() => shownIn(state(page))).toBe('Georgia');
  expect(await list(page).count()).toBe(0);
  await filledByBrowser(state(page), 'Ontario');
  await expect.poll(() => shownIn(state(page))).toBe('Georgia');
  await context.close();
});

test('a finger chooses from the list, which lies within the window and holds to WCAG 2.2 AA, on a phone and a desktop', async () => {
  for (const [name, look] of LOOKS) {
    const { page, context } = await browser.newPerson(look);
    await resume(page, server, { step: 'primary', answers: ANSWERS.primary });
    await county(page).click();
    await page.getByRole('option', { name: 'Fulton' }).waitFor();
    const box = await list(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= look.width).toBe(true);
    expect(box && box.y >= 0 && box.y + box.height <= look.height).toBe(true);
    await expectAccessible(page, `a list of counties, ${name}`);
    await county(page).fill('gw');
    await page.getByRole('option', { name: 'Gwinnett' }).click();
    expect(await county(page).inputValue()).toBe('Gwinnett');
    await context.close();
  }
});

test('the matters of an attorney who has many are searched by number and member, and closed ones are not offered', async () => {
  const { page, context } = await browser.newPerson();
  const who = await approve(server);
  await firstLogin(page, server, who);
  await register(page, who);
  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
  const numbers = [...Array(14).keys()].map((at) => `SRCH-${String(at).padStart(3, '0')}`);
  for (const number of numbers)
    await ask(server, 'assignMatter', {
      number,
      attorneyId: who.id,
      closed: number === 'SRCH-007',
    });
  await page.goto(`${server.address}/create-authorization`);
  const matter = searched(page, 'Matter');
  await matter.fill('SRCH-00');
  await page.getByRole('option', { name: 'SRCH-006' }).waitFor();
  expect(await page.getByRole('option', { name: 'SRCH-007' }).count()).toBe(0);
  await matter.fill('012');
  await page.keyboard.press('Enter');
  expect(await matter.inputValue()).toContain('SRCH-012');
  await context.close();
});
