// A PostgreSQL server of a test's own, which it may kill, stop in the middle of a word, and start again.
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { loadEmbeddedPostgres } from '../../server/helpers/embedded-postgres.ts';

export interface MortalPostgres {
  /** Address of its one database. */
  readonly url: string;
  /** Ends it at once, as a crash does: no connection is closed properly, nothing is written out. */
  die(): Promise<void>;
  start(): Promise<void>;
  /** Every process of it stands still; connections stay open. */
  freeze(): void;
  thaw(): void;
  rows<Row extends pg.QueryResultRow>(query: string): Promise<readonly Row[]>;
  /** For good, with its files. */
  remove(): Promise<void>;
}

/** Makes one and starts it. */
export async function mortalPostgres(): Promise<MortalPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-mortal-'));
  await chmod(folder, 0o755);
  const databaseDir = join(folder, 'postgres');
  const port = randomInt(20_000, 60_000);
  const password = randomBytes(12).toString('hex');
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // What is killed here is a process, never the machine: what was written is with the system and survives.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const postmaster = () =>
    Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const everyProcess = (signal: NodeJS.Signals) => {
    for (const pid of [postmaster(), ...childrenOf(postmaster())]) process.kill(pid, signal);
  };
  return {
    url,
    async die() {
      const pid = postmaster();
      // "Immediate": it leaves as it stands, and recovers from its log at the next start.
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await wait(5);
    },
    start: () => server.start(),
    freeze: () => everyProcess('SIGSTOP'),
    thaw: () => everyProcess('SIGCONT'),
    async rows<Row extends pg.QueryResultRow>(query: string) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Row>(query)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
