// Counts what is answered, and shows the numbers to a monitor at `/metrics`.
import { METHODS } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Server } from '../context/context.ts';
import type { OpenStore } from '../store/index.ts';
import { countJobs } from '../store/upkeep/jobs.ts';
import { onJobEnd } from '../watching/job-ends.ts';
import type { Metrics, Read } from '../watching/metrics.ts';
import { placeOf } from './place.ts';
import type { Visit } from './visit.ts';

type Needs = Pick<Server, 'config' | 'db' | 'now' | 'releases'> & Pick<OpenStore, 'pool'>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where they are counted. */
    metrics: Metrics | undefined;
  }
}

const KNOWN_METHODS: ReadonlySet<string> = new Set(METHODS);
/** Whoever reads them often does not keep the database busy. */
const FRESH_MS = 5000;
/** A monitor waits for ten seconds, as a rule. */
const PATIENCE_MS = 3000;

/**
 * To be mounted before whatever may refuse a request; `pages` are the patterns of their addresses. Without the setting
 * nothing is counted.
 */
export async function mountMetrics(
  app: FastifyInstance,
  needs: Needs,
  pages: readonly string[],
): Promise<void> {
  if (!needs.config.metrics) {
    app.decorate('metrics', undefined);
    return;
  }
  const { createMetrics } = await import('../watching/metrics.ts');
  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  app.addHook('onRequest', async (request, reply) => count(metrics, { request, reply }, pages));
  const deaf = onJobEnd(({ seconds, ...done }) => metrics.job(done, seconds));
  app.addHook('onClose', async () => deaf());
  const read = remembered(() => readStore(needs));
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text(await read())),
  );
}

/** From here until the answer is written, or nobody waits for it any more. */
function count(metrics: Metrics, { request, reply }: Visit, pages: readonly string[]): void {
  metrics.began();
  reply.raw.once('close', () => {
    const { method } = request;
    metrics.ended(
      {
        method: KNOWN_METHODS.has(method) ? method : 'OTHER',
        route: placeOf(request, pages),
        status: reply.raw.writableEnded ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted',
      },
      reply.elapsedTime / 1000,
    );
  });
}

async function readStore({ db, now, releases, pool }: Needs): Promise<Read | undefined> {
  const late = wait(PATIENCE_MS, undefined, { ref: false });
  const jobs = await Promise.race([countJobs(db, now()).catch(() => undefined), late]);
  return (
    jobs && {
      jobs,
      pool: pool(),
      release: releases.current().id,
      unread: releases.unread() !== undefined,
    }
  );
}

/** The same for everybody who asks within a few seconds. */
function remembered<T>(look: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly found: Promise<T> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > FRESH_MS) last = { at, found: look() };
    return last.found;
  };
}
