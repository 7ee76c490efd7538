// The preview beside the list: as somebody who is asked the sentence, as wide as a phone, and where a long text was changed.
import type { Frame, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';

const server = inject('server');
const browser = aBrowser();

const LABEL = 'blocks.credential.bar_number.label';

let entered: Promise<Person> | undefined;

async function opened(key: string): Promise<Page> {
  entered ??= (async () => {
    const person = await browser.newPerson();
    await enterDesk(person.page, server, 'wording@example.com');
    return person;
  })();
  const { page } = await entered;
  await page.goto(`${server.address}/studio/wording?change=new&key=${key}`);
  await preview(page).getByText('This sentence').waitFor();
  return page;
}

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const heading = (page: Page, name: string) => preview(page).getByRole('heading', { name });
const pane = (page: Page) => page.getByRole('region', { name: 'Preview' });
const chip = (page: Page, name: string) => pane(page).getByRole('combobox', { name });

async function asWhom(page: Page, name: string): Promise<void> {
  const option = chip(page, 'As').locator('option', { hasText: name });
  await chip(page, 'As').selectOption((await option.getAttribute('value')) ?? '');
}

const inside = (page: Page): Frame | undefined =>
  page.frames().find((one) => one.url().includes('/preview/'));

/** How much of what is framed can be seen, from 0 to 1. */
const seen = (page: Page): Promise<number> =>
  preview(page)
    .locator('.preview-frame')
    .evaluate((frame) => {
      const { top, bottom, height } = frame.getBoundingClientRect();
      const [from, to] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
      return height === 0 ? 0 : Math.max(0, to - from) / height;
    });

test('as somebody who applies, too, the sentence is shown in the step it stands in', async () => {
  const page = await opened(LABEL);
  await asWhom(page, 'Dana Whitfield');
  await heading(page, 'Practice Details').waitFor();
  await preview(page).getByText('This sentence').waitFor();
  await page.getByText(/^Shown here: 1 of/).waitFor();
  expect(await page.getByText('not in sight on this page').count()).toBe(0);
});

test('steps are pressed as in the portal, and what is typed counts as saved in the preview alone', async () => {
  const page = await opened(LABEL);
  await asWhom(page, 'Dana Whitfield');
  await heading(page, 'Practice Details').waitFor();
  await page.getByRole('button', { name: 'Uses the page' }).click();
  await preview(page).getByRole('link', { name: 'Primary Details' }).click();
  await heading(page, 'Primary Details').waitFor();
  await preview(page).getByLabel('Firm Name').fill('Whitfield and Daughters');
  await preview(page)
    .getByText(/^Saved at /)
    .first()
    .waitFor();
  await page.getByText('you went on from where it is').waitFor();
  await preview(page).getByRole('link', { name: 'Practice Details' }).click();
  await heading(page, 'Practice Details').waitFor();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('draft:')),
  );
  expect(kept).toEqual([]);
  // Opened anew it is as the server has it.
  await page.reload();
  await asWhom(page, 'Dana Whitfield');
  await page.getByRole('button', { name: 'Uses the page' }).click();
  await preview(page).getByRole('link', { name: 'Primary Details' }).click();
  await expect.poll(() => preview(page).getByLabel('Firm Name').inputValue()).toBe('');
});

test('what a field says when it is wrong is shown to somebody, too, and Next place keeps them or says why not', async () => {
  const page = await opened(LABEL);
  await asWhom(page, 'Dana Whitfield');
  await heading(page, 'Practice Details').waitFor();
  await page.getByRole('button', { name: 'Show all messages of this field' }).click();
  await preview(page).getByText('Enter the bar number on this license').first().waitFor();
  expect(await chip(page, 'As').inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Next place' }).click();
  await page.getByText('Dana Whitfield does not see this place').waitFor();
  await page.getByRole('button', { name: 'Previous place' }).click();
  await heading(page, 'Practice Details').waitFor();
  expect(await chip(page, 'As').inputValue()).not.toBe('');
});

test('of a field that may be left empty no message says that it may not, and one without messages says so', async () => {
  const page = await opened('blocks.credential.lic_exp_date.label');
  const show = page.getByRole('button', { name: 'Show all messages of this field' });
  const said = preview(page).locator('.f-msg');
  await show.click();
  await said.first().waitFor();
  expect((await said.allInnerTexts()).join(' ')).toMatch(/This insurance has expired/);
  expect((await said.allInnerTexts()).join(' ')).not.toMatch(/Enter the (?!new)/);
  await opened('sections.primary.firm_name.label');
  await expect.poll(() => seen(page)).toBe(1);
  await show.click();
  await page.getByText('Nothing can be wrong with this field here').waitFor();
  expect(await said.count()).toBe(0);
});

test.each(['Nobody', 'Dana Whitfield'])(
  'the sentence stays in sight when the preview is as wide as a phone, and back: %s',
  async (name) => {
    const page = await opened(LABEL);
    await asWhom(page, name);
    await heading(page, 'Practice Details').waitFor();
    await expect.poll(() => seen(page)).toBe(1);
    for (const width of ['Phone', 'Desktop', 'Phone']) {
      await page.getByRole('button', { name: width, exact: true }).click();
      await expect.poll(() => seen(page)).toBe(1);
    }
    await chip(page, 'Colors').selectOption('dark');
    await expect.poll(() => inside(page)?.url()).toContain('theme=dark');
    await expect.poll(() => seen(page).catch(() => 0)).toBe(1);
  },
);

test('nothing shows under the page in its frame', async () => {
  const page = await opened(LABEL);
  await expect.poll(() => seen(page)).toBe(1);
  // What is brought into sight inside a frame is so in all that is around it.
  const scrolled = await page.locator('.st-window').evaluate((room) => {
    room.scrollTop = 7;
    return room.scrollTop;
  });
  expect(scrolled).toBe(0);
});

test('of a long text the paragraph that was changed is framed, and all of it before', async () => {
  const page = await opened('pages.help_assignments');
  const framed = () =>
    preview(page)
      .locator('.preview-frame')
      .evaluate((frame) => frame.getBoundingClientRect().height);
  const items = preview(page).getByRole('listitem');
  await expect.poll(framed).toBeGreaterThan(200);
  const box = page.locator('.st-open textarea').first();
  const lines = (await box.inputValue()).split('\n');
  const bullets = lines.flatMap((line, at) => (line.startsWith('- ') ? [at] : []));
  const fourth = bullets[3] ?? 0;
  lines[fourth] = `${lines[fourth]} Ask us first.`;
  await box.fill(lines.join('\n'));
  const changed = items.filter({ hasText: 'Ask us first.' });
  await changed.waitFor();
  await expect
    .poll(async () => {
      const item = await changed.evaluate((one) => one.getBoundingClientRect().top);
      const frame = await preview(page)
        .locator('.preview-frame')
        .evaluate((one) => one.getBoundingClientRect().top);
      return Math.abs(item - frame);
    })
    .toBeLessThan(12);
});
