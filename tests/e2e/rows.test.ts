// Rows that a call fills, through the browser: filled, answered, told what is new, gone or otherwise, and asked for again after a failure.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { AnyPage } from './support/any-page.ts';
import { newMember } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask, formsServer, type Reached } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

const MATTERS = '**/attorney_matters.php';
const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const rows = (page: AnyPage) => page.locator('.f-item');
const row = (page: AnyPage, name: string) => rows(page).filter({ hasText: name });

/** A new attorney with these open matters. */
async function memberWith(page: AnyPage, count: number): Promise<readonly string[]> {
  const { id } = await newMember(page as never, server);
  const numbers = Array.from({ length: count }, (_, at) => `${Number(id)}${at}`);
  for (const number of numbers) await assign(number, id);
  return [id, ...numbers];
}

const assign = (number: string, attorneyId: string) =>
  ask(server, 'assignMatter', { number, attorneyId });

/** Fills the first step and goes on to that of the matters. */
async function toMatters(page: AnyPage): Promise<void> {
  await page.goto(`${server.address}/forms/change-of-firm`);
  await page.getByLabel('New firm').fill('Harbor & Pine LLP');
  await page.getByLabel('From', { exact: true }).fill('04/01/2027');
  await press(page, 'Next');
}

test('rows are filled once, keep what was answered, and say what is new, gone or otherwise', async () => {
  const { page, context, watch } = await browser.newPerson();
  const [id = '', kept = '', closed = '', renamed = ''] = await memberWith(page, 3);
  await toMatters(page);
  await row(page, kept).getByLabel('With me').check();
  expect(await rows(page).count()).toBe(3);
  expect(await page.getByRole('button', { name: /^Remove|^Add/ }).count()).toBe(0);
  await expectAccessibleInBoth(page, 'rows that a call filled');
  await row(page, closed).getByLabel('With the firm I leave').check();
  await page.getByText('Saved at').first().waitFor();

  const fresh = `${id}9`;
  await ask(server, 'changeMatter', { number: closed });
  await ask(server, 'changeMatter', { number: renamed, coverage: 'Bankruptcy' });
  await assign(fresh, id);
  await page.reload();
  const news = page.getByRole('status').filter({ hasText: 'What is on record has changed' });
  const said = await news.innerText();
  expect(said).toContain(`New: ${fresh}, Ottilie Brandt, Estate Planning`);
  expect(said).toContain(`No longer there: ${closed}`);
  expect(said).toContain(`Matter is now ${renamed}, Ottilie Brandt, Bankruptcy`);
  await expectAccessibleInBoth(page, 'what is new in rows that a call filled');
  // Nothing is changed before somebody says so.
  expect(await rows(page).count()).toBe(3);

  await press(page, 'Take over the change');
  await news.waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Undo');
  expect(await row(page, closed).count()).toBe(0);
  await row(page, kept).getByRole('button', { name: 'Edit' }).click();
  expect(await row(page, kept).getByLabel('With me').isChecked()).toBe(true);
  await page.getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await row(page, closed).waitFor();
  expect(await row(page, closed).getByLabel('With the firm I leave').isChecked()).toBe(true);
  await press(page, 'Take over the change');

  await row(page, fresh).getByLabel('With me').check();
  await row(page, `${renamed}, Ottilie Brandt, Bankruptcy`).getByLabel('With me').check();
  await press(page, 'Submit');
  await page.getByRole('link', { name: 'See what you sent' }).click();
  await page.getByRole('region', { name: 'Where it stands' }).waitFor();
  const sent = await page.getByRole('main').innerText();
  expect(sent).toContain(fresh);
  expect(sent).not.toContain(closed);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('what changes while the form is open is told when it is sent, and can be taken over then', async () => {
  const { page, context } = await browser.newPerson();
  const [, kept = '', closed = ''] = await memberWith(page, 2);
  await toMatters(page);
  for (const number of [kept, closed]) await row(page, number).getByLabel('With me').check();
  await ask(server, 'changeMatter', { number: closed });
  await press(page, 'Submit');
  await row(page, closed).getByText('This is no longer on record.').waitFor();
  await press(page, 'Take over the change');
  await press(page, 'Submit');
  await page.getByRole('link', { name: 'See what you sent' }).waitFor();
  await context.close();
});

test('nobody goes on without rows that could not be had; they are there once it is tried again', async () => {
  const { page, context } = await browser.newPerson();
  const [, number = ''] = await memberWith(page, 1);
  await page.route(MATTERS, (route) => route.abort());
  await toMatters(page);
  await page.getByText('The list could not be loaded.').first().waitFor();
  await press(page, 'Submit');
  await page.locator('#f-errsum').getByText('The form needs this list.').waitFor();
  await expectAccessibleInBoth(page, 'rows that could not be had');
  await page.unroute(MATTERS);
  await press(page, 'Try again');
  await row(page, number).getByLabel('With me').check();
  expect(await page.getByText('The list could not be loaded.').count()).toBe(0);
  await press(page, 'Submit');
  await page.getByRole('link', { name: 'See what you sent' }).waitFor();
  await context.close();
});

test('a press waits for rows that are on their way', async () => {
  const { page, context } = await browser.newPerson();
  const [, number = ''] = await memberWith(page, 1);
  let send = (): void => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(MATTERS, async (route) => {
    await held;
    await route.continue();
  });
  await toMatters(page);
  await page.getByText('Loading').first().waitFor();
  await press(page, 'Submit');
  send();
  await row(page, number)
    .getByText(/needed|Choose/)
    .first()
    .waitFor();
  await context.close();
});

test('whoever has nothing there is told so, and goes on', async () => {
  const { page, context } = await browser.newPerson();
  await memberWith(page, 0);
  await toMatters(page);
  await page.getByText('You have no open matters.').waitFor();
  await press(page, 'Submit');
  await page.getByRole('link', { name: 'See what you sent' }).waitFor();
  await context.close();
});
