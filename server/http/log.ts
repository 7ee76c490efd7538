// What is written about a request: method, pattern of its address and time. Never bodies, queries, e-mails, tokens or addresses of people.
import { hostname } from 'node:os';
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import { currentTracing } from '../watching/spans.ts';
import { logLines } from './log-lines.ts';
import { loggedError } from './logged-error.ts';
import { placeOf } from './place.ts';

/** Logger settings for Fastify. A request is told by the pattern of its address; `pages` are those of the pages. */
export function loggerOptions(
  config: Config,
  pages: readonly string[],
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    stream: logLines(),
    // Lines of several processes come together in one place.
    base: { hostname: hostname(), pid: process.pid },
    mixin: traceOfLine,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: placeOf(request, pages),
      }),
      err: loggedError,
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
    const line = { req: request, res: reply, responseTime: inMicroseconds(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}

/** Milliseconds without what is below a microsecond: the rest is noise, in which a search for a number finds anything. */
const inMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000;

/** A line leads to its trace, where there is one. */
function traceOfLine(): object {
  const [, trace_id, span_id] = currentTracing()?.current()?.split('-') ?? [];
  return trace_id === undefined ? {} : { trace_id, span_id };
}
