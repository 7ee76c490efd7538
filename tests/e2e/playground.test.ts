// Forms made of the samples of RJSF's playground, in a real browser: each is drawn, and what is filled in is stored.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { playgroundForms } from './support/playground.ts';
import { ask, startServer, type TestServer } from './support/server.ts';

const browser = aBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { PLAYGROUND: '1' } });
});
afterAll(async () => {
  await server?.stop();
  await server?.remove();
});

interface Stored {
  readonly data: Record<string, unknown>;
}

const storedIn = async (form: string): Promise<readonly unknown[]> =>
  (await ask<Stored[]>(server, 'generic', form)).map(({ data }) => data);

test('every sample is drawn with its title and a button to send it, and nothing goes wrong', async () => {
  const { page, context, watch } = await browser.newPerson();
  for (const { id, title } of playgroundForms()) {
    await page.goto(`${server.address}/forms/${id}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    expect(await page.getByText('Unsupported', { exact: false }).count(), id).toBe(0);
    expect({ id, ...watch }).toEqual({ id, errors: [], violations: [] });
  }
  await context.close();
});

test('choices that are objects are chosen by the names the layout gives them', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/playground-enum-objects`);
  await page.getByRole('group', { name: 'Spot, as buttons' }).getByLabel('Under glass').check();
  await page.getByRole('group', { name: 'Rating' }).getByLabel('Best').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => storedIn('playground-enum-objects'))
    .toEqual([{ spotAsButtons: { name: 'Greenhouse', row: 3, at: 9 }, rating: 5 }]);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('what an answer makes be asked is asked, and taken away with it', async () => {
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}/forms/playground-if-then-else`);
  await page.getByLabel('Crop').selectOption({ label: 'Cress' });
  await page.getByLabel('Water').selectOption({ label: 'running' });
  await page.getByLabel('Crop').selectOption({ label: 'Beans' });
  await expect.poll(() => page.getByLabel('Water').count()).toBe(0);
  await page.getByLabel('Soil').selectOption({ label: 'clay' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => storedIn('playground-if-then-else'))
    .toEqual([{ crop: 'Beans', soil: 'clay' }]);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
