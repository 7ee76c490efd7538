// A form is made, asked further questions and put right on the page of forms, by people who have never seen what it is made of.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { preview, saved } from './support/editor.ts';

const server = inject('server');
const browser = aBrowser();
const PATIENT = { timeout: 120_000 };
const AT_COMMENTS = encodeURIComponent('forms/feedback/feedback:/comments');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inOutline = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name });

async function opened(width = 1280) {
  const person = await browser.newPerson({ width, height: 860 });
  await enterDesk(person.page, server, 'editor@example.com');
  return person;
}

test('a new form gets a question with choices, its label is worded anew, and an undo takes that back', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await opened();
  await page.goto(`${server.address}/studio`);
  await button(page, 'New form…').click();
  await page.getByLabel('What is the form called?').fill('Visit of an office');
  await page.getByLabel('What does it ask first?').fill('Visitor');
  await button(page, 'Make the form').click();
  await page.waitForURL(/\/studio\/forms\/visit-of-an-office\?change=/, PATIENT);
  await inOutline(page, 'Visitor').waitFor(PATIENT);
  await preview(page).getByLabel('Visitor').waitFor(PATIENT);

  await button(page, 'Add').click();
  await button(page, 'A question…').click();
  await page.getByText('A choice of one', { exact: true }).click();
  await page.getByLabel('What is it called?').fill('Purpose');
  await page.getByLabel('The choices, one a line').fill('To look at it\nTo meet somebody');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  // What was added is chosen, in the outline, in the form and in what can be said of it.
  await expect
    .poll(() => inOutline(page, 'Purpose').getAttribute('aria-current'), PATIENT)
    .toBe('true');
  await preview(page).getByLabel('To meet somebody').waitFor(PATIENT);
  const settings = page.getByRole('region', { name: 'Settings' });
  const label = settings.getByRole('textbox', { name: 'Label' });
  await label.fill('Reason for the visit');
  await label.blur();
  await saved(page);
  await inOutline(page, 'Reason for the visit').waitFor(PATIENT);
  await button(page, 'Undo').click();
  await inOutline(page, 'Purpose').waitFor(PATIENT);
  await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('a field is shown only for some answers, by a rule that is put together in words and read as a sentence', {
  timeout: 400_000,
}, async () => {
  const { page, context, watch } = await opened();
  await page.goto(`${server.address}/studio/forms/feedback?at=${AT_COMMENTS}`);
  const settings = page.getByRole('region', { name: 'Settings' });
  const rules = settings.getByRole('region', { name: 'Rules of this field' });
  const comments = preview(page).getByLabel('Comments');
  await comments.waitFor(PATIENT);
  await rules.getByRole('button', { name: 'Add: Shown when…' }).click(PATIENT);
  const pick = (name: string, label: string) =>
    rules.getByRole('combobox', { name, exact: true }).selectOption({ label });
  await pick('Field', 'How satisfied are you?');
  await pick('How it is compared', 'is');
  await pick('Compared with', 'Dissatisfied');
  // How it reads, and the two cases that hold it, before it is taken.
  await rules.getByText('It is right in these two cases:').waitFor(PATIENT);
  await rules.getByRole('button', { name: 'Accept and save' }).click(PATIENT);
  await rules.getByRole('button', { name: 'Remove' }).waitFor(PATIENT);
  expect(await rules.getByRole('listitem').innerText()).toContain(
    'Shown when How satisfied are you? is Dissatisfied',
  );
  await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
  // The preview answers what shows the chosen field, and says so; with another answer it is gone.
  const why = page.getByRole('region', { name: 'Preview' }).getByRole('status');
  const becauseOf =
    'The field is on the page because of the answer to “How satisfied are you?”: ' +
    'answer otherwise in the preview, and see it go.';
  await why.filter({ hasText: becauseOf }).waitFor(PATIENT);
  // Sentences of a preview stand between marks that are not seen.
  const answer = (name: RegExp) => preview(page).getByRole('radio', { name });
  expect(await answer(/^\W*Dissatisfied/).isChecked()).toBe(true);
  expect(await comments.count()).toBe(1);
  await answer(/^\W*Satisfied/).check();
  await expect.poll(() => comments.count(), PATIENT).toBe(0);
  await button(page, 'Undo').click();
  await comments.waitFor(PATIENT);
  await why.filter({ hasNotText: becauseOf }).waitFor(PATIENT);
  await expect.poll(() => rules.getByRole('listitem').count(), PATIENT).toBe(0);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('on a phone one pane is on screen at a time, and what is chosen leads to its settings', {
  timeout: 240_000,
}, async () => {
  const { page, context, watch } = await opened(390);
  await page.goto(`${server.address}/studio/forms/feedback`);
  const bar = page.getByRole('navigation', { name: 'Panes' });
  await inOutline(page, 'Your feedback').click(PATIENT);
  await inOutline(page, /^Topic/).click();
  await bar.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('heading', { name: 'Topic' }).waitFor();
  await settings.getByRole('textbox', { name: 'Choice 1' }).waitFor(PATIENT);
  expect(await page.getByRole('region', { name: 'Outline' }).isVisible()).toBe(false);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});
