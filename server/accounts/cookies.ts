// Account tokens that live in cookies no script can read: the step before registering, the question that was asked, and the known device.
import type { ServerContext } from '../context/context.ts';
import { cookieOptions, type Visit } from '../http/visit.ts';
import { LIFETIMES } from './tokens.ts';

const PATH = '/api';

export type CookiePurpose = 'register' | 'question' | 'device' | 'staff-device';

/** The token of a cookie; '' where there is none. */
export function readCookie(visit: Visit, purpose: CookiePurpose): string {
  return visit.request.cookies[purpose] ?? '';
}

/** Gives the browser a token to keep. */
export function writeCookie(
  server: ServerContext,
  visit: Visit,
  purpose: CookiePurpose,
  token: string,
): void {
  const maxAge = LIFETIMES[purpose] / 1000;
  visit.reply.setCookie(purpose, token, { ...cookieOptions(server, PATH), maxAge });
}

/** Takes it back. */
export function clearCookie(server: ServerContext, visit: Visit, purpose: CookiePurpose): void {
  visit.reply.clearCookie(purpose, cookieOptions(server, PATH));
}
