// The name a request has in our log, in its answer and in what a person quotes to us: that of our proxy, else our own.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { trustsPeer } from './trusted.ts';

export const REQUEST_ID = 'x-request-id';
/** What every tracer and proxy writes; nothing that could carry an address of somebody or break a line of the log. */
const SHAPE = /^[\w.:=+-]{8,128}$/;

/** Gives each request its name: what a proxy of ours (`trusted`) calls it is kept, what anybody else writes is not. */
export function requestIds(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustsPeer(trusted);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    if (typeof given === 'string' && SHAPE.test(given) && isTrusted(socket.remoteAddress))
      return given;
    return randomUUID();
  };
}

/** Says it in every answer. */
export function mountRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
}
