// Reads what a page says, the way it reaches a person: messages of fields through their description, toasts by their region.
import type { Locator, Page } from 'playwright-core';
import type { AnyLocator, AnyPage } from './any-page.ts';

/** What assistive technology reads after the name of a field: message first, then hints. */
export async function descriptionOf(field: AnyLocator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
}

/** Waits for a toast of exactly these words. */
export async function toast(page: AnyPage, words: string): Promise<void> {
  await toasts(page).getByText(words, { exact: true }).waitFor();
}

/** The desk's word that a thing was moved: which, and to what. */
export async function movedTo(page: AnyPage, status: string): Promise<void> {
  const escaped = status.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const said = new RegExp(
    `^The status of \\S.* is ${escaped} now\\.(?: You can take it back until .+)?$`,
  );
  await toasts(page).getByText(said).first().waitFor();
}

export function toasts(page: Page): Locator;
export function toasts(page: AnyPage): AnyLocator;
export function toasts(page: AnyPage): AnyLocator {
  return page.getByRole('region', { name: 'Messages' });
}

/** Closes what is still shown, so that the next test reads only its own. */
export async function closeToasts(page: AnyPage): Promise<void> {
  const close = toasts(page).getByRole('button', { name: 'Close' });
  // Some go by themselves while they are reached for.
  for (let turn = 0; turn < 10 && (await close.count()) > 0; turn += 1)
    await close
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}

/** Text of the open dialog, heading and buttons included, as lines. */
export async function dialogText(page: AnyPage): Promise<readonly string[]> {
  const text = await page.getByRole('dialog').innerText();
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** The message a field shows; waits for it. */
export function messageBy(page: Page, words: string): Locator {
  return page.locator('.f-msg').getByText(words, { exact: true });
}

/** Where a page is, without host and query. */
export function pathOf(page: AnyPage): string {
  return new URL(page.url()).pathname;
}

/** Everything this browser keeps between pages, as one text. */
export function storageOf(page: AnyPage): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
