// A form begins as a copy of another, or as somebody else's schema after a look at what becomes of it; and it is closed by its settings.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { saved } from './support/editor.ts';

const server = inject('server');
const browser = aBrowser();
const PATIENT = { timeout: 120_000 };
const LONG = { timeout: 400_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inOutline = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name });

/** The dialog of a new form, opened by keyboard. */
async function begun() {
  const person = await browser.newPerson();
  const { page } = person;
  await enterDesk(page, server, 'editor@example.com');
  await page.goto(`${server.address}/studio`);
  await button(page, 'New form…').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'A new form' }).waitFor();
  return person;
}

test(
  'a form that begins as a copy asks what the other asks, under its own title, and is closed by its settings',
  LONG,
  async () => {
    const { page, context, watch } = await begun();
    await button(page, 'From a copy').click();
    const like = page.getByLabel('Which form is it like?');
    await like.getByRole('option', { name: 'Network Feedback' }).waitFor({ state: 'attached' });
    await like.selectOption({ label: 'Network Feedback' });
    await page.getByLabel('What is the form called?').fill('Feedback on the office');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/studio\/forms\/feedback-on-the-office\?change=/, PATIENT);
    await page.getByRole('heading', { name: 'Feedback on the office' }).first().waitFor(PATIENT);
    await inOutline(page, 'Your feedback').click(PATIENT);
    await inOutline(page, /^Comments/).waitFor(PATIENT);

    await button(page, 'The form itself').click();
    const settings = page.getByRole('region', { name: 'Settings' });
    await settings.getByLabel('Who fills it in?').selectOption('attorney', PATIENT);
    await saved(page);
    const closes = settings.getByLabel('Closes after');
    await closes.fill('2027-01-31');
    await closes.blur();
    await page.getByText('Nothing is wrong with this form.').waitFor(PATIENT);
    await page.reload();
    await inOutline(page, 'Your feedback').waitFor(PATIENT);
    await expect.poll(() => closes.inputValue(), PATIENT).toBe('2027-01-31');
    expect(await settings.getByLabel('Who fills it in?').inputValue()).toBe('attorney');
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  },
);

test(
  'a schema from elsewhere is looked at field by field before it becomes a form',
  LONG,
  async () => {
    const { page, context, watch } = await begun();
    await button(page, 'From a schema').click();
    await page.getByLabel('What is the form called?').fill('Our club');
    const file = page.getByLabel('File with the JSON Schema');
    const given = (text: string) => ({
      ...{ name: 'club.json', mimeType: 'application/json' },
      buffer: Buffer.from(text),
    });
    await file.setInputFiles(given('{ "type": "object", '));
    await button(page, 'See what it becomes').click();
    await page.getByText('No form can be made of it:').waitFor(PATIENT);
    const properties = { nickname: { type: 'string', title: 'Nickname', maxLength: 80 } };
    await file.setInputFiles(given(JSON.stringify({ type: 'object', properties })));
    await button(page, 'See what it becomes').click();
    const line = page.getByRole('listitem').filter({ hasText: 'nickname' });
    await line.waitFor(PATIENT);
    expect(await line.innerText()).toMatch(/taken a text/);
    await button(page, 'Make the form').click();
    await page.waitForURL(/\/studio\/forms\/our-club\?change=/, PATIENT);
    await inOutline(page, 'Nickname').waitFor(PATIENT);
    expect(watch).toEqual({ errors: [], violations: [] });
    await context.close();
  },
);
