// One request of a browser with the answer it will get, and the cookies given along with it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/context.ts';

/** One request of a browser, and the answer it will get. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whether people reach us over https. */
export function isSecure({ publicUrl }: ServerContext['config']): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** How our cookies are kept: for requests of our own pages under this path, out of reach of scripts. */
export function cookieOptions({ config }: Pick<ServerContext, 'config'>, path: string) {
  const secure = isSecure(config);
  return { path, httpOnly: true, sameSite: 'strict', secure } as const;
}
