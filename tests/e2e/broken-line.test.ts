// The network goes, the server is killed: nothing that was typed or acknowledged is lost, and the page says how things stand.
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { invite, saved, signIn } from './support/applicant.ts';
import { ask, startServer } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

const NOT_SAVED = 'Not saved yet. Your answers are kept on this device.';

test('answers typed without a network are kept on the device, said so, and sent when it returns', async () => {
  const { id, email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await page.getByLabel('Firm Name').fill('Before the cut');
  await saved(page);

  await context.setOffline(true);
  await page.getByLabel('Office Hours').fill('Typed while offline');
  await page.getByText(NOT_SAVED).first().waitFor();
  expect(JSON.stringify(await ask(server, 'draft', id))).not.toContain('Typed while offline');

  await context.setOffline(false);
  await saved(page);
  await expect
    .poll(async () => JSON.stringify(await ask(server, 'draft', id)), { timeout: 120_000 })
    .toContain('Typed while offline');
  await context.close();
});

test('a tab closed while offline loses nothing: the same browser finds the answers again', async () => {
  const { email } = await invite(server);
  const { page, context } = await browser.newPerson();
  await signIn(page, server, email);
  await page.getByLabel('Firm Name').fill('Before the cut');
  await saved(page);
  await context.setOffline(true);
  await page.getByLabel('Office Hours').fill('Only on this device');
  await page.getByText(NOT_SAVED).first().waitFor();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`${server.address}/application`);

  await expect
    .poll(() => again.getByLabel('Office Hours').inputValue(), { timeout: 120_000 })
    .toBe('Only on this device');
  await context.close();
});

test('a server killed during autosave has every answer it acknowledged, and the page goes on when it is back', async () => {
  const first = await startServer();
  const port = Number(new URL(first.address).port);
  const { id, email } = await invite(first);
  const { page, context } = await browser.newPerson();
  await signIn(page, first, email);

  const acknowledged: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('save_attorney_temp_data.php') || !response.ok()) return;
    const sent = response.request().postDataJSON() as { data: { firm_name?: string } };
    if (sent.data.firm_name) acknowledged.push(sent.data.firm_name);
  });
  const field = page.getByLabel('Firm Name');
  let typed = 0;
  while (acknowledged.length < 3) {
    typed += 1;
    await field.fill(`Firm ${typed}`);
    await page.waitForTimeout(150);
  }
  await field.fill('Firm at the kill');
  await first.stop('SIGKILL');

  const second = await startServer({ dataDir: first.dataDir, port });
  const kept = await ask<{ data: { firm_name: string } }>(second, 'draft', id);
  const last = Number(acknowledged.at(-1)?.split(' ')[1]);
  const stored = kept.data.firm_name;
  expect(stored === 'Firm at the kill' || Number(stored.split(' ')[1]) >= last).toBe(true);

  await page.getByLabel('Office Hours').fill('After the kill');
  await expect
    .poll(async () => JSON.stringify(await ask(second, 'draft', id)), { timeout: 120_000 })
    .toMatch(/Firm at the kill.*After the kill|After the kill.*Firm at the kill/);
  await context.close();
  await second.stop();
  await second.remove();
});
