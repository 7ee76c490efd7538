// The whole way of one attorney and one matter, with both sides in browsers of their own: from the invitation to the payment.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { fillAll, invite, pick, signIn } from './support/applicant.ts';
import { fillMatter, giveRequired } from './support/claimant.ts';
import { enterDesk, look, move, todayTyped } from './support/clerk.ts';
import { identify, logIn, openMail, register, usernameOf } from './support/member.ts';
import { toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';
import { agreeAndFinish, openDocument, REVIEW, readAll, signedAt } from './support/signer.ts';

const server = inject('server');
const browser = aBrowser();
const NUMBER = '795001';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in the window of the document, which says what was answered and no secret; a reload keeps that it is done. */
async function applyAndSign(page: Page, email: string): Promise<void> {
  await signIn(page, server, email);
  await fillAll(page);
  await button(page, 'Proceed to Signature Page').click();
  await page.waitForURL('**/signing');
  await page.getByText('Not signed').waitFor();
  const popup = await openDocument(page);
  expect(new URL(popup.url()).origin).toBe(server.address);
  await page.getByText('The document is open in another window').waitFor();
  const text = await popup.getByRole('region', { name: 'Document', exact: true }).innerText();
  expect(text).toContain('Whitfield & Okafor, LLC');
  expect(text).not.toContain('123-45-6789');
  await readAll(popup);
  await agreeAndFinish(popup);
  await page.getByText(REVIEW).waitFor();
  const header = page.getByRole('navigation', { name: 'Main' });
  expect(await header.getByRole('link', { name: 'Sign Application' }).count()).toBe(0);
  await page.reload();
  await page.getByText(REVIEW).waitFor();
  expect(await button(page, 'Sign Application').count()).toBe(0);
}

test('an invited lawyer becomes an attorney of the network, and a member’s matter is paid', async () => {
  const [attorney, clerk] = [await browser.newPerson(), await browser.newPerson()];
  const [mine, desk] = [attorney.page, clerk.page];

  // Applies and signs.
  const lead = await invite(server);
  await applyAndSign(mine, lead.email);
  expect(await signedAt(server, lead.id)).not.toBeNull();
  const [stored] = await ask<{ id: string }[]>(server, 'attorneys', lead.id);
  const who = { id: stored?.id ?? '', email: lead.email, zip: '30309', lastFour: '6789' };

  // Is approved, and logs in for the first time.
  await enterDesk(desk, server);
  await look(desk, server, { queue: 'applications', number: who.id });
  // What is approved has been read: the answers, and the document that was signed.
  await desk.getByRole('table', { name: 'Practice Areas' }).waitFor();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download Signed application.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('Signed application.pdf');
  await move(desk, 'Approve', { to: 'Active', asks: true });
  const welcome = await openMail(mine, server, who, 'Welcome');
  expect(await welcome.innerText()).toContain(who.id);
  await welcome.getByRole('link', { name: 'Log in for the first time' }).click();
  await identify(mine, who);
  await register(mine, who);
  await logIn(mine, usernameOf(who));
  await mine.waitForURL('**/home');

  // Is given a matter, and accepts it by the link of the mail.
  await ask(server, 'assignMatter', { number: NUMBER });
  await look(desk, server, { queue: 'cases', number: NUMBER });
  await move(desk, 'Assign to an attorney', {
    to: 'Assigned to Attorney',
    answers: { Attorney: who.id },
    send: 'Assign the case',
  });
  const assigned = await openMail(mine, server, who, `Case ${NUMBER} is assigned to you`);
  await assigned.getByRole('link', { name: 'See the case' }).click();
  await mine.getByRole('radio', { name: 'Accept' }).check();
  await button(mine, 'Submit').click();
  await mine.getByText(`You have accepted matter ${NUMBER}`).waitFor();
  await look(desk, server, { queue: 'cases', number: NUMBER });
  await move(desk, 'Authorize', { to: 'Authorized' });

  // Asks to be allowed more, and is answered.
  await mine.goto(`${server.address}/create-authorization`);
  await pick(mine.getByLabel('Matter'), NUMBER);
  await mine.getByLabel('Subject').fill('A second meeting');
  await mine.getByLabel('Description').fill('Her husband wants to be there.');
  await button(mine, 'Send Request').click();
  await toast(mine, 'Your authorization request has been sent.');
  await look(desk, server, { queue: 'requests', number: NUMBER });
  await desk.locator('.desk-thread').getByText('Her husband wants to be there.').waitFor();
  await move(desk, 'Complete', {
    to: 'Completed',
    answers: { 'Your message to the attorney': 'One more hour is authorized.' },
    send: 'Send',
  });
  const answered = await openMail(mine, server, who, 'Your authorization request');
  await answered.getByText('One more hour is authorized.').waitFor();

  // Claims, and is paid.
  await mine.goto(`${server.address}/claims`);
  await mine.getByRole('row').filter({ hasText: NUMBER }).getByRole('radio').check();
  await button(mine, 'Submit Claim').waitFor();
  const claim = { amount: '175.00', notes: 'The will is signed.', name: 'Dana Whitfield' };
  await fillMatter(mine, claim);
  await giveRequired(mine);
  await button(mine, 'Submit Claim').click();
  await toast(mine, 'Claim created successfully.');
  await mine.waitForURL(/status=In/);
  await mine.getByRole('row').filter({ hasText: NUMBER }).getByText('Intake').waitFor();
  await look(desk, server, { queue: 'claims', number: NUMBER });
  const sent = desk.locator('.desk-answers');
  await sent.getByText('The will is signed.').waitFor();
  await expectAccessibleInBoth(desk, 'a claim with its answers and files');
  const download = desk.waitForEvent('download');
  await sent.getByRole('button', { name: 'Download document-0.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('document-0.pdf');
  await move(desk, 'Take into process', { to: 'In Process' });
  await move(desk, 'Propose for payment', { to: 'Pending Approval for Payment' });
  const check = { 'Amount paid': '175', 'Check number': '700777' };
  const payment = { ...check, 'Payment date': todayTyped() };
  await move(desk, 'Approve and pay', {
    to: 'Approved & Paid',
    answers: payment,
    asks: true,
  });
  const paid = await openMail(mine, server, who, 'is approved');
  await paid.getByRole('link').first().click();
  await mine.getByText('Payment of this claim').waitFor();

  // Both see the whole way, each step once and in its order.
  const way = [
    'Case assigned',
    'Case accepted',
    'Case authorized',
    'Authorization requested',
    'Request completed',
    'Claim submitted',
    'Claim taken into process',
    'Claim proposed for payment',
    'Claim approved and paid',
  ];
  const titles = (page: Page) => page.locator('.track header b').allInnerTexts();
  await mine.goto(`${server.address}/cases/${NUMBER}`);
  await expect.poll(() => titles(mine)).toEqual(way.toReversed());
  await mine.locator('.track').getByText('700777').waitFor();
  await expectAccessibleInBoth(mine, 'a case that is paid for');
  await desk.getByRole('link', { name: 'History of this case' }).click();
  await expect.poll(() => titles(desk)).toEqual(way);
  await desk.getByRole('link', { name: 'See the request: A second meeting' }).first().click();
  await desk.waitForURL('**/desk/requests/**');
  for (const { context, watch } of [attorney, clerk]) {
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  }
});
