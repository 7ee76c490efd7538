// Whoever words the portal sees its pages as one of the demo people has them, presses a sentence there, and writes nothing.
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test, vi } from 'vitest';
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

const box = (page: Page) => page.locator('.st-open textarea:not(.st-subject *)').first();
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
  const save = frame.getByRole('button', { name: /^Save/ });
  // Whoever presses before the page has settled presses again.
  await vi.waitFor(
    async () => {
      const edit = frame.getByRole('button', { name: 'Edit Details' }).first();
      if ((await save.count()) === 0) await edit.click({ timeout: 10_000 });
      await save.waitFor({ timeout: 10_000 });
    },
    { timeout: 120_000 },
  );
  await save.click();
  await frame.getByText('This is a preview: nothing is saved or sent.').waitFor();
  expect(await frame.getByText('Something went wrong').count()).toBe(0);
  const held = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(held.filter((key) => /draft|portal\.(user|attorney)/.test(key))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('portal.staff'))).toContain('wording@');
});

test('a desktop is drawn as wide as one, and a press meets the sentence it is on', async () => {
  const { page } = await staff();
  await open(page, 'app.dashboard.request');
  const frame = preview(page);
  await frame.getByRole('link', { name: 'Request an Authorization' }).waitFor();
  const element = page.locator('iframe[title="Preview"]');
  await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(1120);
  const shown = await element.boundingBox();
  const pane = await page.locator('.st-window').boundingBox();
  expect(Math.round(shown?.width ?? 0)).toBeLessThanOrEqual(Math.round(pane?.width ?? 0));
  expect(Math.abs((shown?.height ?? 0) - (pane?.height ?? 0))).toBeLessThan(4);
  await frame.getByRole('link', { name: 'File a Claim' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('File a Claim');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect
    .poll(() => frame.locator('html').evaluate(() => window.innerWidth))
    .toBeLessThan(400);
});

test('the button for light or dark switches nothing of whoever looks', async () => {
  const { page } = await staff();
  await open(page, 'app.dashboard.request');
  await preview(page).getByRole('heading', { name: 'Marian Whitlock' }).waitFor();
  await page.getByRole('button', { name: 'Uses the page' }).click();
  const held = () =>
    page.evaluate(() => [
      localStorage.getItem('portal.theme'),
      document.documentElement.dataset.theme,
    ]);
  const before = await held();
  const colors = () =>
    preview(page)
      .locator('html')
      .evaluate(({ dataset }) => dataset.theme);
  expect(await colors()).toBe('light');
  await preview(page).getByRole('button', { name: 'Use dark colors' }).click();
  // Whatever it did would be done by the time that another press is.
  await preview(page).getByRole('button', { name: 'Use dark colors' }).click();
  expect([await held(), await colors()]).toEqual([before, 'light']);
});

test('the application is seen as who has yet to apply, and does not begin by it', async () => {
  const { page } = await staff();
  await page.goto(`${server.address}/studio/wording?change=new`);
  await chip(page, 'Page').selectOption('Application');
  const dana = chip(page, 'As').locator('option', { hasText: 'Dana Whitfield' });
  await chip(page, 'As').selectOption((await dana.getAttribute('value')) ?? '');
  await preview(page).getByRole('heading', { name: 'Primary Details' }).waitFor();
  expect(await preview(page).getByLabel('First Name').inputValue()).toBe('Dana');
  await preview(page).getByText('Your name and firm').click();
  await expect.poll(() => box(page).inputValue()).toBe('Your name and firm');
});

test('a form is seen by itself, or with what a demo person has answered, at the step of the sentence', async () => {
  const { page } = await staff();
  await open(page, 'blocks.credential.bar_number.label');
  const number = preview(page).getByLabel('Bar Number').first();
  await expect.poll(() => number.inputValue()).toBe('');
  const marcus = chip(page, 'As').locator('option', { hasText: 'Marcus Delgado' });
  await chip(page, 'As').selectOption((await marcus.getAttribute('value')) ?? '');
  await expect.poll(() => number.inputValue()).toMatch(/^\d+$/);
  await preview(page).getByText('This sentence').waitFor();
  await chip(page, 'As').selectOption('');
  await expect.poll(() => number.inputValue()).toBe('');
});

test('a sentence that is not on the page is not told to be shown there', async () => {
  const { page } = await staff();
  await open(page, 'app.dashboard.request');
  await preview(page).getByText('This sentence').waitFor();
  await page.getByText(/^Shown here: 1 of/).waitFor();
  await open(page, 'app.dashboard.address.none');
  await page.getByText('The sentence is not in sight on this page').waitFor();
  await page.getByText(/^Place 1 of/).waitFor();
  expect(await page.getByText(/^Shown here/).count()).toBe(0);
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
