// Leaving a load balancer: for a while before it stops the server says it is not ready, and still answers whoever comes.
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

export interface Draining {
  /** Since it was asked to stop. */
  begun: boolean;
}

/** Once it has begun no connection is kept for a further request: whoever comes back is sent to another server. */
export function mountDraining(app: FastifyInstance): Draining {
  const draining: Draining = { begun: false };
  app.decorate('draining', draining);
  app.addHook('onRequest', async (_request, reply) => {
    if (draining.begun) reply.header('connection', 'close');
  });
  return draining;
}
