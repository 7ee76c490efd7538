// A claim that more is asked for, in a browser on both sides: what was asked stands on the claim, and is answered there in words and with a file.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { PDF } from './support/applicant.ts';
import { chooseAsking, fillMatter, giveRequired } from './support/claimant.ts';
import { enterDesk, look, move, stateOf } from './support/clerk.ts';
import { approve, firstLogin, logIn, register, usernameOf } from './support/member.ts';
import { closeToasts, toast } from './support/reading.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { ask } from './support/server.ts';

const server = inject('server');
const browser = aBrowser();
const clean = { errors: [], violations: [] };

const ASKED = 'Please send the signed order, and tell us how long the hearing took.';
const MESSAGE = 'Your message to the attorney';
const ANSWER = 'Two hours in court. The signed order is attached.';

const thread = (page: Page) => page.getByRole('list', { name: 'Discussion' });
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const saved = (page: Page) => page.getByText(/^Saved at/).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** An attorney with a full desk, on the claims page. */
async function enter(page: Page): Promise<void> {
  const who = await approve(server);
  await ask(server, 'work', { id: who.id, name: 'Robin Ashe', desk: 'full' });
  await firstLogin(page, server, who);
  await register(page, who);
  await logIn(page, usernameOf(who));
  await page.waitForURL('**/home');
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
}

test('what more is asked for on a claim is read and answered on it, in words and with a file, and both sides see it', async () => {
  const { page, context, watch } = await browser.newPerson();
  await enter(page);
  const number = await chooseAsking(page, server);
  await fillMatter(page, { amount: '640.00', notes: 'Hearing attended.', name: 'Robin Ashe' });
  // The case may ask for one document, or for several.
  const files = await giveRequired(page);
  await button(page, 'Submit Claim').click();
  await toast(page, 'Claim created successfully.');
  await closeToasts(page);

  const clerk = await browser.newPerson();
  await enterDesk(clerk.page, server);
  await look(clerk.page, server, { queue: 'claims', number });
  // Half asked and called away, it is there again.
  await button(clerk.page, 'Ask for more').click();
  await clerk.page.getByLabel(MESSAGE).fill(ASKED);
  await saved(clerk.page);
  await clerk.page.reload();
  await button(clerk.page, 'Ask for more').click();
  await expect.poll(() => clerk.page.getByLabel(MESSAGE).inputValue()).toBe(ASKED);
  await button(clerk.page, 'Cancel').click();
  await move(clerk.page, 'Ask for more', {
    ...{ to: 'Requested More Info', send: 'Send' },
    answers: { [MESSAGE]: ASKED },
  });
  await clerk.page.locator('.desk-thread').getByText(ASKED).waitFor();

  await page.goto(`${server.address}/claims?number=${number}`);
  await thread(page).getByText(ASKED).waitFor();
  await thread(page).getByText('Staff reply').waitFor();
  const sent = panel(page, 'Files sent').getByRole('listitem');
  expect(await sent.allInnerTexts()).toEqual(files.map((name) => expect.stringContaining(name)));
  expect(await downloaded(page, () => sent.first().getByRole('button').click())).toBe(files[0]);
  expect(await button(page, 'Send Files').count()).toBe(0);
  await button(page, 'Send Answer').click();
  await page.getByText('Write your answer, or attach a file.').first().waitFor();
  await expectAccessibleInBoth(page, 'a claim that more is asked for');

  await page.getByLabel('Message', { exact: true }).fill(ANSWER);
  const answer = panel(page, 'Your answer');
  const picked = answer.locator('input[type=file]').first();
  await picked.setInputFiles({ name: 'Order.pdf', mimeType: 'application/pdf', buffer: PDF });
  await answer.getByLabel('File Type').selectOption('Final Judgment Order');
  await answer.getByRole('button', { name: 'Upload', exact: true }).click();
  await toast(page, 'File uploaded successfully');
  await saved(page);
  await page.reload();
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe(ANSWER);
  // No network for a moment: nothing that was typed is lost.
  await page.route('**/claims/reply', (route) => route.abort());
  await button(page, 'Send Answer').click();
  await toast(page, 'Something went wrong!');
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(ANSWER);
  await page.unroute('**/claims/reply');
  await closeToasts(page);
  await button(page, 'Send Answer').click();
  await toast(page, 'Your answer has been sent.');
  await thread(page).getByText(ANSWER).waitFor();
  await thread(page).getByRole('button', { name: 'Download Order.pdf' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
  await panel(page, 'Submitted Claims').getByText('New Info Received').waitFor();
  expect(await button(page, 'Send Answer').count()).toBe(0);
  await closeToasts(page);
  await expectAccessibleInBoth(page, 'a claim with its answer');

  await clerk.page.reload();
  await clerk.page.locator('.desk-thread').getByText(ANSWER).waitFor();
  expect(await stateOf(clerk.page)).toBe('New Info Received');
  const order = clerk.page.getByRole('button', { name: 'Download Order.pdf' });
  expect(await downloaded(clerk.page, () => order.click())).toBe('Order.pdf');
  await expectAccessibleInBoth(clerk.page, 'a claim with its thread at the desk');
  expect([watch.violations, clerk.watch]).toEqual([[], clean]);
  await Promise.all([context.close(), clerk.context.close()]);
});
