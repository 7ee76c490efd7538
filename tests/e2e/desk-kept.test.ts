// What a clerk types into the form of a move is there still when somebody else has moved the thing on, and no way leads there any more.
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk, look, move } from './support/clerk.ts';
import { newMember } from './support/member.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();

test('a clerk who comes second reads what they typed, and puts it away', async () => {
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe' });
  const { 'In Process': claimed } = work.claims;
  if (!claimed) throw new Error('The attorney was given no work.');
  const { page: second, context, watch } = await browser.newPerson();
  await enterDesk(second, server);
  await look(second, server, { queue: 'claims', number: claimed.number });
  await second.getByRole('button', { name: 'Ask for more', exact: true }).click();
  const words = second.locator('.desk-form').getByLabel('Your message to the attorney');
  await words.fill('Please send the docket.');

  const first = await context.newPage();
  await look(first, server, { queue: 'claims', number: claimed.number });
  await move(first, 'Deny', {
    to: 'Denied',
    answers: { Reason: 'Not covered.' },
    send: 'Deny the claim',
    asks: true,
  });
  await first.close();

  const send = second.locator('.desk-form').getByRole('button', { name: 'Send' });
  await send.click();
  await toast(
    second,
    'Someone else has already changed this: the status is now Denied. Nothing was done.',
  );
  await second.getByText('“Ask for more” is not possible from here.').waitFor();
  expect(await words.inputValue()).toBe('Please send the docket.');
  expect(await send.count()).toBe(0);
  await expectAccessibleInBoth(second, 'what was typed for a move that is closed');
  await second.getByRole('button', { name: 'Put away' }).click();
  await words.waitFor({ state: 'detached' });
  expect(watch).toEqual({ errors: [], violations: [] });
  await attorney.context.close();
  await context.close();
});
