// Addresses that nobody can mean: percent signs that spell no text, and NUL, which no database holds.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import { sendRefusal } from './errors.ts';

/** Refuses them before any route looks at its parameters. */
export function mountAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new Refusal('BAD_REQUEST');
  });
}

/** What the router itself cannot read never reaches the error handler of the app. */
export function refuseAddress(texts: () => Texts) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    request.log.info('an address nobody can read');
    sendRefusal(reply, new Refusal('BAD_REQUEST'), texts());
  };
}
