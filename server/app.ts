// Builds the server: everything it serves is registered here, in plain sight. Listening is main.ts's business.
import { join } from 'node:path';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { ELSEWHERE_WORDS, type Texts } from '../runtime/core/index.ts';
import { slowDownCodes } from './accounts/slow-codes.ts';
import { readContracts } from './calls/contracts.ts';
import { calls } from './calls/index.ts';
import { mountCalls } from './calls/mount.ts';
import { mountDropboxEvents } from './calls/signing/dropbox-events.ts';
import { mountStudioContent } from './calls/studio/content.ts';
import { mountShownContent } from './calls/studio/shown-by-link.ts';
import { ROOT } from './common/root.ts';
import type { Config } from './config/config.ts';
import { closeFolders, requireDataFolder } from './config/data-folders.ts';
import { Candidates } from './content/candidates/candidates.ts';
import { previousReleases } from './content/previous.ts';
import { openReleases, type Releases } from './content/publish/releases.ts';
import type { ReleasedContent } from './content/released.ts';
import { compiledFor, loadShipped } from './content/shipped.ts';
import type { Server, Services } from './context/context.ts';
import { loadDemoWorld, mountDemo } from './demo-world.ts';
import { mountDraining } from './draining.ts';
import { meetDeadlines } from './flows/index.ts';
import { removeUnclaimed } from './forms/unsent-files.ts';
import { mountAddresses, refuseAddress } from './http/addresses.ts';
import { originsOfBases } from './http/base-origins.ts';
import { mountBodies } from './http/bodies.ts';
import { mountContent } from './http/content.ts';
import { mountCookies } from './http/cookies.ts';
import { mountErrors } from './http/errors.ts';
import { isFromThisMachine } from './http/from-this-machine.ts';
import { mountHealth } from './http/health.ts';
import { mountLengths } from './http/lengths.ts';
import { loggerOptions, RequestLog } from './http/log.ts';
import { mountMetrics } from './http/metrics.ts';
import { mountPages } from './http/pages.ts';
import { pagePatterns } from './http/place.ts';
import { mountRequestIds, requestIds } from './http/request-id.ts';
import { compiledWhenAsked } from './http/request-schemas.ts';
import { LARGEST_BODY } from './http/room.ts';
import { mountSecurity } from './http/security.ts';
import { mountSecurityContact } from './http/security-contact.ts';
import { mountTracing } from './http/tracing.ts';
import { isSecure } from './http/visit.ts';
import { knowWhoseCall, whoseCall } from './http/whose-call.ts';
import { type JobWorker, startJobs } from './jobs/worker.ts';
import { forgetReceived } from './received/index.ts';
import { requireOwnSecret } from './secret-check.ts';
import { operator, serverSecurityLog } from './security-log.ts';
import { openWorkers, type WorkerPool } from './services/workers/index.ts';
import { startServices } from './start-services.ts';
import { openStore, type Store } from './store/index.ts';
import { keepTidy, type Tidying } from './store/upkeep/tidy.ts';
import { publishDue } from './studio/releasing/index.ts';
import { forgetDeliveries, tellUnsetWebhooks } from './webhooks/index.ts';

/** Parts a test or a tool brings of its own; the rest is made as usual. */
export interface Parts {
  readonly content?: ReleasedContent;
  readonly services?: Partial<Services>;
  readonly now?: () => Date;
  readonly clientDir?: string;
  /** Whoever brings it closes it. */
  readonly workers?: WorkerPool;
  /** Told what takes time at the start. */
  readonly progress?: (line: string) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    services: Services;
    releases: Releases;
    candidates: Candidates;
  }
}

const CLIENT_DIR = join(ROOT, 'dist/client');

/** Opens the store, loads the content and registers every route; `close()` lets go of all of it. */
export async function buildApp(config: Config, parts: Parts = {}): Promise<FastifyInstance> {
  const progress = parts.progress ?? (() => undefined);
  const now = parts.now ?? (() => new Date());
  await requireDataFolder(config);
  const security = serverSecurityLog(config, now);
  const store = await openStore(config, progress);
  try {
    const { db } = store;
    await closeFolders(config, progress);
    const shipping = { demo: config.demo, now, progress };
    const content = parts.content ?? (await loadShipped(db, shipping));
    const clientDir = parts.clientDir ?? CLIENT_DIR;
    const pages = pagePatterns(clientDir);
    const app = newApp(config, () => releases.current().texts, pages);
    const { log } = app;
    const reporting = { log, security, operator: operator(), compile: compiledFor(db, shipping) };
    const releases = await openReleases({ db, now, ...reporting }, content);
    const address = () => addressOf(app, config);
    const workers = parts.workers ?? openWorkers({ network: whoseCall });
    const services = await startServices(
      { config, db, content: () => releases.current(), now, log, workers, address, serves: true },
      parts.services,
    );
    await requireOwnSecret(db, services.crypto);
    await services.esign.prepare();
    tellUnsetWebhooks(config, releases.current(), progress);
    const candidates = openCandidates(db, config);
    const server: Server = {
      ...{ config, db, services, workers, releases, candidates, security, now, log },
    };
    if (config.demo) await loadDemoWorld({ ...server, progress });
    const upkeep = upkeepOf(server);
    app.decorate('store', db);
    app.decorate('services', services);
    app.decorate('releases', releases);
    app.decorate('candidates', candidates);
    app.addHook('onClose', async () => {
      await upkeep.stop();
      services.mail.close();
      await candidates.end();
      if (!parts.workers) await workers.close();
      await store.close();
    });
    mountTracing(app, config, pages);
    mountRequestIds(app);
    knowWhoseCall(app);
    mountDraining(app);
    await mountMetrics(app, { ...server, pool: store.pool }, pages);
    await mount(app, server, clientDir);
    app.addHook('onReady', async () => upkeep.start());
    return app;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Requests under way to one receiver. */
const TOLD_AT_ONCE = 4;

/** What goes on beside the calls, from when the server is ready until it ends. */
function upkeepOf(server: Server) {
  const { db, now, services, releases } = server;
  let tidying: Tidying | undefined;
  let workers: readonly JobWorker[] = [];
  return {
    start(): void {
      workers = [
        startJobs(server, {
          before: async () => {
            await releases.refresh();
            await publishDue(server);
          },
        }),
        ...services.webhooks.receivers.map((receiver) =>
          startJobs(server, { receiver, atOnce: TOLD_AT_ONCE }),
        ),
      ];
      tidying = keepTidy(db, now, services.files, {
        tidy: async (before) => {
          await forgetReceived(server, operator());
          await meetDeadlines({ ...server, content: releases.current() });
          await removeUnclaimed(server, before);
          await forgetDeliveries(server);
          await slowDownCodes(db);
        },
      });
    },
    async stop(): Promise<void> {
      await tidying?.stop();
      services.webhooks.close();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** The one builder of changes. In the demo drafts are play, and nothing is held against them. */
const openCandidates = (db: Store, { demo }: Config): Candidates =>
  new Candidates(demo ? {} : { previous: () => previousReleases(db) });

/** Where people reach us, as far as we know it ourselves: behind a proxy PUBLIC_URL says so. */
function addressOf(app: FastifyInstance, config: Config): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  return config.publicUrl ?? `http://${config.host}:${port}`;
}

function newApp(config: Config, texts: () => Texts, pages: readonly string[]): FastifyInstance {
  return Fastify({
    frameworkErrors: refuseAddress(texts),
    logger: loggerOptions(config, pages),
    logController: new RequestLog(),
    genReqId: requestIds(config.trustProxy),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: LARGEST_BODY,
    // Whoever sends a word a minute holds a connection for nothing.
    requestTimeout: config.longestRequestMs,
    http: { headersTimeout: config.longestRequestMs, connectionsCheckingInterval: 1000 },
    schemaController: { compilersFactory: { buildValidator: compiledWhenAsked() } },
    // Strict: a body is taken as it is or refused, never bent into shape.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allowUnionTypes: true,
        // Of contracts: said to pages that read a service elsewhere.
        keywords: [...ELSEWHERE_WORDS],
        // Contracts are held against their own meta-schema by the check, not at every start.
        meta: false,
        validateSchema: false,
      },
    },
  });
}

async function mount(app: FastifyInstance, server: Server, clientDir: string): Promise<void> {
  const { config, releases, db } = server;
  const texts = () => releases.current().texts;
  mountErrors(app, texts);
  mountLengths(app);
  mountAddresses(app);
  await mountSecurity(app, server, originsOfBases(clientDir));
  await mountCookies(app, isSecure(config));
  await app.register(fastifyMultipart);
  mountBodies(app);
  mountHealth(app, server);
  mountSecurityContact(app, server);
  mountContent(app, releases, db);
  const contracts = readContracts();
  mountCalls(app, server, calls, contracts);
  if (config.demo) await mountDemo(app, server, contracts);
  mountStudioContent(app, server);
  mountShownContent(app, server);
  mountDropboxEvents(app, server);
  mountPages(app, {
    clientDir,
    texts,
    isDemo: (request) => config.demo && isFromThisMachine(config, request),
  });
}
