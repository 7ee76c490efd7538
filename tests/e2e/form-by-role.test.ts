// A form that several roles open: each sees the steps and fields that are for it, and can only read what others answer.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import type { Reached } from './support/fork.ts';
import { ask, formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

async function open(email: string) {
  const person = await browser.newPerson();
  await enterDesk(person.page, server, email);
  await person.page.goto(`${server.address}/forms/inspection`);
  await person.page.getByLabel('Site').waitFor();
  return person;
}

test('a clerk grades, reads what publishers decide, and is asked for nothing of theirs', async () => {
  const { page, context, watch } = await open('desk@example.com');
  const steps = await page.locator('main').innerText();
  expect(steps).not.toContain('For publishers');
  await page.getByLabel('Site').fill('Atlanta');
  await page.getByLabel('Grade').selectOption('Fair');
  await page.getByLabel('Remarks of the desk').fill('Dusty');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Decision' }).waitFor();
  expect(await page.getByText('You can read this, but only others can change it.').count()).toBe(2);
  expect(await page.getByRole('radio', { name: 'Passed' }).isDisabled()).toBe(true);
  expect(await page.locator('main').innerText()).not.toContain('(optional)');
  expect(await page.getByLabel('Fee').getAttribute('readonly')).not.toBeNull();
  await page.getByRole('button', { name: /send|submit/i }).click();
  await expect
    .poll(() => ask<{ data: object }[]>(server, 'generic', 'inspection'))
    .toContainEqual(
      expect.objectContaining({
        data: { site: 'Atlanta', grade: 'fair', remarks: 'Dusty', fee: 25 },
      }),
    );
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a publisher sees no remark of the desk, cannot grade, and decides on a step of their own', async () => {
  const { page, context, watch } = await open('publisher@example.com');
  expect(await page.getByLabel('Remarks of the desk').count()).toBe(0);
  expect(await page.getByLabel('Grade').isDisabled()).toBe(true);
  await page.getByText('You can read this, but only others can change it.').waitFor();
  await page.getByLabel('Site').fill('Macon');
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Failed' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'For publishers' }).waitFor();
  await page.getByLabel('Codename').fill('Heron');
  await page.getByRole('button', { name: /send|submit/i }).click();
  await expect
    .poll(() => ask<{ data: object }[]>(server, 'generic', 'inspection'))
    .toContainEqual(
      expect.objectContaining({
        data: { site: 'Macon', fee: 25, verdict: 'fail', codename: 'Heron' },
      }),
    );
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('whoever has neither role is left with the one step that is theirs', async () => {
  const { page, context, watch } = await open('editor@example.com');
  const text = await page.locator('main').innerText();
  for (const hidden of ['Decision', 'For publishers', 'Remarks'])
    expect(text).not.toContain(hidden);
  await page.getByLabel('Site').fill('Savannah');
  await page.getByRole('button', { name: /send|submit/i }).click();
  await expect
    .poll(() => ask<{ data: object }[]>(server, 'generic', 'inspection'))
    .toContainEqual(expect.objectContaining({ data: { site: 'Savannah', fee: 25 } }));
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
