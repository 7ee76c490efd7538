// What somebody of the desk does: logs in, finds a thing by the number of its case, and moves it on.
import { expect, vi } from 'vitest';
import type { AnyLocator, AnyPage } from './any-page.ts';
import { DEMO_PASSWORD, passwordField } from './member.ts';
import { movedTo } from './reading.ts';
import type { Reached } from './server.ts';

const button = (page: AnyPage | AnyLocator, name: string) =>
  page.getByRole('button', { name, exact: true });

/** Where a login leads: those who do nothing else to the desk. */
const isIn = (url: string): boolean => /\/(staff\/home|desk(\/\w+)?)$/.test(new URL(url).pathname);

/** Logs in as one of the demo's staff, of the desk unless told. */
export async function enterDesk(
  page: AnyPage,
  server: Reached,
  email = 'desk@example.com',
): Promise<void> {
  await page.goto(`${server.address}/staff`);
  await page.getByLabel('E-mail Address').fill(email);
  await passwordField(page, 'Password').fill(DEMO_PASSWORD);
  await button(page, 'Log In').click();
  await passCode(page);
}

/** The second step, with the code that the demo shows. */
export async function passCode(page: AnyPage): Promise<void> {
  // Several tests are the same clerk: a code that another has used just now is asked for again.
  await vi.waitFor(
    async () => {
      if (isIn(page.url())) return;
      await button(page, 'Show the code (demo only)').click({ timeout: 30_000 });
      await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).not.toBe('');
      await button(page, 'Log In').click();
      await page.waitForURL(({ href }) => isIn(href), { timeout: 15_000 });
    },
    { timeout: 180_000 },
  );
}

/** Today as a clerk types it: the day of the provider's house, in its time zone. */
export function todayTyped(): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Date().toLocaleDateString('en-US', { ...parts, timeZone: 'America/New_York' });
}

interface Looked {
  readonly queue: 'requests' | 'claims' | 'cases' | 'applications';
  /** Of the case; of an application that of the attorney. */
  readonly number: string;
}

/** The page of the thing of this number, by way of its queue. */
export async function look(
  page: AnyPage,
  server: Reached,
  { queue, number }: Looked,
): Promise<void> {
  await page.goto(`${server.address}/desk/${queue}?number=${number}`);
  await page.locator('tbody').getByRole('link').click();
  await page.getByRole('heading', { name: 'What next' }).waitFor();
}

export const stateOf = (page: AnyPage): Promise<string> =>
  page.locator('.desk-head .f-badge').innerText();

interface Made {
  readonly to: string;
  /** By their labels, what the form of the move asks; without it the move asks nothing. */
  readonly answers?: Readonly<Record<string, string>>;
  /** The button of the form; that of the move unless told. */
  readonly send?: string;
  /** The move cannot be taken back, and asks first. */
  readonly asks?: true;
}

/** Answers the question before a move that cannot be taken back; what it pays stands behind its name. */
export const mean = (page: AnyPage, name: string): Promise<void> =>
  page.getByRole('dialog', { name }).getByRole('button', { name }).click();

/** Of choices the one is taken that has the answer in its words. */
async function answerIn(field: AnyLocator, answer: string): Promise<void> {
  const typed = field.and(field.page().locator('input, textarea'));
  const choice = field.locator('option').filter({ hasText: answer });
  await typed.or(choice).first().waitFor({ state: 'attached' });
  // A long list is searched, and takes the only one that is meant.
  if ((await typed.count()) > 0) return typed.fill(answer);
  await field.selectOption((await choice.getAttribute('value')) ?? '');
}

/** Makes a move and waits for the state it leads to. */
export async function move(
  page: AnyPage,
  name: string,
  { to, answers, send = name, asks }: Made,
): Promise<void> {
  // The form of what is usually done is open already.
  const choice = button(page.locator('.desk-moves'), name);
  if ((await choice.count()) > 0) await choice.click();
  for (const [label, answer] of Object.entries(answers ?? {}))
    await answerIn(page.getByLabel(label, { exact: true }), answer);
  if (answers) await button(page.locator('.desk-form'), send).click();
  if (asks) await mean(page, name);
  await movedTo(page, to);
  await expect.poll(() => stateOf(page)).toBe(to);
}
