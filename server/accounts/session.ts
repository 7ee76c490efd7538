// The session of a logged-in attorney: a token in the Authorization header, renewed by use.
import type { FastifyRequest } from 'fastify';
import type { Json } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { deleteToken, extendToken, findToken } from '../store/account-tokens.ts';
import { type Attorney, findAttorney } from '../store/attorneys.ts';
import { LIFETIMES, tokenKey } from './tokens.ts';

const MINUTE = 60_000;
/** However busy: whoever holds a token longer than this shows the password again. */
const LONGEST = 7 * 24 * 60 * MINUTE;
/** Renewing this often is enough, and spares a write on nearly every call. */
const RENEWAL = 10 * MINUTE;

type Headers = Pick<FastifyRequest, 'headers'>;

/** The attorney whose live token the request carries, or the refusal that means "log in again". */
export async function requireAttorney(server: ServerContext, request: Headers): Promise<Attorney> {
  const attorney = await loggedInAttorney(server, request);
  if (!attorney) throw new Refusal('UNAUTHORIZED');
  return attorney;
}

/** The same where nobody needs to be logged in. */
export async function loggedInAttorney(
  server: ServerContext,
  request: Headers,
): Promise<Attorney | undefined> {
  const id = await tokenHolder(server, request);
  return id === undefined ? undefined : findAttorney(server.db, id);
}

/** Refuses another attorney's id, number or username; a call that names none means the token's. */
export function requireOwn(attorney: Attorney, given: Json | undefined): void {
  if (given === undefined || given === null || given === '') return;
  const text = String(given).trim().toLowerCase();
  const own = [attorney.id, attorney.username?.toLowerCase()];
  if (!own.includes(text)) throw new Refusal('UNAUTHORIZED');
}

/** Ends the session of this token, if there is one. */
export async function endAttorneySession(server: ServerContext, request: Headers): Promise<void> {
  const token = bearerOf(request);
  if (token !== '') await deleteToken(server.db, tokenKey('session', token));
}

/** The hash under which the request's session is kept; '' without one. */
export function sessionHash(request: Headers): string {
  const token = bearerOf(request);
  return token === '' ? '' : tokenKey('session', token).token_hash;
}

async function tokenHolder(server: ServerContext, request: Headers): Promise<string | undefined> {
  const token = bearerOf(request);
  if (token === '') return undefined;
  const now = server.now();
  const session = await findToken(server.db, tokenKey('session', token), now);
  if (!session) return undefined;
  const end = Math.min(now.getTime() + LIFETIMES.session, session.created_at.getTime() + LONGEST);
  if (end - session.expires_at.getTime() >= RENEWAL)
    await extendToken(server.db, session.token_hash, new Date(end));
  return session.attorney_id;
}

/** `Bearer <token>`; a bare token is accepted too. */
function bearerOf({ headers }: Headers): string {
  return (headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim();
}
