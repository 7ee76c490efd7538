// One server for a whole group of tests, on a database and with a clock of its own.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../../../server/config/config.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import type { Tables } from '../../../server/store/index.ts';
import { Browser, NOW, startApp } from './app.ts';
import { type Databases, type DriverName, startDatabases } from './databases.ts';

export interface ServerOptions {
  readonly config?: Partial<Config>;
  /** The release it runs on, where it is not the repository's own. */
  readonly content?: () => Promise<ReleasedContent>;
  /** Tables without a row at the beginning of each test. */
  readonly emptied?: readonly (keyof Tables)[];
}

export interface AServer {
  readonly app: FastifyInstance;
  /** What the server takes for the present: `NOW` at the beginning of each test, and a test's to turn. */
  now: Date;
  /** A browser of somebody nobody has seen yet. */
  browser(): Browser;
}

/** To be called inside `describe`; the server runs from before the first test until after the last. */
export function aServer(
  driver: DriverName,
  { config = {}, content, emptied = [] }: ServerOptions = {},
): AServer {
  let databases: Databases | undefined;
  let app: FastifyInstance | undefined;
  const server: AServer = {
    now: NOW,
    get app() {
      if (!app) throw new Error('The server has not started yet.');
      return app;
    },
    browser: () => new Browser(server.app),
  };
  beforeAll(async () => {
    databases = await startDatabases(driver);
    const parts = { now: () => server.now, ...(content && { content: await content() }) };
    app = await startApp({ ...(await databases.fresh()), parts, config });
  });
  beforeEach(async () => {
    server.now = NOW;
    for (const table of emptied) await server.app.store.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });
  return server;
}
