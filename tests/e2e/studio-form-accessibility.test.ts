// The page of a form and what opens on it, on a desktop and on a phone, in both sets of colors: what a scan finds.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { preview } from './support/editor.ts';
import { expectNoFaults, looksOf } from './support/studio-looks.ts';

const server = inject('server');
const browser = aBrowser();
const PATIENT = { timeout: 120_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the page of a form, its settings, a field with rules, and one that is put together', async () => {
  const { page, context, watch } = await browser.newPerson();
  const looks = looksOf(page);
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/forms/feedback`);
  await page.getByLabel('Closes after').waitFor(PATIENT);
  await preview(page).getByLabel('Comments').waitFor(PATIENT);
  await looks.at('the settings of a form');
  const field = encodeURIComponent('forms/feedback/feedback:/reply_email');
  await page.goto(`${server.address}/studio/forms/feedback?at=${field}`);
  const rules = page.getByRole('region', { name: 'Rules of this field' });
  await rules.getByRole('button', { name: 'Edit' }).first().waitFor(PATIENT);
  await looks.at('a field with rules');
  await rules.getByRole('button', { name: 'Edit' }).first().click();
  await rules.getByText('It is right in these two cases:').waitFor(PATIENT);
  await looks.at('a rule that is put together');
  expectNoFaults(looks);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
}, 600_000);

test('what asks before something is done to a field', async () => {
  const { page, context, watch } = await browser.newPerson();
  const looks = looksOf(page);
  await enterDesk(page, server, 'editor@example.com');
  const field = encodeURIComponent('forms/feedback/feedback:/comments');
  await page.goto(`${server.address}/studio/forms/feedback?at=${field}`);
  const menu = button(page, 'What to do with “Comments”');
  for (const [asks, title] of [
    ['Move to…', 'Move “Comments”'],
    ['Copy…', 'Copy “Comments”'],
    ['Another name…', 'Another name for “Comments”'],
    ['Begin a step here…', 'Split “Network Feedback”'],
    ['Remove…', 'Remove “Comments”?'],
  ] as const) {
    await menu.click(PATIENT);
    await button(page, asks).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await looks.at(title);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Change the kind…' }).click();
  await page.getByRole('dialog').getByLabel('Kind of answer').selectOption('choice');
  await looks.at('another kind of answer');
  await page.keyboard.press('Escape');
  await button(page, 'The form itself').click();
  await settings.getByRole('button', { name: 'Take it out of use…' }).click();
  await looks.at('a form that is taken out of use');
  await page.goto(
    `${server.address}/studio/forms/application?at=${encodeURIComponent('sections/billing')}`,
  );
  await settings.getByRole('button', { name: 'Make it this form’s own…' }).click(PATIENT);
  await looks.at('a step that is made one form’s own');
  expectNoFaults(looks);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
}, 600_000);

test('what asks what is to be asked, and what is done to several questions at once', async () => {
  const { page, context, watch } = await browser.newPerson();
  const looks = looksOf(page);
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio/forms/feedback`);
  const open = async (entry: string): Promise<void> => {
    await button(page, 'Add').click(PATIENT);
    await button(page, entry).click();
    await page.getByRole('dialog').waitFor();
  };
  await open('A question…');
  for (const kind of ['A choice of one', 'A sum', 'A text to read', 'An address']) {
    await page.getByRole('dialog').getByText(kind, { exact: true }).click();
    await looks.at(kind);
  }
  await page.keyboard.press('Escape');
  await open('Several questions at once…');
  await page.getByRole('dialog').getByLabel('Comments').check();
  await looks.at('several questions that are moved');
  await page.getByLabel('What is done to them?').selectOption({ label: 'Removed' });
  await looks.at('several questions that are removed');
  expectNoFaults(looks);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
}, 600_000);
