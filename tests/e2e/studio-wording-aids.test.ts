// What helps whoever words sentences: places told in words, values put in by a press, names that follow, two windows, a phone.
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import type { Person, Screen } from './support/browser.ts';
import { enterDesk } from './support/clerk.ts';

const server = inject('server');
const browser = aBrowser();

const LABEL = 'blocks.credential.bar_number.label';
const ERROR = 'blocks.credential.bar_number.error.required';

const entered = async (screen?: Screen): Promise<Person> => {
  const person = await browser.newPerson(screen);
  await enterDesk(person.page, server, 'wording@example.com');
  return person;
};
const row = (page: Page, key: string): Locator => page.locator(`[data-key="${key}"]`);
const box = (page: Page): Locator => page.locator('.st-open textarea:not(.st-subject *)').first();
const saved = (page: Page): Locator => page.getByRole('status').getByText(/^Saved at /);

async function opened(page: Page, key: string, change = 'new'): Promise<void> {
  await page.goto(`${server.address}/studio/wording?change=${change}`);
  await page
    .getByText(/^\d,\d{3} sentences$/)
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill(key);
  await row(page, key).click();
  await box(page).waitFor();
}

test('sentences of the Studio itself are left out of the list until somebody asks for them', async () => {
  const { page } = await entered();
  await page.goto(`${server.address}/studio/wording?change=new`);
  await page.getByText(/^\d,\d{3} sentences$/).waitFor();
  await page.getByRole('searchbox').fill('studio.guide.title');
  await page.getByText('No sentence found').waitFor();
  await page.locator('.st-chips').getByLabel(/^Of/).selectOption({ label: 'both' });
  await row(page, 'studio.guide.title').waitFor();
});

test('tabs count all there are whatever is looked for, and a reload looks for the same until it is cleared', async () => {
  const { page } = await entered();
  await opened(page, LABEL);
  await box(page).fill('Bar no.');
  await saved(page).waitFor();
  await page.getByRole('searchbox').fill('zip');
  await page.getByRole('button', { name: 'Changed here 1' }).click();
  await page.getByText('1 of 1 is hidden by what is looked for.').waitFor();
  await page.getByText('Nothing changed here fits what you look for').waitFor();
  await page.getByRole('button', { name: /^Show \d+ other sentences that fit$/ }).click();
  await page.locator('[data-key*="zip"]').first().waitFor();
  await page.getByRole('button', { name: 'Changed here 1' }).click();
  await page.waitForURL(/find=zip/);
  await page.reload();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('zip');
  await page.getByRole('button', { name: 'Show all 1' }).click();
  await box(page).waitFor();
  await page.getByRole('searchbox').fill('zip');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await box(page).waitFor();
  await page.waitForURL((url) => !url.searchParams.has('find'));
  await page.reload();
  await page.getByRole('button', { name: 'Changed here 1' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test('whoever has something put right reads before what the sentence will say', async () => {
  const { page } = await entered();
  await opened(page, LABEL);
  await box(page).fill('Bar Number {{nothing}}');
  const here = page.locator('.st-open .st-outcome');
  await here.getByText('It will say:').waitFor();
  expect(await here.locator('del').innerText()).toContain('nothing');
  await page.getByRole('button', { name: 'To fix 1' }).click();
  await page.locator('.st-outcome').getByText('It will say:').waitFor();
  await page.getByRole('button', { name: 'Put it right' }).click();
  await page.getByText('Nothing to fix').waitFor();
  await page.getByRole('button', { name: 'Changed here 0' }).waitFor();
});

test('a value is put into a mail by a press, where the cursor is, and the undo of the browser knows it', async () => {
  const { page } = await entered();
  await opened(page, 'mail.case_assigned');
  const before = await box(page).inputValue();
  await box(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2));
  const value = page.locator('.st-put').first();
  const [, name = ''] = /^\{\{(.*)\}\}: /.exec((await value.getAttribute('title')) ?? '') ?? [];
  await value.click();
  await expect
    .poll(() => box(page).inputValue())
    .toBe(`${before.slice(0, 2)}{{${name}}}${before.slice(2)}`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => box(page).inputValue()).toBe(before);
});

test('a link is made of words and of a page that is chosen, and nothing is wrong with it', async () => {
  const { page } = await entered();
  await opened(page, 'mail.case_assigned');
  const before = await box(page).inputValue();
  await box(page).evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(area.value.length, area.value.length),
  );
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Words of the link').fill('What you need to know');
  await page.getByLabel('Leads to').selectOption({ label: 'Helpful Information' });
  await page.getByRole('button', { name: 'Put it in' }).click();
  const link = '[What you need to know](/help_information)';
  await expect.poll(() => box(page).inputValue()).toBe(`${before}${link}`);
  await saved(page).waitFor();
  await page.getByRole('button', { name: 'To fix 0' }).waitFor();
});

test('a field that is worded anew goes by the label that is live, until that is published', async () => {
  const { page } = await entered();
  await opened(page, LABEL);
  await box(page).fill('Number of the bar');
  await saved(page).waitFor();
  await page.getByRole('searchbox').fill(ERROR);
  await row(page, ERROR).getByText('Bar Number, when it is empty').waitFor();
});

test('find and replace says of each place what it is and where people read it', async () => {
  const { page } = await entered();
  await page.goto(`${server.address}/studio/wording?change=new`);
  await page.getByRole('button', { name: 'Find and replace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill('bar number');
  const place = dialog
    .getByRole('listitem')
    .filter({ hasText: 'Shared fields: Credential' })
    .first();
  await place.getByText('Your application; Your profile').waitFor();
  await dialog.getByLabel('Find', { exact: true }).fill('find and replace');
  await dialog.getByText('0 places in 0 sentences, 0 ticked.').waitFor();
});

test('whoever looks for another sentence types in the search, however fast, and never into the one that is open', async () => {
  const { page } = await entered();
  await opened(page, LABEL);
  const words = await box(page).inputValue();
  const search = page.getByRole('searchbox');
  await search.fill('xyzzyx');
  await page.getByText('No sentence found').waitFor();
  await search.selectText();
  for (const key of 'bar number of yours') await page.keyboard.press(key === ' ' ? 'Space' : key);
  await expect.poll(() => search.inputValue()).toBe('bar number of yours');
  await search.fill('bar number');
  await expect.poll(() => box(page).inputValue()).toBe(words);
  await page.getByRole('button', { name: 'Changed here 0' }).waitFor();
});

test('Back leaves the page at once, however many previews it has shown', async () => {
  const { page } = await entered();
  await page.goto(`${server.address}/studio`);
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'Wording' })
    .click();
  await page.getByText(/^\d,\d{3} sentences$/).waitFor();
  const shown = page.frameLocator('iframe[title="Preview"]').locator('h1').first();
  for (const key of [LABEL, 'feedback.comments.label', LABEL]) {
    await page.getByRole('searchbox').fill(key);
    await row(page, key).click();
    await box(page).waitFor();
    await shown.waitFor();
  }
  await page.goBack();
  await page.getByRole('heading', { name: 'Open changes' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/studio');
});

test('two windows of one person on one sentence are shown both wordings; one is chosen, none is lost', async () => {
  const { page, context } = await entered();
  await opened(page, LABEL);
  await box(page).fill('Bar no.');
  await saved(page).waitFor();
  await page.waitForURL(/change=[0-9a-f-]{36}/);
  const change = new URL(page.url()).searchParams.get('change') ?? '';
  const other = await context.newPage();
  await opened(other, LABEL, change);
  await expect.poll(() => box(other).inputValue()).toBe('Bar no.');
  // As over a slow line: the first window does not hear what the other does.
  await page.route('**/studio/change', (route) => route.abort());
  await box(other).fill('Number at the bar');
  await saved(other).waitFor();
  await expect
    .poll(() => other.getByRole('button', { name: 'Undo' }).getAttribute('title'))
    .toContain('Number at the bar');
  await box(page).fill('License number');
  const clash = page.getByRole('alert').filter({ hasText: 'Two wordings' });
  await clash.getByText('You worded it in another window').waitFor();
  await clash.getByText('Number at the bar', { exact: true }).waitFor();
  await page.unroute('**/studio/change');
  await clash.getByRole('button', { name: 'Keep this one' }).click();
  await expect.poll(() => box(other).inputValue(), { timeout: 30_000 }).toBe('License number');
});

test('on a phone the bar of Wording leads to the comparison and the history', async () => {
  const { page } = await entered({ width: 390, height: 844 });
  await opened(page, LABEL);
  await box(page).fill('Bar no.');
  await page.waitForURL(/change=[0-9a-f-]{36}/);
  // The filters are behind one button, which tells how many are set.
  const kind = page.locator('.st-chips').getByLabel(/^Kind/);
  expect(await kind.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await kind.selectOption({ label: 'Label' });
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  expect(await kind.isVisible()).toBe(false);
  const bar = page.getByRole('navigation', { name: 'Panes' });
  await bar.getByRole('link', { name: 'Compare' }).click();
  await page
    .getByText('What would be different for people if this change were published.')
    .waitFor();
  await page.goBack();
  await bar.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'Releases' }).waitFor();
});

test('a document is read on paper beside its words, and follows what is typed', async () => {
  const { page } = await entered();
  await opened(page, 'documents.member_acknowledgment');
  const paper = page.getByRole('article', { name: 'The document' });
  await paper.getByRole('heading', { name: 'Member Acknowledgment Form' }).waitFor();
  await paper.getByText('The attorney has explained to me').waitFor();
  await box(page).fill('Read this before you sign.\n\n- Once\n- Twice');
  await saved(page).waitFor();
  await paper.getByText('Read this before you sign.').waitFor();
  expect(await paper.getByRole('listitem').allInnerTexts()).toEqual(['Once', 'Twice']);
  await page.getByRole('button', { name: 'Make the PDF' }).waitFor();
});

test('a mail is looked at as wide as on a desktop, and as on a phone', async () => {
  const { page } = await entered();
  await opened(page, 'mail.approved');
  const paper = page.locator('.st-paper');
  const width = async (): Promise<number> => (await paper.boundingBox())?.width ?? 0;
  await paper.waitFor();
  expect(await width()).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(width).toBeLessThan(393);
});
