// A PostgreSQL server of a test's own, which it may kill, stop in the middle of a word, and start again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/helpers/embedded-postgres.ts';

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
  const { server, databaseDir, remove, ...at } = await startEmbeddedPostgres('mortal', true);
  const url = `${at.url}/postgres`;
  const postmaster = () =>
    Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const everyProcess = (signal: NodeJS.Signals) => {
    // The postmaster first: what stands still starts no child that the list would lack.
    const pid = postmaster();
    process.kill(pid, signal);
    for (const child of childrenOf(pid)) tell(child, signal);
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
    remove,
  };
}

/** A child may end between the list and the signal, as one does that goes on without its client. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
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
