// Whoever words the portal sees its pages as one of the demo people has them, presses a sentence there, and writes nothing.
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';
import { expectAccessible } from './support/scan.ts';

const server = inject('server');
const browser = aBrowser();
let entered: Promise<Person> | undefined;

const staff = (): Promise<Person> => {
  entered ??= (async () => {
    const person = await browser.newPerson();
    await enterDesk(person.page, server, 'wording@example.com');
    return person;
  })();
  return entered;
};

const box = (page: Page) => page.locator('.st-open textarea').first();
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const chip = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Preview' }).getByRole('combobox', { name });
const open = (page: Page, key: string) =>
  page.goto(`${server.address}/studio/wording?change=new&key=${key}`);

afterAll(async () => {
  const { watch } = await staff();
  expect(watch).toEqual({ errors: [], violations: [] });
});

test('the dashboard of an attorney has the words of the change, and a sentence pressed in it opens', async () => {
  const { page } = await staff();
  await open(page, 'app.dashboard.request');
  const frame = preview(page);
  await frame.getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
  await frame.getByRole('link', { name: 'Request an Authorization' }).waitFor();
  await frame.getByText('This sentence').waitFor();
  await box(page).fill('Ask for an Authorization');
  await frame.getByRole('link', { name: 'Ask for an Authorization' }).waitFor();
  await frame.getByRole('link', { name: 'File a Claim' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('File a Claim');
  // The page stays, and frames what was pressed.
  await frame.getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
});

test('another demo person is chosen, and a page is used as they would, writing nothing', async () => {
  const { page } = await staff();
  await open(page, 'app.dashboard.claim');
  const frame = preview(page);
  await frame.getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
  const rebecca = chip(page, 'As').locator('option', { hasText: 'Rebecca Lindqvist' });
  await chip(page, 'As').selectOption((await rebecca.getAttribute('value')) ?? '');
  await frame.getByRole('heading', { name: 'Rebecca Lindqvist' }).waitFor();
  await page.getByRole('button', { name: 'Uses the page' }).click();
  await frame.getByRole('link', { name: 'Update Address' }).click();
  await expect
    .poll(() => page.frames().some((one) => one.url().includes('/preview/~/update-profile/')))
    .toBe(true);
  const held = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(held.filter((key) => /draft|portal\.(user|attorney)/.test(key))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('portal.staff'))).toContain('wording@');
});

test('a page is chosen by its title; of the desk as a clerk, of the door as a visitor', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/studio/wording?change=new`);
  await chip(page, 'Page').selectOption('Login');
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  expect(await chip(page, 'As').inputValue()).toBe('');
});

test('a sentence that a condition hides is shown with answers it appears for, and a field with all it can say', async () => {
  const { page } = await staff();
  await open(page, 'sections.practice.other_languages.label');
  await preview(page).getByText('Other Languages').first().waitFor();
  await preview(page).getByText('This sentence').waitFor();
  await open(page, 'sections.practice.college.label');
  await preview(page).getByText('This sentence').waitFor();
  await page.getByRole('button', { name: 'Show all messages of this field' }).click();
  await preview(page).locator('.f-msg').first().waitFor();
});

test('a long text is opened from its head on, and a help page is seen as one of the portal', async () => {
  const { page } = await staff();
  await open(page, 'pages.help_claims');
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  await preview(page).getByText('This sentence').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const top = (name: string) => document.querySelector(name)?.getBoundingClientRect().top;
        return (top('.st-open') ?? -1) >= (top('.st-scroll') ?? 0) - 1;
      }),
    )
    .toBe(true);
});

test('a mail is read as one of the demo people would', async () => {
  const { page } = await staff();
  await open(page, 'mail.approved');
  await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Rebecca Lindqvist' });
  await page.getByText('Your attorney number is 10003').waitFor();
});

test.each(['light', 'dark'])(
  'a page in the preview can be read by everybody, %s',
  async (theme) => {
    const { page } = await staff();
    await page.goto(`${server.address}/preview/~/home?as=attorney/10001&theme=${theme}`);
    await page.getByRole('complementary', { name: 'Preview' }).waitFor();
    await page.getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
    await expectAccessible(page, `the dashboard, ${theme}`);
  },
);
