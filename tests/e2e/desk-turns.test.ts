// The queues of the desk at a glance: how much waits in each, for how long, and whose turn it is.
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look, move } from './support/clerk.ts';
import { newMember } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

test('a request that was answered leaves what waits, and every queue says how much and how long', async () => {
  const { page, context, watch } = await browser.newPerson();
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe' });
  const { New: asked } = work.requests;
  if (!asked) throw new Error('The attorney was given no work.');
  await enterDesk(page, server);

  const queues = page.getByRole('navigation', { name: 'Queues' });
  await page.goto(`${server.address}/desk/requests`);
  await queues.getByRole('link', { name: /^Authorization Requests \d+$/ }).waitFor();
  await page.getByText(/^\d+ waits? for us\./).waitFor();
  await page
    .locator('tbody')
    .getByText(/^\d+ days?$/)
    .first()
    .waitFor();
  await expectAccessibleInBoth(page, 'what waits, and for how long');

  await look(page, server, { queue: 'requests', number: asked.number });
  await move(page, 'Reply', {
    to: 'Open',
    answers: { 'Your message to the attorney': 'Please send the docket.' },
    send: 'Send',
  });
  await page.goto(`${server.address}/desk/requests?rows=100`);
  await page.locator('tbody').getByRole('link').first().waitFor();
  expect(await page.locator(`a[href*="${asked.id}"]`).count()).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await attorney.context.close();
  await context.close();
});
