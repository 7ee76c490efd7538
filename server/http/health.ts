// Says how the server is: alive, and ready to work.

import type { FastifyInstance } from 'fastify';
import type { Server } from '../context/context.ts';
import { COME_BACK } from './errors.ts';
import { readiness } from './readiness.ts';

type HealthNeeds = Pick<Server, 'config' | 'db' | 'releases' | 'services'>;

/** Mounts `/healthz` and `/readyz`. */
export function mountHealth(app: FastifyInstance, needs: HealthNeeds): void {
  const { releases } = needs;
  const quiet = { logLevel: 'warn' } as const;

  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  const findTroubles = readiness(needs);
  app.get('/readyz', quiet, async (request, reply) => {
    const troubles = app.draining.begun ? ['stopping'] : await findTroubles(request.log);
    if (troubles.length > 0)
      return reply.code(503).header('retry-after', COME_BACK).send({ status: 'error', troubles });
    const unread = releases.unread();
    return {
      status: 'ok',
      ...(unread && { release: { unread, serving: releases.current().id } }),
    };
  });
}
