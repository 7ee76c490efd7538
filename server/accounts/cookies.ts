// Account tokens that live in cookies no script can read: the step before registering, and the known device.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { LIFETIMES } from './tokens.ts';

/** One request of a browser, and the answer it will get. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type CookiePurpose = 'register' | 'device';

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
  visit.reply.setCookie(purpose, token, { ...options(server), maxAge });
}

/** Takes it back. */
export function clearCookie(server: ServerContext, visit: Visit, purpose: CookiePurpose): void {
  visit.reply.clearCookie(purpose, options(server));
}

function options(server: ServerContext) {
  const secure = server.config.publicUrl?.startsWith('https:') ?? false;
  return { path: '/api', httpOnly: true, sameSite: 'strict', secure } as const;
}
