// One real PostgreSQL server for all server tests: started before the first file, ended after the last.
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with who may make databases there, without a database. */
    postgres: string;
  }
}

/** Vitest's global setup; the answer is the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startEmbeddedPostgres('postgres', false);
  project.provide('postgres', url);
  return remove;
}
