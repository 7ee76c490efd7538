// Accept or decline by the link of a mail: what is shown, asked and said, and that only Submit does anything.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { aBrowser } from './support/a-browser.ts';
import { approve } from './support/member.ts';
import { messageBy } from './support/reading.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };
const REASON = 'Please enter reason for declining the case.';

/** A matter nobody else in the run has; the address of its link. */
async function assigned(number: string): Promise<string> {
  const { id } = await approve(server);
  return ask<string>(server, 'assignMatter', { number, attorneyId: id });
}
const standing = (number: string) => ask<{ status: string }>(server, 'matter', number);
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

test('a matter is declined with a reason', async () => {
  const number = '780001';
  const link = await assigned(number);
  const { page, context, watch } = await browser.newPerson();
  await page.goto(server.address + link);
  for (const fact of ['Ottilie Brandt', '404-555-0142', '12 Ashby Ave, Atlanta, GA 30309'])
    await page.getByText(fact, { exact: true }).waitFor();
  for (const fact of ['Simple will', 'Please call soon.', 'Evenings are best.'])
    await page.getByText(fact, { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Decline' }).waitFor();
  expect(await submit(page).count()).toBe(0);
  expect(await page.getByLabel('Reason').count()).toBe(0);
  await expectAccessibleInBoth(page, 'a matter that waits');

  await page.getByRole('radio', { name: 'Decline' }).check();
  await page.getByText('Did you have a consultation with the member?').waitFor();
  // Nobody's answer is given for them.
  for (const name of ['Yes', 'No'])
    expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(false);
  await submit(page).click();
  await messageBy(page, REASON).waitFor();
  await messageBy(page, 'Say whether you had a consultation with the member.').waitFor();
  await expectAccessibleInBoth(page, 'a decline without a reason');
  expect(await standing(number)).toMatchObject({ status: 'Assigned to Attorney' });

  await page.getByLabel('Reason').selectOption('No availability/Full case load.');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await submit(page).click();
  await page.getByText(`You have declined matter ${number}`).waitFor();
  await page.getByText('The member will be reassigned.').waitFor();
  await expectAccessibleInBoth(page, 'a declined matter');
  expect(await page.locator('form').count()).toBe(0);
  await page.reload();
  await page.getByText('This matter has been reassigned').waitFor();
  await page.getByText(`You declined matter ${number} on`).waitFor();
  expect(await page.getByText('Ottilie').count()).toBe(0);
  await expectAccessibleInBoth(page, 'a matter that was declined before');
  expect(watch).toEqual(clean);
  await context.close();
});

test('a matter is accepted in one window, and the other is told when it answers too', async () => {
  const number = '790001';
  const link = await assigned(number);
  const [first, second] = [await browser.newPerson(), await browser.newPerson()];
  for (const { page } of [first, second]) {
    await page.goto(server.address + link);
    await page.getByRole('radio', { name: 'Accept' }).check();
  }
  // Opening the link and choosing has changed nothing.
  expect(await standing(number)).toMatchObject({ status: 'Assigned to Attorney' });
  await submit(first.page).click();
  await first.page.getByText(`You have accepted matter ${number}`).waitFor();
  await first.page.getByText('The member will contact you.').waitFor();
  await expectAccessibleInBoth(first.page, 'an accepted matter');
  await submit(second.page).click();
  await second.page.getByText(`You accepted matter ${number} on`).waitFor();
  for (const { page } of [first, second]) {
    await page.reload();
    await page.getByText(`You have accepted matter ${number}`).waitFor();
    for (const fact of ['404-555-0142', '12 Ashby Ave, Atlanta, GA 30309'])
      await page.getByText(fact, { exact: true }).waitFor();
  }
  await expectAccessibleInBoth(second.page, 'a matter that was accepted before');
  expect(await standing(number)).toMatchObject({ status: 'Pending Confirmation' });
  for (const { context, watch } of [first, second]) {
    expect(watch).toEqual(clean);
    await context.close();
  }
});

test('a link that was changed opens nothing, and says so; nor does that of another’s matter', async () => {
  const link = await assigned('790002');
  const { page, context, watch } = await browser.newPerson();
  await page.goto(`${server.address}${link.slice(0, -4)}AAAA`);
  await page.getByText('Something went wrong, Please try again!').waitFor();
  await page.getByText('The link is not complete, or was changed.').waitFor();
  expect(await page.getByText('Ottilie').count()).toBe(0);
  await expectAccessible(page, 'a link that was changed');
  await page.goto(server.address + link);
  await page.getByText('Ottilie Brandt').waitFor();

  const demo = await page.request.get(`${server.address}/api/demo`);
  const { entries } = (await demo.json()) as AnswerOf<'demo'>;
  const gone = entries.find(({ id, group }) => group === 'matters' && id === 'reassigned');
  // The way of the documents, with what is sealed in the path: it goes from there at once.
  await page.goto(`${server.address}${gone?.link}`);
  await page.getByText('This matter has been reassigned').waitFor();
  await page.waitForURL((url) => url.pathname === '/case_confirmation' && url.hash.length > 60);
  expect(await page.getByRole('radio').count()).toBe(0);
  expect(watch).toEqual(clean);
  await context.close();
});
