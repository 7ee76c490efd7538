// Databases for the rates over HTTP: the embedded store in folders, and a PostgreSQL server that writes through to the disk.
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreSettings } from '../../server/store/index.ts';
import { loadEmbeddedPostgres } from '../server/helpers/embedded-postgres.ts';

export interface Databases {
  /** Settings of an empty database. */
  make(name: string): Promise<StoreSettings>;
  stop(): Promise<void>;
}

/** Opens each kind of store, by its name. */
export const STORES: Readonly<Record<string, () => Promise<Databases>>> = {
  pglite: async () => {
    const { folder, dataDir } = await newFolder();
    return {
      make: async (name) => ({ dataDir: await dataDir(name) }),
      stop: () => rm(folder, { recursive: true, force: true }),
    };
  },
  postgres: async () => {
    const { folder, dataDir } = await newFolder();
    const port = randomInt(20_000, 60_000);
    const password = randomBytes(12).toString('hex');
    const EmbeddedPostgres = await loadEmbeddedPostgres();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'postgres'),
      user: 'postgres',
      password,
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
    await server.start();
    return {
      async make(name) {
        await server.createDatabase(name);
        const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
        return { dataDir: await dataDir(name), databaseUrl };
      },
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'http-rate-'));
  // As root PostgreSQL runs under a user of its own, who must be able to reach its files.
  await chmod(folder, 0o755);
  const dataDir = async (name: string) => {
    const made = join(folder, name);
    await mkdir(made);
    return made;
  };
  return { folder, dataDir };
}
