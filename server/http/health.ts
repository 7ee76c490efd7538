// Says how the server is: alive, ready to work, and a few numbers for a monitor.

import type { FastifyInstance } from 'fastify';
import type { Server } from '../context.ts';
import { COME_BACK } from './errors.ts';
import { readiness } from './readiness.ts';

type HealthNeeds = Pick<Server, 'config' | 'db' | 'releases'>;

/** Mounts `/healthz`, `/readyz` and, where it is open, `/metrics`. */
export function mountHealth(app: FastifyInstance, needs: HealthNeeds): void {
  const { config, releases } = needs;
  const answered = new Map<string, number>();
  app.addHook('onResponse', async (_request, reply) => {
    const family = `${Math.floor(reply.statusCode / 100)}xx`;
    answered.set(family, (answered.get(family) ?? 0) + 1);
  });
  // What a person quotes to us, and what the log has it under.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const quiet = { logLevel: 'warn' } as const;

  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  const findTroubles = readiness(needs);
  app.get('/readyz', quiet, async (request, reply) => {
    const troubles = await findTroubles(request.log);
    if (troubles.length > 0)
      return reply.code(503).header('retry-after', COME_BACK).send({ status: 'error', troubles });
    const unread = releases.unread();
    return {
      status: 'ok',
      ...(unread && { release: { unread, serving: releases.current().id } }),
    };
  });
  if (!config.metrics) return;
  app.get('/metrics', quiet, async (_request, reply) => {
    const lines = [
      '# TYPE http_responses_total counter',
      ...[...answered].map(([family, n]) => `http_responses_total{status="${family}"} ${n}`),
      '# TYPE csp_reports_total counter',
      `csp_reports_total ${app.cspReports.count}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(0)}`,
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}
