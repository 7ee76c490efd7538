// Whoever words a sentence sees it where people will: in the form as the change has it, in a frame of our own pages.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import {
  around as aroundIn,
  type Edited,
  edit as editIn,
  NEW,
  send,
  toldOf,
} from './support/preview-frame.ts';

const server = inject('server');
const browser = aBrowser();
const LABEL = 'blocks.credential.bar_number.label';
const REQUIRED = 'blocks.credential.bar_number.error.required';
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

/** Says sentences otherwise. */
const edit = (page: Page, edited: Edited, said: Readonly<Record<string, string>>) =>
  editIn(
    page,
    server,
    edited,
    Object.entries(said).map(([key, text]) => ({ key, text })),
  );

const around = (page: Page, address: string) => aroundIn(page, server, address);

test('a form is drawn as the change has it, and anew with each edit, with what was typed in it', async () => {
  const { page, watch } = await staff();
  await page.goto(`${server.address}/previews`);
  const first = await edit(page, NEW, { 'feedback.comments.label': 'What else?' });
  const frame = await around(page, `/preview/feedback?change=${first.change}`);
  await frame.getByLabel('What else?').fill('It works well.');
  // Whoever frames it says that it is a preview.
  expect(await frame.getByRole('note').count()).toBe(0);
  await edit(page, first, { 'feedback.comments.label': 'Anything else?' });
  await send(page, { type: 'changed' });
  const comments = frame.getByLabel('Anything else?');
  await comments.waitFor();
  expect(await comments.inputValue()).toBe('It works well.');
  await toldOf(page, { type: 'drawn', seq: 2, form: true });
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('a sentence that is pressed is told, and one that is asked for is brought into sight and framed', async () => {
  const { page, watch } = await staff();
  await page.goto(`${server.address}/previews`);
  const { change } = await edit(page, NEW, { [LABEL]: 'Number at the bar' });
  const frame = await around(page, `/preview/application?change=${change}`);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await send(page, { type: 'show', key: LABEL });
  await toldOf(page, { type: 'shown', key: LABEL, at: 1, of: 1 });
  await frame.getByText('This sentence').waitFor();
  expect(new URL(frame.url()).pathname).toBe('/preview/application/practice');
  const label = frame.getByText('Number at the bar').first();
  const [framed, box] = await Promise.all([
    frame.locator('.preview-frame').boundingBox(),
    label.boundingBox(),
  ]);
  expect(framed && box && framed.y <= box.y && framed.y + framed.height >= box.y).toBe(true);
  await label.click();
  await toldOf(page, { type: 'sentence', key: LABEL });
  await send(page, { type: 'show', key: REQUIRED });
  await toldOf(page, { type: 'shown', key: REQUIRED, at: 1, of: 1 });
  await send(page, { type: 'show', key: 'mail.approved' });
  await toldOf(page, { type: 'shown', key: 'mail.approved', at: 0, of: 0 });
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('every message of a field is shown at once', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/previews`);
  const { change } = await edit(page, NEW, { 'app.skip': 'Skip to the content' });
  const frame = await around(page, `/preview/application?change=${change}`);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await send(page, { type: 'faults', pointer: '/pay_zip' });
  await frame.getByText('Enter the 5 digits of the ZIP code').first().waitFor();
});

test('it is light or dark as it is asked, whatever whoever looks has chosen', async () => {
  const { page } = await staff();
  const frame = await around(page, '/preview/feedback?change=&theme=dark');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await frame.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

test('what is not only words in a sentence does nothing', async () => {
  const { page, watch } = await staff();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${server.address}/previews`);
  const evil =
    '<script>window.top.hurt = 1</script><img src="https://evil.example/x.png" onerror="window.top.hurt = 1"> [go](https://evil.example) {{constructor.constructor "hurt"}}';
  const { change } = await edit(page, NEW, {
    'feedback.title': evil,
    'feedback.lead': '<b onmouseover="window.top.hurt = 1">bold</b> javascript:alert(1)',
  });
  const frame = await around(page, `/preview/feedback?change=${change}`);
  await frame.getByText('javascript:alert(1)').or(frame.getByRole('heading')).first().waitFor();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await frame.locator('main img, main script, main b[onmouseover]').count()).toBe(0);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  expect(watch).toEqual({ errors: [], violations: [] });
});
