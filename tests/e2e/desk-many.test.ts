// A clerk selects rows of a queue, makes one move of all of them, and takes them, by keyboard.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { newMember } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, id: string) =>
  page.locator('.desk-queue tbody tr').filter({ has: page.locator(`a[href*="${id}"]`) });

test('selected claims are taken, and asked about with one form', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const { claims } = await ask<GivenWork>(server, 'work', {
    ...{ id: who.id, name: 'Robin Ashe' },
    desk: 'full',
  });
  const ids = ['In Process', 'Pending Approval for Payment'].map(
    (status) => claims[status]?.id ?? '',
  );
  expect(ids).not.toContain('');

  const { page } = await browser.newPerson();
  await enterDesk(page, server);
  // Those of one attorney: others work on theirs at the same time.
  await page.goto(`${server.address}/desk/claims?attorney=${who.id}&rows=100`);
  const select = async () => {
    for (const id of ids) await rowOf(page, id).getByRole('checkbox').press('Space');
    await page.getByText(/^2 selected, \$/).waitFor();
  };
  await select();
  await expectAccessibleInBoth(page, 'two claims selected');
  await button(page, 'Take').press('Enter');
  await page.getByText('They are with you now.').waitFor();
  for (const id of ids) await rowOf(page, id).getByText('Teresa Malone').waitFor();

  await select();
  await button(page, 'Ask for more…').press('Enter');
  const note = page.getByRole('textbox', { name: 'Your message to the attorney' });
  await expectAccessibleInBoth(page, 'one form for two claims');
  await note.fill('Please send the docket.');
  await page.locator('.desk-many-form').getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByText('2 were moved.').waitFor();
  // They wait for the attorney now.
  for (const id of ids) await rowOf(page, id).waitFor({ state: 'detached' });
  await page.goto(
    `${server.address}/desk/claims?attorney=${who.id}&status=Requested+More+Info&rows=100`,
  );
  for (const id of ids) await rowOf(page, id).waitFor();
});
