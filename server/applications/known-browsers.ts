// Browsers in which the mailbox of a lead was proved: there the application goes on without a question, a sign-out or a weekend later.
import { createHash, randomBytes } from 'node:crypto';
import type { ServerContext } from '../context/context.ts';
import { cookieOptions, type Visit } from '../http/visit.ts';
import { hasBrowser, moveBrowser, putBrowser } from '../store/applicants/applicant-browsers.ts';
import { inTransaction } from '../store/index.ts';

const COOKIE = 'applicant_browser';
/** Applications rest for weeks; each return starts it anew. */
const LIFETIME = 90 * 24 * 3_600_000;

/** Was the mailbox of this lead proved in this browser? */
export async function isKnownBrowser(
  { db, now }: ServerContext,
  cookies: Readonly<Record<string, string | undefined>>,
  leadId: string,
): Promise<boolean> {
  const token = cookies[COOKIE];
  if (!token) return false;
  return hasBrowser(db, { token_hash: hashOf(token), lead_id: leadId }, now());
}

/** Knows a known browser for longer. */
export async function renewBrowser(
  server: ServerContext,
  visit: Visit,
  leadId: string,
): Promise<void> {
  const token = visit.request.cookies[COOKIE];
  if (!token) return;
  await putBrowser(server.db, rowOf(server, token, leadId));
  writeCookie(server, visit, token);
}

/**
 * Knows this browser from now on. It gets a new token, whatever it brought: one that somebody else may have put there
 * must not become worth something. Other leads it is known for come along.
 */
export async function rememberBrowser(
  server: ServerContext,
  visit: Visit,
  leadId: string,
): Promise<void> {
  const before = visit.request.cookies[COOKIE];
  const token = randomBytes(32).toString('base64url');
  await inTransaction(server.db, async (trx) => {
    if (before) await moveBrowser(trx, hashOf(before), hashOf(token));
    await putBrowser(trx, rowOf(server, token, leadId));
  });
  writeCookie(server, visit, token);
}

function rowOf({ now }: ServerContext, token: string, lead_id: string) {
  return { token_hash: hashOf(token), lead_id, expires_at: new Date(now().getTime() + LIFETIME) };
}

function writeCookie(server: ServerContext, { reply }: Visit, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(server, '/api'), maxAge: LIFETIME / 1000 });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
