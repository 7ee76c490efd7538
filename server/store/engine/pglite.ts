// The driver for the embedded store: PGlite behind a pool of its one connection.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPoolClient } from 'kysely';
import type { Driver } from './driver.ts';
import { lockFolder } from './lock.ts';
import { OwnFiles } from './own-files.ts';
import { makeForOwner } from './owner-only.ts';
import { PLANNER } from './planner.ts';
import { prepareFolder } from './template.ts';
import { unopenedStore } from './unusable.ts';

/** Numbers stay numbers and calendar dates stay text, as with the PostgreSQL driver. */
const PARSERS = { 20: Number, 1082: (text: string) => text };

/** Opens `<dataDir>/store`, making it at the first start; refuses when another process has it. */
export async function openPglite(
  dataDir: string,
  progress: (line: string) => void,
): Promise<Driver> {
  makeForOwner();
  await mkdir(resolve(dataDir), { recursive: true });
  const folder = join(resolve(dataDir), 'store');
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    await prepareFolder(folder, progress);
    const database = await open(folder);
    const close = async () => {
      await database.close();
      await lock.release();
    };
    return { kind: 'pglite', ...poolOf(database), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** What keeps a database from opening is in its files, whatever words it finds for it. */
async function open(folder: string): Promise<PGlite> {
  try {
    const database = await PGlite.create({ fs: new OwnFiles(folder), parsers: PARSERS });
    await database.exec(PLANNER);
    return database;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    throw unopenedStore(folder, reason);
  }
}

/** One connection, handed from one user to the next in order of asking. */
function poolOf(database: PGlite): Pick<Driver, 'pool' | 'count'> {
  let turn: Promise<void> = Promise.resolve();
  let asked = 0;
  const pool = {
    async connect() {
      asked += 1;
      const before = turn;
      let done: () => void = () => undefined;
      turn = new Promise((resolve) => {
        done = () => {
          asked -= 1;
          resolve();
        };
      });
      await before;
      return clientOf(database, done);
    },
    end: () => turn,
  };
  const count = () => {
    const used = Math.min(asked, 1);
    return { used, idle: 1 - used, most: 1, waiting: asked - used };
  };
  return { pool, count };
}

function clientOf(database: PGlite, release: () => void): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows } = await database.query(text, [...parameters]);
    const command = text.trimStart().slice(0, 6).toUpperCase();
    return { command, rowCount: affectedRows ?? 0, rows };
  };
  return { query, release } as unknown as PostgresPoolClient;
}
