// A form with a process behind it, through the browser: sent, asked about, answered, checked by one clerk and decided by another; another one withdrawn.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { AnyPage } from './support/any-page.ts';
import { enterDesk } from './support/clerk.ts';
import type { Reached } from './support/fork.ts';
import { newMember } from './support/member.ts';
import { expectAccessibleInBoth } from './support/scan.ts';
import { formsServer } from './support/server.ts';

const browser = aBrowser();
let server: Reached;
beforeAll(async () => {
  server = await formsServer();
});

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const standing = (page: AnyPage) => page.getByRole('region', { name: 'Where it stands' });

/** Sends the form from its first step to its last, and opens what was sent. */
async function sendChange(page: AnyPage, firm: string): Promise<void> {
  await page.goto(`${server.address}/forms/change-of-firm`);
  await page.getByLabel('New firm').fill(firm);
  await page.getByLabel('From', { exact: true }).fill('04/01/2027');
  await press(page, 'Next');
  await press(page, 'Submit');
  await page.getByRole('link', { name: 'See what you sent' }).click();
  await standing(page).getByText('Sent', { exact: true }).waitFor();
}

/** Opens the thing of this firm from the queue of its form. */
async function openAtDesk(page: AnyPage, firm: string): Promise<void> {
  await page.goto(`${server.address}/desk`);
  const queues = page.getByRole('navigation', { name: 'Queues' });
  await queues.getByRole('link', { name: 'Change of firm' }).click();
  const row = page.locator('tbody tr').filter({ hasText: firm });
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'What next' }).waitFor();
}

test('a change of firm is asked about, answered, checked, and decided by somebody else', async () => {
  const firm = `Harbor ${Date.now()}`;
  const attorney = await browser.newPerson();
  await newMember(attorney.page, server);
  await sendChange(attorney.page, firm);
  await expectAccessibleInBoth(attorney.page, 'what an attorney sent into a process');

  const first = await browser.newPerson();
  await enterDesk(first.page, server);
  await openAtDesk(first.page, firm);
  await expectAccessibleInBoth(first.page, 'what a form sent, at the desk');
  expect(await first.page.getByRole('region', { name: 'What was sent' }).innerText()).toContain(
    firm,
  );
  const asked = first.page.url();
  await press(first.page, 'Ask the attorney');
  await first.page.getByLabel('Question').fill('Who signs there?');
  await press(first.page, 'Ask');
  await first.page.getByText('is Asked now').first().waitFor();
  await first.page.goto(asked);
  await first.page.getByText(/^We are waiting for .+\. The desk can go on once/).waitFor();

  await attorney.page.goto(`${server.address}/home`);
  const told = attorney.page.getByRole('note').filter({ hasText: 'One of your forms waits' });
  await told.getByText(new RegExp(`F\\d+ \\(${firm}\\)`)).waitFor();
  await attorney.page.locator('.user > button').click();
  await attorney.page.getByRole('link', { name: 'Your forms' }).click();
  const row = attorney.page.getByRole('table', { name: 'What you sent' }).locator('tbody tr');
  await row.filter({ hasText: firm }).getByText('Waits for you').waitFor();
  await attorney.page.getByRole('link', { name: new RegExp(firm) }).click();
  await attorney.page.getByText('We wait for you: see what was asked below.').waitFor();
  await press(attorney.page, 'Answer the question');
  const answer = attorney.page.getByLabel('Answer', { exact: true });
  await answer.and(attorney.page.locator(':focus')).waitFor();
  expect(await attorney.page.getByRole('button', { name: 'Withdraw it' }).count()).toBe(0);
  await press(attorney.page, 'Cancel');
  const opener = attorney.page.getByRole('button', { name: 'Answer the question' });
  await opener.and(attorney.page.locator(':focus')).click();
  await answer.fill('Ann Pine does.');
  await press(attorney.page, 'Send the answer');
  await standing(attorney.page).getByText('Sent', { exact: true }).waitFor();
  await standing(attorney.page).getByText('It is our turn.').waitFor();

  await openAtDesk(first.page, firm);
  await first.page.getByText('Ann Pine does.').first().waitFor();
  await first.page.getByLabel('What you found').fill('All in order.');
  await press(first.page, 'Hand on');
  await first.page.getByText('is Checked now').first().waitFor();
  await openAtDesk(first.page, firm);
  await first.page
    .getByText('You made the step before this one. Somebody else has to decide.')
    .waitFor();

  const second = await browser.newPerson();
  await enterDesk(second.page, server, 'admin@example.com');
  await openAtDesk(second.page, firm);
  await second.page.getByRole('textbox', { name: 'Valid from' }).fill('04/01/2027');
  await press(second.page, 'Approve the change');
  await second.page.getByText('is Approved now').first().waitFor();

  await attorney.page.reload();
  await standing(attorney.page).getByText('Approved', { exact: true }).waitFor();
  const said = attorney.page.getByRole('list', { name: 'Discussion' });
  expect(await said.innerText()).toContain('Valid from: 04/01/2027');
  expect(await said.innerText()).not.toContain('All in order.');
  expect(attorney.watch).toEqual({ errors: [], violations: [] });
  for (const { context } of [attorney, first, second]) await context.close();
});

test('whoever sent it corrects it, and the desk reads what was changed', async () => {
  const firm = `Wharf ${Date.now()}`;
  const { page, context, watch } = await browser.newPerson();
  await newMember(page, server);
  await sendChange(page, firm);
  const sent = page.url();
  await page.getByRole('link', { name: 'Correct what was sent' }).click();
  const field = page.getByLabel('New firm');
  expect(await field.inputValue()).toBe(firm);
  await expectAccessibleInBoth(page, 'what was sent, to be corrected');
  await field.fill(`${firm} & Sons`);
  await press(page, 'Next');
  await page.getByText('You have no open matters.').waitFor();
  // Whoever comes back later goes on with what they had changed.
  await page.reload();
  await page.goto(`${sent}/correct/firm`);
  expect(await field.inputValue()).toBe(`${firm} & Sons`);
  await press(page, 'Next');
  await press(page, 'Submit');
  await page.getByRole('region', { name: 'Your answers' }).getByText(`${firm} & Sons`).waitFor();
  expect(page.url()).toBe(sent);
  await page.getByText('Changed: New firm').waitFor();

  const clerk = await browser.newPerson();
  await enterDesk(clerk.page, server);
  await openAtDesk(clerk.page, `${firm} & Sons`);
  const versions = clerk.page.getByRole('region', { name: 'What was corrected' });
  expect(await versions.locator('del').innerText()).toBe(firm);
  expect(await versions.locator('ins').innerText()).toBe(`${firm} & Sons`);
  await versions.getByText('All answers as they were sent').click();
  await versions.getByRole('definition').filter({ hasText: firm }).waitFor();
  await expectAccessibleInBoth(clerk.page, 'what was corrected, at the desk');

  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await standing(page).getByText('Withdrawn', { exact: true }).waitFor();
  await page.goto(`${sent}/correct`);
  await page.getByText('This cannot be corrected while its status is Withdrawn.').waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  for (const one of [context, clerk.context]) await one.close();
});

test('what is missing or wrong is said in sentences, whatever a field is called', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  await page.goto(`${server.address}/forms/change-of-firm`);
  await page.getByLabel('New firm').fill('Quay & Sons');
  await press(page, 'Next');
  await page.getByText('This answer is needed.').first().waitFor();
  await page.getByLabel('From', { exact: true }).fill('99/99/2027');
  await press(page, 'Next');
  await page.getByText('Enter a date, like 03/02/2026.').first().waitFor();
  await context.close();
});

test('whoever sent it withdraws it, once they were asked', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  await sendChange(page, 'Quay & Sons');
  await press(page, 'Withdraw it');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Change of firm, number F\d+$/).waitFor();
  await dialog.getByText('You cannot take it back.').waitFor();
  await dialog.getByText('It ends here, and nobody looks at it any more.').waitFor();
  await dialog.getByRole('button', { name: 'Withdraw it' }).click();
  await standing(page).getByText('Withdrawn', { exact: true }).waitFor();
  expect(await standing(page).getByRole('button').count()).toBe(0);
  await page.getByRole('link', { name: 'All your forms' }).click();
  const row = page.getByRole('table', { name: 'What you sent' }).locator('tbody tr');
  await row.getByText('Withdrawn').waitFor();
  await context.close();
});
