// Databases for tests: the embedded store in a folder of its own, and databases on the PostgreSQL server of this run.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
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

/** Starts what is needed for databases of one kind: a folder, or a corner of the run's PostgreSQL server. */
export async function startDatabases(driver: DriverName): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  let count = 0;
  return {
    async fresh() {
      count += 1;
      const dataDir = join(folder, `data-${count}`);
      if (driver === 'pglite') return { dataDir };
      return { dataDir, databaseUrl: await createDatabase(inject('postgres')) };
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A new, empty database on the server of this run; it goes with the server. */
async function createDatabase(server: string): Promise<string> {
  const name = `portal_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}
