// The attorneys of the account tests: logging in, and reading the mails that calls send.
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { codeOf, stepAt } from '../../../server/accounts/totp.ts';
import type { Answer, Browser } from './app.ts';

export const PASSWORD = 'Portal#2026';
export const QUESTION = "mother's maiden name";

/** The attorney of the demo world who has never logged in. */
export const NEWCOMER = { attorney_number: '10002', zip: '90210', last_4_ssn: '8765' };

/** Attorney 10001. */
export const MEMBER = { username: 'demoattorney1', password: PASSWORD };

/** What a login answers, as far as tests look into it. */
export interface LoginData {
  readonly id: string;
  readonly token: string;
  readonly ticket: string;
  readonly password: string;
}

/** Logs in by username and password. */
export function logIn(browser: Browser, who: object = MEMBER): Promise<Answer> {
  return browser.post('login_attorney', { is_registered: true, ...who });
}

/** First-time mode. */
export function identify(browser: Browser, who: object = NEWCOMER): Promise<Answer> {
  return browser.post('login_attorney', { is_registered: false, ...who });
}

/** The header that carries the token of a fresh login. */
export async function tokenOf(
  browser: Browser,
  who: object = MEMBER,
): Promise<{ authorization: string }> {
  const { data } = (await logIn(browser, who)).body;
  return { authorization: `Bearer ${(data as LoginData).token}` };
}

/** The attorney of the first login, registered under this name. */
export async function registerAs(browser: Browser, username: string, more: object = {}) {
  await identify(browser);
  return browser.post('setup_attorney', {
    id: '10002',
    username,
    password: 'First#2026pass',
    confirm_password: 'First#2026pass',
    secret_question: QUESTION,
    secret_answer: 'Rosewood',
    ...more,
  });
}

/** A browser that was asked a secret question: the first stage of a forgotten password. */
export async function asked(
  browser: Browser,
  who = { attorney_number: '10001', username: 'demoattorney1' },
): Promise<Browser> {
  await browser.post('get_secret_question', who);
  return browser;
}

/** The token at the end of the newest reset link that was mailed to an address. */
export async function mailedLink(app: FastifyInstance, to: string): Promise<string> {
  const mails = await app.services.mail.stored();
  const texts = mails.filter((mail) => mail.to === to).map((mail) => mail.text);
  const links = texts.map((text) => /\/reset-password#([\w-]+)/.exec(text)?.[1]);
  return links.find((link) => link !== undefined) ?? '';
}

/** Waits until what was asked for by mail was looked up, which is done after the answer. */
export async function asksDone(app: FastifyInstance): Promise<void> {
  const waiting = app.store.selectFrom('job').select('id');
  const asked = waiting.where('kind', '=', 'mail-asked').where('status', '=', 'waiting');
  await expect.poll(() => asked.execute()).toEqual([]);
}

/** Subjects of the mails an address got, newest first. */
export async function subjects(app: FastifyInstance, to: string): Promise<readonly string[]> {
  await asksDone(app);
  const mails = await app.services.mail.stored();
  return mails.filter((mail) => mail.to === to).map((mail) => mail.subject);
}

/** What the authenticator app shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return codeOf(secret, stepAt(moment));
}
