// Who is applying in this browser: a random token in a cookie, its hash and the lead in the store.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import { cookieOptions } from '../http/visit.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
} from '../store/applicant-sessions.ts';

const COOKIE = 'applicant';
const HOUR = 3_600_000;
/** Longer than a working day, shorter than a forgotten browser; each use starts it anew. */
const LIFETIME = 24 * HOUR;

type Cookies = Readonly<Record<string, string | undefined>>;

/** Binds this browser to the lead it just looked up; gives the name by which the session can be ended. */
export async function startSession(
  server: ServerContext,
  reply: FastifyReply,
  leadId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(server.now().getTime() + LIFETIME);
  // The hash tells sessions apart, and opens none.
  const name = hashOf(token);
  await insertSession(server.db, { token_hash: name, lead_id: leadId, expires_at: expires });
  reply.setCookie(COOKIE, token, { ...cookieOptions(server, '/'), maxAge: (30 * LIFETIME) / 1000 });
  return name;
}

/** The lead this browser is applying for, as long as the session lives. */
export async function currentLead(
  server: ServerContext,
  cookies: Cookies,
): Promise<string | undefined> {
  const token = cookies[COOKIE];
  if (!token) return undefined;
  const now = server.now();
  const session = await findSession(server.db, hashOf(token), now);
  if (!session) return undefined;
  const left = session.expires_at.getTime() - now.getTime();
  // Once an hour is often enough, and spares a write on nearly every call.
  if (left < LIFETIME - HOUR)
    await extendSession(server.db, hashOf(token), new Date(now.getTime() + LIFETIME));
  return session.lead_id;
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
