// The session of a logged-in attorney: a token in the Authorization header.
import type { Json } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { attempt } from '../security-events/index.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { endBearer, type Headers, hashOfBearer, holderOf } from './bearer.ts';
import { enabled } from './disabled.ts';

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
  const id = await holderOf(server, request, 'session');
  return id === undefined ? undefined : enabled(await findAttorney(server.db, id));
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
  const id = await endBearer(server, request, 'session');
  if (id !== undefined) attempt(request, 'session.ended', { who: { kind: 'attorney', id } });
}

/** The hash under which the request's session is kept; '' without one. */
export const sessionHash = (request: Headers): string => hashOfBearer(request, 'session');
