// A form that reckons, and whose rows are put in order: what a person sees is what the server judges and keeps.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import type { Reached } from './support/fork.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

interface Stored {
  readonly data: {
    readonly total?: number;
    readonly costs?: number;
    readonly share?: number;
    readonly steps?: readonly {
      readonly what: string;
      readonly amount?: number;
      readonly papers?: readonly { name: string }[];
    }[];
    readonly stops?: readonly { readonly town: string }[];
  };
}

const shown = (page: Page, name: string): Promise<string | null> =>
  page.locator(`[id="field-/${name}"]`).textContent();

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function addStep(page: Page, at: number, what: string, hours: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.locator(`[name="steps.${at}.what"]`).fill(what);
  await page
    .locator(`[name="steps.${at}.kind"]`)
    .selectOption({ label: at === 0 ? 'Work' : 'Cost' });
  await page.locator(`[name="steps.${at}.hours"]`).fill(hours);
  await page.locator(`[name="steps.${at}.rate"]`).fill('0.1');
}

async function filled(page: Page): Promise<void> {
  await page.goto(`${server.address}/forms/estimate`);
  await page.getByLabel('People who share it').fill('3');
  await addStep(page, 0, 'Draft', '1.5');
  await addStep(page, 1, 'Stamps', '2');
  await page.locator('[name="steps.1.rate"]').blur();
}

test('what is reckoned on the page is exact, and is what the server keeps, whatever is sent for it', async () => {
  const { page, context, watch } = await browser.newPerson();
  await filled(page);
  // 0.15 and 0.2, which make another number in binary.
  await expect.poll(() => shown(page, 'total')).toContain('0.35');
  expect(await shown(page, 'costs')).toContain('0.20');
  expect(await shown(page, 'share')).toContain('0.12');
  await page.getByLabel('People who share it').fill('0');
  await page.getByLabel('People who share it').blur();
  await expect.poll(() => shown(page, 'share')).not.toContain('0.12');
  await page.getByLabel('People who share it').fill('3');
  const before = await ask<Stored[]>(server, 'generic', 'estimate');
  // The page sends what it shows; somebody else sends a total of their own.
  await page.route('**/submissions', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: { ...body, data: { ...body.data, total: 1 } } });
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => ask<Stored[]>(server, 'generic', 'estimate'))
    .toHaveLength(before.length + 1);
  const stored = (await ask<Stored[]>(server, 'generic', 'estimate')).at(-1);
  expect(stored?.data).toMatchObject({ total: 0.35, costs: 0.2, share: 0.12 });
  expect(stored?.data.steps?.map(({ amount }) => amount)).toEqual([0.15, 0.2]);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a day of the weekend is refused by the page', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/forms/estimate`);
  await page.getByRole('textbox', { name: 'First day' }).fill('03/01/2026');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('.f-msg', { hasText: 'Monday to Friday' }).waitFor();
  await context.close();
});

test('a form that reckons fetches what reckons with the form, and another one does not', async () => {
  const asked = async (form: string): Promise<readonly string[]> => {
    const { page, context } = await browser.newPerson();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${server.address}/forms/${form}`, { waitUntil: 'networkidle' });
    await page.locator('form [name]').first().waitFor();
    await context.close();
    return scripts.filter((path) => path.startsWith('/assets/calculate'));
  };
  expect(await asked('estimate')).toHaveLength(1);
  expect(await asked('feedback')).toEqual([]);
});

test('rows are moved by the keyboard with their files and what is wrong with them, and are kept in that order', async () => {
  const { page, context, watch } = await browser.newPerson();
  await filled(page);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'stamps.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByText('stamps.pdf').first().waitFor();
  await page.locator('[name="steps.1.what"]').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('[name="steps.1.what"][aria-invalid=true]').waitFor();

  await page.getByRole('button', { name: 'Move Steps 2 up' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[name="steps.0.what"][aria-invalid=true]').waitFor();
  expect(await page.locator('[name="steps.1.what"]').getAttribute('aria-invalid')).not.toBe('true');
  await expect.poll(() => focused(page)).toMatch(/^Move Steps 1 up$/);
  expect(await page.locator('[role=status]', { hasText: /is now 1 of 2\.$/ }).count()).toBe(1);
  await page.locator('[name="steps.0.what"]').fill('Stamps');
  const first = page.locator('.f-item').first();
  expect(await first.getByText('stamps.pdf').count()).toBeGreaterThan(0);

  const before = await ask<Stored[]>(server, 'generic', 'estimate');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => ask<Stored[]>(server, 'generic', 'estimate'))
    .toHaveLength(before.length + 1);
  const stored = (await ask<Stored[]>(server, 'generic', 'estimate')).at(-1);
  expect(stored?.data.steps?.map(({ what }) => what)).toEqual(['Stamps', 'Draft']);
  expect(stored?.data.steps?.[0]?.papers?.map(({ name }) => name)).toEqual(['stamps.pdf']);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('on a phone rows go up and down by touch, each button large enough for a finger', async () => {
  const { page, context } = await browser.newPerson({ width: 390, height: 844 });
  await filled(page);
  const up = page.getByRole('button', { name: 'Move Stamps up' });
  const size = await up.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await up.click();
  await expect
    .poll(() => page.locator('[name="steps.0.what"], .f-item h3').first().textContent())
    .toBe('Stamps');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test('a row among hundreds is moved where it stands, and removing one goes on to the next', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/forms/estimate`);
  for (const town of ['Athens', 'Berlin', 'Cairo']) {
    await page.getByRole('button', { name: 'Add a stop' }).click();
    await page.locator('[name$=".town"]').last().fill(town);
  }
  await page.getByRole('button', { name: 'Move Stop 3 up' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => focused(page)).toBe('Move Stop 2 up');
  const towns = () =>
    page
      .locator('[name$=".town"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(await towns()).toEqual(['Athens', 'Cairo', 'Berlin']);
  await page.getByRole('button', { name: 'Remove Stop 2' }).click();
  await page.getByRole('button', { name: 'DELETE' }).click();
  await page.locator('[name="stops.1.town"]:focus').waitFor();
  expect(await towns()).toEqual(['Athens', 'Berlin']);
  await context.close();
});
