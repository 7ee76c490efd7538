// The staff of the tests: logging in with both steps, and reading the links that came by mail.
import type { FastifyInstance } from 'fastify';
import { asksDone } from './accounts.ts';
import type { Answer, Browser } from './app.ts';

export const STAFF_PASSWORD = 'Portal#2026';

/** The first step. */
export const staffLogin = (
  browser: Browser,
  email: string,
  password = STAFF_PASSWORD,
): Promise<Answer> => browser.post('/api/staff/login', { email, password });

/** The ticket of the right password. */
export async function staffTicket(browser: Browser, email: string): Promise<string> {
  return ((await staffLogin(browser, email)).body.data as { ticket: string }).ticket;
}

/** What the app of one of the demo's staff shows. */
export async function demoCode(browser: Browser, email: string): Promise<string> {
  const { body } = await browser.post('/api/demo/staff-code', { email });
  return (body as unknown as { code: string }).code;
}

/** The header that carries the token of a fresh login of one of the demo's staff. */
export async function staffToken(
  browser: Browser,
  email: string,
): Promise<{ authorization: string }> {
  const ticket = await staffTicket(browser, email);
  const code = await demoCode(browser, email);
  const { body } = await browser.post('/api/staff/login', { ticket, code });
  return { authorization: `Bearer ${(body.data as { token: string }).token}` };
}

/** The token at the end of the newest link for a password that was mailed to an address; '' where there is none. */
export async function staffLink(app: FastifyInstance, to: string): Promise<string> {
  await asksDone(app);
  const mails = (await app.services.mail.stored()).filter((mail) => mail.to === to);
  const links = mails.map(({ text }) => /\/staff\/password#([\w-]+)/.exec(text)?.[1]);
  return links.find((link) => link !== undefined) ?? '';
}
