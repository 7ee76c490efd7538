// The desk: its queues, a request that is answered while two clerks look at it, and a claim that is paid.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GivenWork } from '../helpers/give-work.ts';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { enterDesk, look, mean, stateOf, todayTyped } from './support/clerk.ts';
import { handsOn } from './support/keys.ts';
import { newMember, openMail } from './support/member.ts';
import { messageBy, movedTo, toast } from './support/reading.ts';
import { expectAccessibleInBoth, LOOKS, turn } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The tab of a queue, whatever waits in it. */
const queueTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name });

/** On a phone no queue has to be looked for: each stands whole within the page, as on a desktop. */
async function queuesInSight(page: Page): Promise<void> {
  for (const [name, look] of LOOKS.toReversed()) {
    await turn(page, look);
    const queues = page.getByRole('navigation', { name: 'Queues' }).getByRole('link');
    const cut = await queues.evaluateAll((links) =>
      links
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(await queues.count(), name).toBe(5);
    expect(cut, name).toEqual([]);
  }
}

test('the queues of the desk, a request between two clerks, and a claim that is paid', async () => {
  const { page, context, watch } = await browser.newPerson();
  const attorney = await browser.newPerson();
  const who = await newMember(attorney.page, server);
  const work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe' });
  const { New: asked } = work.requests;
  const { 'In Process': claimed } = work.claims;
  if (!asked || !claimed) throw new Error('The attorney was given no work.');

  await page.goto(`${server.address}/desk`);
  await page.waitForURL('**/staff');
  await enterDesk(page, server);
  await page.goto(`${server.address}/desk`);
  await page.waitForURL('**/desk/requests');
  await queueTab(page, 'Claims').waitFor();
  await page.locator('tbody').getByRole('link').first().waitFor();
  await expectAccessibleInBoth(page, 'queue of requests');
  await queuesInSight(page);

  await link(page, 'How things move on').click();
  await page.getByRole('img', { name: /Matter claim/ }).waitFor();
  await expectAccessibleInBoth(page, 'help of the desk');
  await link(page, 'Desk').first().click();
  await queueTab(page, 'Cases').click();
  await page.waitForURL('**/desk/cases');
  await page.locator('tbody').getByRole('link').first().click();
  await button(page, 'Assign to an attorney').click();
  await page.getByLabel('Attorney', { exact: true }).waitFor();
  await expectAccessibleInBoth(page, 'a case to assign');
  await page.locator('.desk-back').getByRole('link').click();
  await queueTab(page, 'Applications').click();
  await page.waitForURL('**/desk/applications');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'What next' }).waitFor();
  await button(page, 'Return with a note').click();
  await page.getByLabel('Your note to the applicant').waitFor();
  await expectAccessibleInBoth(page, 'an application to return');

  await look(page, server, { queue: 'requests', number: asked.number });
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('heading', { name: 'What next' }).waitFor();
  await button(page, 'Send').click();
  await messageBy(page, 'Write a message to the attorney.').waitFor();
  await expectAccessibleInBoth(page, 'a reply without words');
  const words = () => page.getByLabel('Your message to the attorney');
  await words().fill('Please send the docket.');
  await page.getByText(/^Saved at/).waitFor();
  await page
    .locator('.desk-form')
    .getByText(/^A mail goes to .+\. You can take it back for 5 minutes\./)
    .waitFor();
  // A letter that somebody in the form presses means nothing else, whatever part of it has the focus.
  await page.locator('.desk-form').getByRole('button', { name: 'Send' }).focus();
  for (const key of ['c', 'u', '/']) await page.keyboard.press(key);
  expect(
    await words().evaluate((one) => one.closest('form')?.contains(document.activeElement)),
  ).toBe(true);
  expect(await page.getByText('There is nothing you can take back').count()).toBe(0);
  await page.reload();
  await expect.poll(() => words().inputValue()).toBe('Please send the docket.');
  const file = { name: 'order.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.locator('input[type=file]').setInputFiles(file);
  await toast(page, 'File uploaded successfully');
  await button(page, 'Send').click();
  await movedTo(page, 'Open');
  await expect.poll(() => stateOf(page)).toBe('Open');
  await page.locator('.desk-thread').getByText('Please send the docket.').waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Download order.pdf').click();
  expect((await download).suggestedFilename()).toBe('order.pdf');
  await expectAccessibleInBoth(page, 'a request that was answered');
  // The attorney finds the clerk's words in the thread, marked as what they are.
  await attorney.page.goto(`${server.address}/view-request/${asked.id}`);
  const said = attorney.page.locator('.post', { hasText: 'Please send the docket.' });
  await said.getByText('Staff reply', { exact: true }).waitFor();
  await said.getByRole('button', { name: 'Download order.pdf' }).waitFor();
  await button(second, 'Complete').click();
  await second.getByLabel('Your message to the attorney').fill('I was here first.');
  await button(second, 'Send').click();
  await toast(
    second,
    'Someone else has already changed this: the status is now Open. Nothing was done.',
  );
  await second.locator('.desk-thread').getByText('Please send the docket.').waitFor();
  // What was typed is still there, to be sent after all.
  const kept = second.getByLabel('Your message to the attorney');
  expect(await kept.inputValue()).toBe('I was here first.');
  await second.close();

  await look(page, server, { queue: 'claims', number: claimed.number });
  await page.locator('.desk-answers').getByText('Claim Amount').waitFor();
  // By keyboard alone: nobody who pays claims all day reaches for a mouse.
  const hands = handsOn(page);
  await hands.press(button(page, 'Propose for payment'));
  await movedTo(page, 'Pending Approval for Payment');
  const pay = page.locator('.desk-form').getByRole('button', { name: 'Approve and pay' });
  await hands.type(page.getByLabel('Amount paid', { exact: true }), '12,5');
  await hands.press(pay);
  await messageBy(page, 'Enter the check number.').waitFor();
  await messageBy(page, 'Enter an amount such as 1200.50.').waitFor();
  await expectAccessibleInBoth(page, 'a payment with errors');
  const amount = page.getByLabel('Amount paid', { exact: true });
  const again = page.getByLabel('Amount paid, once more');
  await hands.type(amount, '12550.00');
  await hands.type(page.getByLabel('Check number'), '700123');
  await page.getByText(/^Above \$1,500\.00 another clerk confirms a payment\./).waitFor();
  await again.waitFor();
  await hands.type(page.getByLabel('Payment date', { exact: true }), '03/02/2020');
  await hands.press(pay);
  await messageBy(page, 'Type the amount paid a second time.').waitFor();
  await page.locator('.f-msg').getByText('The claim was submitted on ').waitFor();
  await expectAccessibleInBoth(page, 'a payment of more than was claimed');
  await hands.type(amount, '125.50');
  await again.waitFor({ state: 'detached' });
  await hands.type(page.getByLabel('Payment date', { exact: true }), todayTyped());
  await hands.press(pay);
  const asking = page.getByRole('dialog', { name: 'Approve and pay $125.50?', exact: true });
  await asking.getByRole('button', { name: 'Approve and pay $125.50', exact: true }).waitFor();
  await mean(page, 'Approve and pay');
  await movedTo(page, 'Approved & Paid');
  await button(page, 'Correct the payment').waitFor();
  await page.locator('.desk-facts').getByText('$125.50').first().waitFor();
  await expectAccessibleInBoth(page, 'a claim that is paid');
  const mail = await openMail(page, server, who, 'is approved');
  await mail.getByText(`by check 700123 of ${todayTyped()}`).waitFor();
  for (const one of [watch, attorney.watch]) expect(one).toEqual({ errors: [], violations: [] });
  await attorney.context.close();
  await context.close();
});
