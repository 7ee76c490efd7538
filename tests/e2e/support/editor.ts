// Somebody in the Studio: finds a sentence, words it, and sees whether it is saved.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { Reached } from './server.ts';

/** The box of the sentence that is open. */
export const box = (page: Page): Locator =>
  page.locator('.st-open textarea:not(.st-subject *)').first();

/** Says that everything typed so far is saved. */
export const saved = (page: Page): Promise<void> =>
  page
    .locator('.st-saved')
    .getByText(/^Saved at /)
    .waitFor();

export const notSaved = (page: Page): Promise<void> =>
  page.getByText('Not saved yet. Your words are kept on this device.').waitFor();

/** Opens a sentence by its address; '' is the newest change of whoever looks, `new` none that is begun. */
export async function openSentence(
  page: Page,
  server: Reached,
  { key, change = '' }: { readonly key: string; readonly change?: string },
): Promise<void> {
  const query = new URLSearchParams({ key, ...(change !== '' && { change }) });
  await page.goto(`${server.address}/studio/wording?${query}`);
  await box(page).waitFor();
}

/** The id of the change at hand, once the address has it. */
export async function changeAt(page: Page): Promise<string> {
  await page.waitForURL(/change=[0-9a-f-]{36}/);
  return new URL(page.url()).searchParams.get('change') ?? '';
}

/** Words a sentence, in a change that is begun by it unless told; gives back the change. */
export async function reworded(
  page: Page,
  server: Reached,
  { key, words, change = 'new' }: { key: string; words: string; change?: string },
): Promise<string> {
  await openSentence(page, server, { key, change });
  await box(page).fill(words);
  await saved(page);
  return changeAt(page);
}

/** The form, page or mail beside the sentences. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview"]');

/** Chooses what is done with the change at hand. */
export async function menuOf(page: Page, entry: string): Promise<void> {
  await page.locator('.st-strip .st-menu > button').click();
  await page.locator('.st-menu-list').getByRole('button', { name: entry, exact: true }).click();
}
