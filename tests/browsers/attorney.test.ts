// An attorney: the first login, the profile, a request with its file, a claim, and what stands on paper.
import { beforeEach, expect, inject, test } from 'vitest';
import type { AnyPage } from '../e2e/support/any-page.ts';
import { PDF, pick } from '../e2e/support/applicant.ts';
import { chooseAsking, fillMatter, giveRequired } from '../e2e/support/claimant.ts';
import {
  type Approved,
  approve,
  firstLogin,
  logIn,
  register,
  usernameOf,
} from '../e2e/support/member.ts';
import { toast } from '../e2e/support/reading.ts';
import { ask } from '../e2e/support/server.ts';
import type { GivenWork } from '../helpers/give-work.ts';
import { asOnPaper, inPlainType, wordsOf } from './support/paper.ts';
import { newPerson } from './support/person.ts';

const server = inject('server');
let who: Approved;
let work: GivenWork;

beforeEach(async () => {
  who = await approve(server);
  work = await ask<GivenWork>(server, 'work', { id: who.id, name: 'Robin Ashe', desk: 'full' });
});

const button = (page: AnyPage, name: string) => page.getByRole('button', { name, exact: true });

async function enter() {
  const person = await newPerson();
  await firstLogin(person.page, server, who);
  await register(person.page, who);
  await logIn(person.page, usernameOf(who));
  await person.page.waitForURL('**/home');
  return person;
}

test('an attorney registers, logs in, and changes the profile in its dialog', async () => {
  const { page } = await enter();
  await page.getByRole('table').first().getByRole('link').first().waitFor();
  await page.goto(`${server.address}/update-profile/practice`);
  await page.getByRole('button', { name: /^Edit Details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.getByLabel(/Hourly Rate/i).fill('');
  await button(page, 'Save').click();
  await page.getByText('Enter your hourly rate in dollars, like 240.').first().waitFor();
  await dialog.getByLabel(/Hourly Rate/i).fill('275');
  await button(page, 'Save').click();
  await toast(page, 'Attorney updated successfully');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('dd').filter({ hasText: '$275' }).waitFor();
});

test('an attorney asks for an authorization with a file, and finds the request in the list', async () => {
  const { page } = await enter();
  const { number = '' } = work.requests.New ?? {};
  await page.goto(`${server.address}/create-authorization`);
  await pick(page.getByLabel('Matter'), number);
  await page.getByLabel('Subject').fill('A second meeting');
  await page.getByLabel('Description').fill('Her husband wants to be there.');
  const file = { name: 'Notice.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.setInputFiles('input[type=file]', file);
  await toast(page, 'File uploaded successfully');
  await button(page, 'Send Request').click();
  await toast(page, 'Your authorization request has been sent.');
  await page.getByRole('link', { name: 'A second meeting' }).click();
  await page.getByText('Her husband wants to be there.').waitFor();
  await page.getByRole('button', { name: 'Download Notice.pdf' }).first().waitFor();
});

test('an attorney claims with the documents that are asked for', async () => {
  const { page } = await enter();
  const number = await chooseAsking(page, server);
  await fillMatter(page, { amount: '175.00', notes: 'The will is signed.', name: 'Robin Ashe' });
  await giveRequired(page);
  await button(page, 'Submit Claim').click();
  await toast(page, 'Claim created successfully.');
  await page.waitForURL(/status=In/);
  await page.getByRole('row').filter({ hasText: number }).getByText('Intake').waitFor();
});

test('a claim that is paid is printed as its receipt alone', async () => {
  const { page, session } = await enter();
  const paid = work.claims['Approved & Paid'];
  await page.goto(`${server.address}/claims?number=${paid?.number}&claim=${paid?.id}`);
  await page.getByText('Payment of this claim').waitFor();
  const receipt = page.getByRole('article', { name: /^Claim \d/ });
  const total = await receipt.getByRole('row', { name: /^Total/ }).innerText();

  await inPlainType(page);
  const [window = ''] = await session.windows();
  const pdf = await session.print(window);
  if (pdf !== undefined) {
    const words = await wordsOf(pdf);
    expect(words).toContain('Payment of this claim');
    expect(words).toContain(total.split(/\s/).at(-1));
    expect(words).not.toContain('Create Claims');
  }
  await asOnPaper(page);
  expect(await receipt.isVisible()).toBe(true);
  expect(await receipt.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Create Claims' }).isVisible()).toBe(false);
  expect(await page.getByRole('region', { name: 'Cases and claims' }).isVisible()).toBe(false);
});
