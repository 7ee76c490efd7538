// A claim whose case has gone to somebody else: whoever sent it finds and reads it, and is led to no page of the case.
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look, move } from './support/clerk.ts';
import { newMember } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

test('a claim stays readable to its sender after its case has gone to somebody else', async () => {
  const sender = await browser.newPerson();
  const clerk = await browser.newPerson();
  const { page } = sender;
  const who = await newMember(page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Rowan Pell' });
  const { 'In Process': claim } = work.claims;
  if (!claim) throw new Error('The attorney was given no claim.');
  await enterDesk(clerk.page, server);
  await look(clerk.page, server, { queue: 'cases', number: claim.number });
  const there = clerk.page.locator('dt', { hasText: 'Practice there' }).locator('+ dd');
  const [next = ''] = (await there.innerText()).split(' ');
  await move(clerk.page, 'Assign to an attorney', {
    to: 'Assigned to Attorney',
    answers: { Attorney: next },
    send: 'Assign the case',
  });

  await page.goto(`${server.address}/home`);
  const submitted = page.getByRole('region', { name: 'Recently Submitted Claims' });
  const row = submitted.getByRole('row').filter({ hasText: claim.number });
  await row.waitFor();
  expect(await row.getByRole('link', { name: claim.number }).count()).toBe(0);
  await row.getByRole('link').click();
  await page.getByText('This case is with another attorney now.').waitFor();
  const details = page.getByRole('region', { name: 'Selected Case Details' });
  await details.getByText(claim.number, { exact: true }).waitFor();
  expect(await details.getByRole('link').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Authorization Detail' }).count()).toBe(0);
  await expectAccessibleInBoth(page, 'a claim whose case has gone');

  await page.goto(`${server.address}/cases/${claim.number}`);
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  for (const { context, watch } of [sender, clerk]) {
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  }
});
