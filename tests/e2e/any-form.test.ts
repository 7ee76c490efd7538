// Any released form is shown and stored without code: our example, and schemas that others wrote.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Reached } from './support/fork.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

interface Stored {
  readonly data: Record<string, unknown>;
  readonly release: string;
}

test('the example form keeps a draft, shows a field by rule, and is stored with its release', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/feedback`);
  await page.getByLabel('Topic').selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'Very satisfied' }).check();
  await page.getByLabel('Comments').fill('It works well.');
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
  await page.reload();
  expect(await page.getByLabel('Comments').inputValue()).toBe('It works well.');

  const before = await page.getByRole('textbox').count();
  await page.getByText('I would like an answer').click();
  await expect.poll(() => page.getByRole('textbox').count()).toBeGreaterThan(before);
  await page.getByRole('textbox').last().fill('me@example.com');
  await page.getByRole('button', { name: 'Send feedback' }).click();

  await expect.poll(() => ask<Stored[]>(server, 'generic', 'feedback')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'feedback');
  expect(JSON.stringify(stored?.data)).toContain('It works well.');
  expect(stored?.release).toMatch(/^[0-9a-f]+$/);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a schema of others with plain fields is rendered, judged and stored', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/jsonforms-person`);
  await page.getByRole('textbox', { name: /postal code/i }).fill('123456');
  await page.evaluate(() => {
    const seen = {
      message: () => document.querySelector('p.f-msg'),
      list: () => document.querySelector('.f-errsum'),
    };
    new MutationObserver((_, watcher) => {
      if (!seen.message()) return;
      watcher.disconnect();
      document.documentElement.dataset.listed = String(seen.list() !== null);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: /send|submit/i }).click();
  await page
    .getByRole('heading', { name: 'Please fill in what is missing and correct what is marked.' })
    .waitFor();
  // The list is there with the first message: the page moves once.
  expect(await page.evaluate(() => document.documentElement.dataset.listed)).toBe('true');

  await page.getByRole('textbox', { name: /postal code/i }).fill('12345');
  await page.getByRole('textbox', { name: /occupation/i }).fill('Baker');
  await page.getByLabel(/nationality/i).selectOption({ label: 'IT' });
  await page.getByRole('textbox', { name: 'Age' }).fill('40');
  await page.getByRole('textbox', { name: 'Height' }).fill('1.8');
  await page.getByRole('button', { name: /send|submit/i }).click();

  await expect.poll(() => ask<Stored[]>(server, 'generic', 'jsonforms-person')).toHaveLength(1);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a schema with oneOf draws its branches under the strict policy, and stores the chosen one', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/jsonforms-one-of`);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Ann');
  await page
    .getByRole('textbox', { name: /street/i })
    .first()
    .fill('1 Main St');
  await page.getByRole('textbox', { name: /city/i }).first().fill('Atlanta');
  const rest = page.getByRole('textbox');
  for (let index = 0; index < (await rest.count()); index += 1) {
    if ((await rest.nth(index).inputValue()) === '') await rest.nth(index).fill('Georgia');
  }
  await page.getByRole('button', { name: /send|submit/i }).click();

  await expect.poll(() => ask<Stored[]>(server, 'generic', 'jsonforms-one-of')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'jsonforms-one-of');
  expect(JSON.stringify(stored?.data)).toContain('1 Main St');
  expect(watch).toEqual({ errors: [], violations: [] });
  expect((await ask<{ count: number }>(server, 'cspReports')).count).toBe(0);
  await context.close();
});

test('on a phone a table moves within its own room: no column is too narrow to be read, and the page stays', async () => {
  const { page, context, watch } = await browser.newPerson({ width: 390, height: 844 });
  await page.goto(`${server.address}/forms/hours`);
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Work done').fill('Depositions');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('.f-errsum').waitFor();
  const widths = await page
    .locator('.f-row :is(input:not([type=checkbox]), select)')
    .evaluateAll((fields) => fields.map((field) => field.clientWidth));
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Its heads move along, and a link to what lies out of sight brings it there.
  await page.locator('.f-errsum a').click();
  await page.locator('[name="days.0.hours"]:focus').waitFor();
  const left = (where: string) =>
    page.locator(where).evaluate((element) => element.getBoundingClientRect().left);
  const hours = await left('[name="days.0.hours"]');
  expect(hours).toBeGreaterThanOrEqual(0);
  expect(hours).toBeLessThan(390 - 100);
  expect(await left('.f-rows-head > :nth-child(3)')).toBeCloseTo(hours, 0);
  await page.keyboard.type('7');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => ask<Stored[]>(server, 'generic', 'hours')).toHaveLength(1);
  const [stored] = await ask<Stored[]>(server, 'generic', 'hours');
  expect(stored?.data).toEqual({ days: [{ what: 'Depositions', hours: 7 }] });
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
