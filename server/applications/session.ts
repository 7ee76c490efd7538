// Who is applying in this browser: a random token in a cookie, its hash and the lead in the store; until the mailbox is proved it opens nothing.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import { cookieOptions, type Visit } from '../http/visit.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
} from '../store/applicants/applicant-sessions.ts';
import { isKnownBrowser, renewBrowser } from './known-browsers.ts';

const COOKIE = 'applicant';
const HOUR = 3_600_000;
/** Longer than a working day, shorter than a forgotten browser; each use starts it anew. */
const LIFETIME = 24 * HOUR;

type Cookies = Readonly<Record<string, string | undefined>>;

/** The session of a browser that looked a lead up. */
export interface FoundSession {
  readonly token: string;
  /** The hash of the token: tells sessions apart, and opens none. */
  readonly name: string;
  readonly leadId: string;
  /** Without it the session says nothing, and does nothing, for the lead. */
  readonly proved: boolean;
}

/** Binds this browser to the lead it just looked up; at once for good where the mailbox was proved in it before. */
export async function startSession(
  server: ServerContext,
  visit: Visit,
  leadId: string,
): Promise<FoundSession> {
  const known = await isKnownBrowser(server, visit.request.cookies, leadId);
  if (known) await renewBrowser(server, visit, leadId);
  return bindBrowser(server, visit, leadId, known || !server.config.applicantCode);
}

/** The same for whoever brought no e-mail but a link: the mailbox is to be proved, wherever that was done before. */
export function startUnproved(
  server: ServerContext,
  visit: Visit,
  leadId: string,
): Promise<FoundSession> {
  return bindBrowser(server, visit, leadId, false);
}

async function bindBrowser(
  server: ServerContext,
  { reply }: Visit,
  leadId: string,
  proved: boolean,
): Promise<FoundSession> {
  const { db, now } = server;
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now().getTime() + LIFETIME);
  const name = hashOf(token);
  const proved_at = proved ? now() : null;
  const row = { token_hash: name, lead_id: leadId, expires_at: expires, proved_at };
  await insertSession(db, { ...row, code_hash: null, code_expires_at: null });
  const maxAge = (30 * LIFETIME) / 1000;
  reply.setCookie(COOKIE, token, { ...cookieOptions(server, '/'), maxAge });
  return { token, name, leadId, proved };
}

/** The session of this browser, as long as it lives, proved or not. */
export async function foundSession(
  server: ServerContext,
  cookies: Cookies,
): Promise<FoundSession | undefined> {
  const token = cookies[COOKIE];
  if (!token) return undefined;
  const now = server.now();
  const name = hashOf(token);
  const session = await findSession(server.db, name, now);
  if (!session) return undefined;
  const left = session.expires_at.getTime() - now.getTime();
  // Once an hour is often enough, and spares a write on nearly every call.
  if (left < LIFETIME - HOUR)
    await extendSession(server.db, name, new Date(now.getTime() + LIFETIME));
  return { token, name, leadId: session.lead_id, proved: session.proved_at !== null };
}

/** The lead this browser is applying for; only where the mailbox is proved, and as long as the session lives. */
export async function currentLead(
  server: ServerContext,
  cookies: Cookies,
): Promise<string | undefined> {
  const session = await foundSession(server, cookies);
  return session?.proved ? session.leadId : undefined;
}

/**
 * Ends one session by its name, whatever cookie the browser has by now: a sign-out may arrive after the next look-up.
 * For the same reason the cookie stays, which opens nothing any more: taking it back might take back its successor.
 */
export async function endNamedSession(server: ServerContext, name: string): Promise<void> {
  await deleteSession(server.db, name);
}

/** Ends the session of the cookie, here and in the store. */
export async function endSession(
  server: ServerContext,
  reply: FastifyReply,
  cookies: Cookies,
): Promise<void> {
  const token = cookies[COOKIE];
  if (token) await deleteSession(server.db, hashOf(token));
  reply.clearCookie(COOKIE, cookieOptions(server, '/'));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
