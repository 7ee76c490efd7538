// Parts of a form by their dialogs: an address and a sum are asked, several questions are moved and required at once, a step is split and joined again; by keyboard, and by people who have never seen what it is made of.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { preview } from './support/editor.ts';

const server = inject('server');
const browser = aBrowser();
const PATIENT = { timeout: 120_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inOutline = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** A form of its own, so that no other test is met; ends on its page. */
async function newForm(page: Page, title: string, first: string): Promise<void> {
  await page.goto(`${server.address}/studio?change=new`);
  await button(page, 'New form…').click();
  await page.getByLabel('What is the form called?').fill(title);
  await page.getByLabel('What does it ask first?').fill(first);
  await button(page, 'Make the form').click();
  await page.waitForURL(/\/studio\/forms\/.*\?change=/, PATIENT);
  await inOutline(page, first).waitFor(PATIENT);
}

/** Opens the palette, says what is to be said, and adds it. */
async function add(page: Page, kind: string, say: () => Promise<void> = async () => undefined) {
  await button(page, 'Add').click();
  await button(page, 'A question…').click();
  await dialog(page).getByText(kind, { exact: true }).click();
  await say();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden', ...PATIENT });
}

const called = (page: Page, name: string) => () =>
  dialog(page).getByLabel('What is it called?').fill(name);

test('an address is asked as a whole, and a sum computes itself in the preview', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson({ width: 1280, height: 860 });
  await enterDesk(page, server, 'editor@example.com');
  await newForm(page, 'Costs of a trip', 'Traveler');
  await add(page, 'An address');
  for (const label of ['Street and number', 'City', 'State', 'ZIP Code'])
    await inOutline(page, label).waitFor(PATIENT);
  await add(page, 'An amount', called(page, 'Train'));
  await inOutline(page, 'Train').waitFor(PATIENT);
  await add(page, 'An amount', called(page, 'Hotel'));
  await inOutline(page, 'Hotel').waitFor(PATIENT);

  // A sum of one number is none: it is said where it is ticked, and nothing is sent.
  await button(page, 'Add').click();
  await button(page, 'A question…').click();
  await dialog(page).getByText('A sum', { exact: true }).click();
  await dialog(page).getByLabel('What is it called?').fill('All in all');
  await dialog(page).getByLabel('Train').check();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  expect(
    await dialog(page)
      .getByLabel('Train')
      .evaluate((box: HTMLInputElement) => box.validationMessage),
  ).toBe('Tick two numbers, or one that stands in rows.');
  await dialog(page).getByLabel('Hotel').check();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await inOutline(page, 'All in all').waitFor(PATIENT);
  await preview(page).getByLabel('Train').fill('120.50');
  await preview(page).getByLabel('Hotel').fill('79.50');
  await preview(page).getByLabel('Hotel').press('Tab');
  await preview(page).getByText('$200', { exact: false }).waitFor(PATIENT);
  await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('several questions need not be answered, a step is split and joined, and each is undone at once', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson({ width: 1280, height: 860 });
  await enterDesk(page, server, 'editor@example.com');
  await newForm(page, 'A change of office', 'Reason');
  await add(page, 'A name');
  await inOutline(page, 'Last name').waitFor(PATIENT);

  await button(page, 'Add').click();
  await button(page, 'Several questions at once…').click();
  await dialog(page).getByLabel('First name').check();
  await dialog(page).getByLabel('Last name').check();
  await dialog(page).getByText('2 questions chosen').waitFor();
  await dialog(page)
    .getByLabel('What is done to them?')
    .selectOption({ label: 'Need not be answered' });
  await dialog(page).getByRole('button', { name: 'Set 2' }).click();
  await dialog(page).waitFor({ state: 'hidden', ...PATIENT });
  const settings = page.getByRole('region', { name: 'Settings' });
  const mustBeAnswered = settings.getByLabel('Must be answered');
  await inOutline(page, 'First name').click();
  await settings.getByRole('heading', { name: 'First name' }).waitFor(PATIENT);
  await expect.poll(() => mustBeAnswered.isChecked(), PATIENT).toBe(false);
  await button(page, 'Undo').click();
  await expect.poll(() => mustBeAnswered.isChecked(), PATIENT).toBe(true);

  await button(page, 'What to do with “First name”').click();
  await button(page, 'Begin a step here…').click();
  await dialog(page).getByLabel('What is the further step called?').fill('About you');
  await dialog(page).getByRole('button', { name: 'Split it' }).click();
  await inOutline(page, '2 About you').click(PATIENT);
  await button(page, 'What to do with “2 About you”').click();
  await button(page, 'Join with its neighbor…').click();
  await dialog(page)
    .getByText(
      'Its questions are asked at the end of “A change of office”. Saved answers stay as they are.',
    )
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Join them' }).click();
  await inOutline(page, '2 About you').waitFor({ state: 'hidden', ...PATIENT });
  await button(page, 'Undo').click();
  await inOutline(page, '2 About you').waitFor(PATIENT);
  await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a field asks for another kind of answer, and a form is taken out of use and put back', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson({ width: 1280, height: 860 });
  await enterDesk(page, server, 'editor@example.com');
  await newForm(page, 'A lunch together', 'Will you come?');
  await inOutline(page, 'Will you come?').click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByText('Asks for: text.').waitFor(PATIENT);
  await settings.getByRole('button', { name: 'Change the kind…' }).click();
  const kinds = dialog(page).getByLabel('Kind of answer');
  await kinds.selectOption({ label: 'Yes or no' });
  await dialog(page)
    .getByText('Saved answers cannot become such answers:', { exact: false })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Ask for it' }).click();
  await settings.getByText('Asks for: yes or no.').waitFor(PATIENT);
  await settings.getByRole('button', { name: 'Change the kind…' }).click();
  await kinds.selectOption({ label: 'A choice of one' });
  await dialog(page)
    .getByText('Saved answers go along: yes becomes the first choice, no the second.')
    .waitFor();
  await dialog(page).getByLabel('The choices, one a line').fill('With pleasure\nAlas, no');
  await dialog(page).getByRole('button', { name: 'Ask for it' }).click();
  await preview(page).getByLabel('With pleasure').waitFor(PATIENT);
  await settings.getByText('Asks for: choice.').waitFor(PATIENT);

  await button(page, 'The form itself').click();
  await settings.getByRole('button', { name: 'Take it out of use…' }).click(PATIENT);
  await dialog(page).getByText('Nobody has begun it and not sent it.').waitFor();
  await dialog(page).getByRole('button', { name: 'Take it out of use' }).click();
  await settings.getByText('It is out of use: nobody can begin it or send it.').waitFor(PATIENT);
  await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
  await settings.getByRole('button', { name: 'Put it back' }).click();
  await settings.getByRole('button', { name: 'Take it out of use…' }).waitFor(PATIENT);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a step of several forms is made one form’s own, and goes on as before', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await browser.newPerson({ width: 1280, height: 860 });
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/forms/application?change=new`);
  const settings = page.getByRole('region', { name: 'Settings' });
  await inOutline(page, '1 Primary Details').click(PATIENT);
  await settings.getByText('Another form has this step, too:', { exact: false }).waitFor(PATIENT);
  await settings.getByRole('button', { name: 'Make it this form’s own…' }).click();
  await dialog(page)
    .getByText('changes to it are changes to this form alone', { exact: false })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Make it its own' }).click();
  await dialog(page).waitFor({ state: 'hidden', ...PATIENT });
  await settings
    .getByText('this step, too', { exact: false })
    .waitFor({ state: 'hidden', ...PATIENT });
  await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
  expect(await settings.getByRole('heading', { level: 2 }).innerText()).toBe('1 Primary Details');

  // What several forms share is split for none of them; what is its own can be.
  await button(page, 'What to do with “1 Primary Details”').click();
  await button(page, 'Split…').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(page.url().replace(/forms\/application\?/, 'forms/profile?'));
  await inOutline(page, /Primary Details/).waitFor(PATIENT);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
