// What all tests of calls stand on: one real PostgreSQL server, and a new store of each kind to copy. Made before the first
// file, gone after the last; left out where only tests of other folders were asked for.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../../server/store/index.ts';
import { createDatabase, NEW_DATABASE } from './databases.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with who may make databases there, without a database. */
    postgres: string;
    /** A data folder with an embedded store that has its tables, and nobody at it. */
    newStore: string;
  }
}

/** Vitest's global setup; the answer is the teardown. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!(await needsStore(project))) return;
  const newStore = await mkdtemp(join(tmpdir(), 'portal-new-'));
  const { url, remove } = await startEmbeddedPostgres('postgres', false);
  const databaseUrl = await createDatabase(url, { name: NEW_DATABASE });
  for (const settings of [{ dataDir: newStore }, { dataDir: newStore, databaseUrl }])
    await (await openStore(settings)).close();
  project.provide('postgres', url);
  project.provide('newStore', newStore);
  return async () => {
    await remove();
    await rm(newStore, { recursive: true, force: true });
  };
}

/** Vitest tells nobody else what was asked for; where it no longer keeps that, everything was. */
async function needsStore(project: TestProject): Promise<boolean> {
  const { filenamePattern } = project.vitest as { readonly filenamePattern?: string[] };
  // Whoever watches may ask for others later.
  if (project.config.watch) return true;
  const { testFiles } = await project.globTestFiles(filenamePattern);
  return testFiles.some((file) => /\/tests\/(server|timed|faults)\//.test(file));
}
