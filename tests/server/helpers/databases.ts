// Databases for tests: the embedded store in a folder of its own, and databases on the PostgreSQL server of this run.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { StoreSettings } from '../../../server/store/index.ts';
import { copyStore } from '../../helpers/copied-store.ts';

export const DRIVERS = ['pglite', 'postgres'] as const;
/** For suites about calls rather than rows: the browser tests go the same ways on the embedded store. */
export const ON_POSTGRES = ['postgres'] as const;
export type DriverName = (typeof DRIVERS)[number];

export interface Databases {
  /** Settings of a new database that has its tables and nothing in them; of one without tables where it is `empty`. */
  fresh(options?: { readonly empty?: boolean }): Promise<StoreSettings>;
  stop(): Promise<void>;
}

/**
 * Starts what is needed for databases of one kind: a folder, or a corner of the run's PostgreSQL server. The embedded
 * store takes ten times as long to start, so it is for suites about rows alone.
 */
export async function startDatabases(driver: DriverName = 'postgres'): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  let count = 0;
  return {
    async fresh({ empty = false } = {}) {
      count += 1;
      const dataDir = join(folder, `data-${count}`);
      if (driver === 'postgres')
        return {
          dataDir,
          databaseUrl: await createDatabase(
            inject('postgres'),
            empty ? {} : { like: NEW_DATABASE },
          ),
        };
      if (!empty) await copyStore(inject('newStore'), dataDir);
      return { dataDir };
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The database on the server that has its tables, and no connection: new ones are copied from it. */
export const NEW_DATABASE = 'portal_new';

/** A new database on the server of this run, a copy of another or empty; it goes with the server. */
export async function createDatabase(
  server: string,
  { name = `portal_${randomBytes(8).toString('hex')}`, like = 'template1' } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await copied(client, `create database ${name} template ${like}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}

/** Somebody was at the database that is copied, such as the server itself cleaning up. Five seconds were waited for them. */
const IN_USE = '55006';
const MOST_TRIES = 12;

async function copied(client: pg.Client, statement: string, tries = 1): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== IN_USE || tries === MOST_TRIES) throw error;
    await copied(client, statement, tries + 1);
  }
}
