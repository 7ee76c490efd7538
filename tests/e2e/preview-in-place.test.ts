// Words that are edited change where they stand in the preview: whoever looks at it keeps the place they had, and waits for nobody.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { around, edit, NEW, send, toldOf } from './support/preview-frame.ts';

const server = inject('server');
const browser = aBrowser();
const LABEL = 'blocks.credential.bar_number.label';
const COMMENTS = 'feedback.comments.label';
const FORM = 'schemas/forms/feedback/feedback.schema.json';
let entered: Promise<Person> | undefined;

/** An editor in a browser of their own, the same for all tests. */
const staff = (): Promise<Person> => {
  entered ??= (async () => {
    const person = await browser.newPerson();
    await enterDesk(person.page, server, 'editor@example.com');
    return person;
  })();
  return entered;
};

const box = (page: Page) => page.locator('.st-open textarea').first();
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

afterAll(async () => {
  const { watch } = await staff();
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('other words stand where the old ones stood: the step, the cursor and what was typed stay', async () => {
  const { page } = await staff();
  const first = await edit(page, server, NEW, [{ key: LABEL, text: 'Number at the bar' }]);
  const frame = await around(page, server, `/preview/application/practice?change=${first.change}`);
  const field = frame.getByLabel('Number at the bar').first();
  await field.fill('123456');
  await field.evaluate((input: HTMLInputElement) => {
    input.dataset.known = 'yes';
    input.focus();
    input.setSelectionRange(2, 4);
  });
  await edit(page, server, first, [{ key: LABEL, text: 'The number at the bar' }]);
  await send(page, { type: 'changed' });
  await frame.getByLabel('The number at the bar').first().waitFor();
  const held = await frame.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    return [at.dataset.known, at.value, at.selectionStart, at.selectionEnd];
  });
  expect(held).toEqual(['yes', '123456', 2, 4]);
  expect(new URL(frame.url()).pathname).toBe('/preview/application/practice');
});

test('a form that is built otherwise is drawn anew, with what was typed in it', async () => {
  const { page } = await staff();
  const first = await edit(page, server, NEW, [{ key: COMMENTS, text: 'What else?' }]);
  const frame = await around(page, server, `/preview/feedback?change=${first.change}`);
  await frame.getByLabel('What else?').fill('It works well.');
  const form = JSON.parse(readFileSync(new URL(`../../${FORM}`, import.meta.url), 'utf8'));
  const required = (form as JsonObject).required as string[];
  const text = JSON.stringify({ ...form, required: required.filter((one) => one !== 'comments') });
  const next = await edit(page, server, first, [{ kind: 'file', path: FORM, text }]);
  await send(page, { type: 'changed' });
  await toldOf(page, { type: 'drawn', seq: next.seq, anew: true });
  await frame.getByText('(optional)').first().waitFor();
  expect(await frame.getByLabel('What else?').inputValue()).toBe('It works well.');
});

test('what is in hand is said before the change has it, placeholders filled, and not any more when it is dropped', async () => {
  const { page } = await staff();
  const { change } = await edit(page, server, NEW, [{ key: COMMENTS, text: 'What else?' }]);
  const frame = await around(page, server, `/preview/feedback?change=${change}`);
  await frame.getByLabel('What else?').waitFor();
  await send(page, { type: 'words', said: { [COMMENTS]: 'In hand', 'no.such.key': 'Nowhere' } });
  await frame.getByLabel('In hand').fill('Kept');
  await send(page, { type: 'words', said: {} });
  expect(await frame.getByLabel('What else?').inputValue()).toBe('Kept');
  for (const said of [{ [COMMENTS]: 1 }, null, 'words']) await send(page, { type: 'words', said });
  await frame.getByLabel('What else?').waitFor();
});

test('what is left in its box is drawn while the server is still at it', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/studio/wording?change=new&key=${LABEL}`);
  await preview(page).getByText('Bar Number').first().waitFor();
  // From its first edit on a change has an address of its own.
  await box(page).fill('Bar number, first');
  await box(page).blur();
  await page.waitForURL(/change=[0-9a-f-]{36}/);
  await preview(page).getByText('Bar number, first').first().waitFor();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The edit itself, not the files of the change: the frame may still be fetching those of the first edit.
  await page.route('**/api/studio/edit', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await box(page).fill('Bar number, second');
  await box(page).blur();
  await preview(page).getByText('Bar number, second').first().waitFor();
  answer();
  await page.unroute('**/api/studio/edit');
  await page.getByRole('button', { name: 'Undo' }).click();
  await preview(page).getByText('Bar number, first').first().waitFor();
});
