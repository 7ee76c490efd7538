// Sessions: a token in the Authorization header, renewed by use; attorneys and staff have their own, and neither is the other's.
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import { networkOf } from '../http/client-address.ts';
import { seenOf } from '../http/seen.ts';
import type { Visit } from '../http/visit.ts';
import {
  findToken,
  renewSession,
  type SessionPlace,
  takeToken,
} from '../store/accounts/account-tokens.ts';
import { LIFETIMES, tokenKey } from './tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type SessionPurpose = 'session' | 'staff-session';

/** However busy: whoever holds a token longer than this shows the password again. */
const LONGEST: Readonly<Record<SessionPurpose, number>> = {
  session: 7 * 24 * HOUR,
  'staff-session': 12 * HOUR,
};
/** Renewing this often is enough, and spares a write on nearly every call. */
const RENEWAL = 10 * MINUTE;

export type Headers = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Id of whoever holds the live session whose token the request carries. */
export async function holderOf(
  server: ServerContext,
  request: Headers,
  purpose: SessionPurpose,
): Promise<string | undefined> {
  const token = bearerOf(request);
  if (token === '') return undefined;
  const now = server.now();
  const session = await findToken(server.db, tokenKey(purpose, token), now);
  if (!session) return undefined;
  const longest = session.created_at.getTime() + LONGEST[purpose];
  const end = Math.min(now.getTime() + LIFETIMES[purpose], longest);
  const used = session.used_at ?? session.created_at;
  if (now.getTime() - used.getTime() >= RENEWAL)
    await renewSession(server.db, session.token_hash, {
      expires_at: new Date(end),
      used_at: now,
      network: networkOf(request.ip),
    });
  return session.holder;
}

/** Where a session that begins with this call is: its browser, and its network alone. */
export const placeOf = (visit: Visit): SessionPlace => ({
  browser: seenOf(visit).browser,
  network: networkOf(visit.request.ip),
});

/** Ends the session of this token; tells whose it was, if there was one. */
export async function endBearer(
  server: ServerContext,
  request: Headers,
  purpose: SessionPurpose,
): Promise<string | undefined> {
  const token = bearerOf(request);
  if (token === '') return undefined;
  const ended = await takeToken(server.db, tokenKey(purpose, token), server.now());
  return ended?.holder;
}

/** The hash under which the request's session is kept; '' without one. */
export function hashOfBearer(request: Headers, purpose: SessionPurpose): string {
  const token = bearerOf(request);
  return token === '' ? '' : tokenKey(purpose, token).token_hash;
}

/** `Bearer <token>`; a bare token is accepted too. */
export function bearerOf({ headers }: Headers): string {
  return (headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim();
}
