// The search of the desk, by keys, by a press and on a phone.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Screen } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { expectAccessibleInBoth } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();

const clerk = async (screen?: Screen) => {
  const person = await browser.newPerson(screen);
  await enterDesk(person.page, server, 'desk@example.com');
  const { page } = person;
  await page.goto(`${server.address}/desk/claims`);
  const box = page.getByRole('combobox', { name: 'Find anything on the desk' });
  await box.waitFor();
  return { ...person, page, box };
};

test('a slash leads to the search, arrows choose and Enter opens, with no hand on the mouse', async () => {
  const { page, box, watch } = await clerk();
  await page.getByRole('heading', { name: 'Desk', exact: true }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('whitlock');
  const attorney = page.getByRole('option', { name: /^Marian Whitlock/ });
  await attorney.waitFor();
  await page.getByRole('group', { name: 'Claims' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await attorney.getAttribute('aria-selected')).toBe('true');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await attorney.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Marian Whitlock', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/desk/applications/10001');
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('a number that is pasted and sent at once opens what bears it', async () => {
  const { page, box } = await clerk();
  const claim = await page
    .getByRole('link', { name: /^\d{9}$/ })
    .first()
    .innerText();
  await box.fill(claim);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: claim, exact: true }).waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('');
});

test('whoever types on after Enter is led nowhere, and what could not be looked up is asked for again', async () => {
  const { page, box } = await clerk();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/desk/find', async (route) => {
    await held;
    await route.continue();
  });
  await box.fill('480101');
  await page.keyboard.press('Enter');
  await box.fill('4801011');
  await box.fill('480101');
  answer();
  await page.getByRole('option', { name: /^480101/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/desk/claims');
  await page.unroute('**/api/desk/find');
  await page.route('**/api/desk/find', (route) => route.abort());
  await box.fill('480102');
  await page.getByText('This could not be looked up.').waitFor();
  await page.unroute('**/api/desk/find');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: /^480102/ }).waitFor();
});

test('nothing found says how things are found, and Escape closes it and then empties the box', async () => {
  const { page, box } = await clerk();
  await box.fill('Whitlok');
  await page.getByText('Nothing begins with “Whitlok”').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Nothing begins with “Whitlok”').waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('Whitlok');
  await page.keyboard.press('Escape');
  expect(await box.inputValue()).toBe('');
  // A slash that somebody writes stays theirs.
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Case number').fill('');
  await page.getByLabel('Case number').press('/');
  expect(await page.getByLabel('Case number').inputValue()).toBe('/');
});

test('on a phone a press opens what was found, and back leads to the queue', async () => {
  const { page, box } = await clerk({ width: 390, height: 844 });
  await box.fill('480101');
  await page.getByRole('option', { name: /^480101/ }).click();
  await page.waitForURL(/\/desk\/cases\/[0-9a-f-]{36}$/);
  await page.goBack();
  await page.waitForURL(/\/desk\/claims$/);
});

test('what is found is accessible on a desktop and on a phone, and so is nothing', async () => {
  const { page, box } = await clerk();
  await box.fill('whit');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expectAccessibleInBoth(page, 'what is found on the desk');
  await box.fill('nobody is called so');
  await page.getByText(/^Nothing begins with/).waitFor();
  await expectAccessibleInBoth(page, 'nothing found on the desk');
});
