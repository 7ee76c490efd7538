// Files for a claim that is decided while its attorney has them chosen: why they are not taken is said, and nothing asks for more.
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { enterDesk, look, move } from './support/clerk.ts';
import { approve, firstLogin, logIn, register, usernameOf } from './support/member.ts';
import { closeToasts, toast, toasts } from './support/reading.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

test('files for a claim that is decided meanwhile are refused in words, and asked for no more', async () => {
  const who = await approve(server);
  const owner = { id: who.id, name: 'Robin Ashe', desk: 'full' };
  const { 'Pending Approval for Payment': open } = (await ask<GivenWork>(server, 'work', owner))
    .claims;
  if (!open) throw new Error('The attorney was given no work.');
  const { page, context, watch } = await browser.newPerson();
  await firstLogin(page, server, who);
  await register(page, who);
  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
  await page.goto(`${server.address}/claims?number=${open.number}&claim=${open.id}`);
  const picked = page.locator('.f-doc input[type=file]').first();
  await picked.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: PDF });
  const send = page.getByRole('button', { name: 'Send Files', exact: true });
  await page.route('**/upload_*_claim_files', (route) => route.abort());
  await send.click();
  await toast(page, 'Something went wrong, please try again!');
  await toasts(page).getByText('We cannot reach the server right now.').waitFor();
  await page.unroute('**/upload_*_claim_files');
  await closeToasts(page);

  const clerk = await browser.newPerson();
  await enterDesk(clerk.page, server);
  await look(clerk.page, server, { queue: 'claims', number: open.number });
  const denied = { to: 'Denied', answers: { Reason: 'Not authorized.' }, send: 'Deny the claim' };
  await move(clerk.page, 'Deny', { ...denied, asks: true });
  await clerk.context.close();

  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.status() === 409),
    send.click(),
  ]);
  await toast(page, 'This claim is decided. Its files can no longer be changed.');
  await toasts(page).getByText('Details', { exact: true }).click();
  await toasts(page).getByText(`Reference: ${refused.headers()['x-request-id']}`).waitFor();
  await page.getByText('Denied: Not authorized.').waitFor();
  await expect.poll(() => send.count()).toBe(0);
  expect(await page.locator('.claim-entry input[type=file]').count()).toBe(0);
  expect(watch.violations).toEqual([]);
  await context.close();
});
