// From which network the call comes that is answered just now, for those who let each have its turn.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { clientOf } from './client-address.ts';

const CALL = new AsyncLocalStorage<string>();

/** Has `whoseCall` know of every call of the app from its handler on: what reads a body is called back from the connection, which knows nothing of the call. */
export function knowWhoseCall(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => CALL.run(clientOf(request.ip), done));
}

/** A name of the network; nothing where something is done for nobody's call, as a job is. */
export const whoseCall = (): string | undefined => CALL.getStore();
