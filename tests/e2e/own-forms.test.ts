// An attorney finds the forms that are open to them on the dashboard, sends one, and reads what they sent; staff theirs at home.
import { beforeAll, expect, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
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

test('an attorney finds a form on the dashboard, sends it, and reads what they sent', async () => {
  const { page, context, watch } = await browser.newPerson();
  await newMember(page, server);
  await page.getByRole('link', { name: 'All forms' }).click();
  await page.getByText('You have not sent anything yet.').waitFor();
  await expectAccessibleInBoth(page, 'the forms of an attorney');
  await page.getByRole('link', { name: 'Open Seat at the seminar' }).click();
  await page.getByLabel('Second day').check();
  await page.getByLabel('Guest').fill('Ada Quill');
  await page.getByLabel('Badge number').fill('B-77123456');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'See what you sent' }).click();

  const answers = page.getByRole('region', { name: 'Your answers' });
  await answers.getByText('Ada Quill').waitFor();
  expect(await answers.innerText()).toContain('Second day');
  expect(await page.content()).not.toContain('B-77');
  await expectAccessibleInBoth(page, 'what an attorney sent');
  const address = page.url();
  await page.getByRole('link', { name: 'All your forms' }).click();
  const rows = page.getByRole('table', { name: 'What you sent' }).getByRole('link');
  await rows.first().waitFor();
  expect(await rows.allInnerTexts()).toEqual(['Seat at the seminar']);
  await rows.first().click();
  await page.waitForURL(address);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();

  const other = await browser.newPerson();
  await newMember(other.page, server);
  await other.page.goto(address);
  await other.page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await other.context.close();
});

test('a form that closes while somebody types, since they sent it in another tab, says so and loses nothing', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${server.address}/forms/dinner`);
    await tab.getByText('Closes on 12/31/2099, at the end of the day (Eastern Time).').waitFor();
  }
  await page.getByLabel('First day').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'See what you sent' }).waitFor();
  expect(await page.getByRole('button', { name: 'Fill in the form again' }).count()).toBe(0);

  await other.getByLabel('Second day').check();
  await other.getByLabel('Guest').fill('Ada Quill');
  await other.getByRole('button', { name: 'Submit' }).click();
  const says = 'You have already sent this form. Each person can send it once.';
  await other.getByText(says).waitFor();
  expect(await other.getByLabel('Guest').inputValue()).toBe('Ada Quill');
  await other
    .getByText(/^Saved/)
    .first()
    .waitFor();

  await other.goto(`${server.address}/forms/dinner`);
  await other.getByText(says).waitFor();
  const kept = other.getByRole('region', { name: 'What you had filled in' });
  await kept.getByText('Ada Quill').waitFor();
  await expectAccessibleInBoth(other, 'a form that was sent already');
  await other.getByRole('link', { name: 'See what you sent' }).click();
  await other.getByRole('region', { name: 'Your answers' }).getByText('First day').waitFor();
  await context.close();
});

test('a form that has not opened, and one that has closed, say so before anybody types', async () => {
  const { page, context } = await browser.newPerson();
  await newMember(page, server);
  await page.goto(`${server.address}/forms`);
  const opens = 'This form opens on 01/01/2099, 9:00 AM ET.';
  await page.getByText(opens).waitFor();
  expect(await page.getByText('Last seminar').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open Next seminar' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Next seminar' }).click();
  await page.getByText(opens).waitFor();
  expect(await page.locator('form').count()).toBe(0);
  await page.goto(`${server.address}/forms/past`);
  await page
    .getByText('This form closed on 01/31/2020, at the end of the day (Eastern Time).')
    .waitFor();
  await expectAccessibleInBoth(page, 'a form that has closed');
  await context.close();
});

test('staff find what is open to them, and what they sent, at home', async () => {
  const { page, context } = await browser.newPerson();
  await enterDesk(page, server);
  await page.goto(`${server.address}/staff/home`);
  await page.getByRole('link', { name: 'Open All forms open to you' }).click();
  await page.getByRole('link', { name: 'Open Note of a phone call' }).waitFor();
  await context.close();
});

test('whoever is not logged in is asked to', async () => {
  const { page, context } = await browser.newPerson();
  await page.goto(`${server.address}/forms`);
  await page.waitForURL('**/login');
  await page.getByText('Log in to see your forms.').waitFor();
  await context.close();
});
