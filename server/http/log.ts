// What is written about a request: method, path and time. Never bodies, queries, e-mails, tokens or addresses of people.
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { logLines } from './log-lines.ts';

/** Logger settings for Fastify. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    stream: logLines(),
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: withoutTokens(request.url.split('?', 1)[0] ?? ''),
      }),
      err: (error: Error & { readonly code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: withoutValues(error.message),
        stack: withoutValues(error.stack ?? ''),
      }),
    },
  };
}

/** One line for each request, once it is answered: what was asked for and what became of it. None when it comes. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}

/** Whoever has the address of a signing or reset page can use it, so its last part stays out. */
function withoutTokens(path: string): string {
  return path.replace(/\/(sign|reset-password)\/[^/]+/, '/$1/…');
}

/** Database errors quote the values they stumbled over. */
function withoutValues(text: string): string {
  return text.replaceAll(/=\([^)]*\)/g, '=(…)').replaceAll(/"[^"]{40,}"/g, '"…"');
}
