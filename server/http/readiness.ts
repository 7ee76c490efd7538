// What keeps the server from its work at the moment: a database that is away or takes no changes, a disk without room.
import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from '../context.ts';
import { writtenFolders } from '../data-folders.ts';
import { ping, StoreAway } from '../store/index.ts';

/** In the words of `/readyz`. */
export type Trouble = 'store-away' | 'store-busy' | 'store-read-only' | 'disk-full' | 'disk-away';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Found = readonly [Trouble, details: object, said: string];

const MEGABYTE = 1024 * 1024;

/** Looks anew at each call; what it finds goes to the log once, until it has passed. */
export function readiness({ config, db }: Pick<Server, 'config' | 'db'>) {
  let told = new Set<string>();

  async function ofStore(): Promise<readonly Found[]> {
    try {
      await ping(db);
      return [];
    } catch (error) {
      const why = error instanceof StoreAway ? error.why : 'away';
      return [[`store-${why}`, { err: error }, `the database cannot be used (${why})`]];
    }
  }

  async function ofDisk(path: string): Promise<readonly Found[]> {
    try {
      const { bavail, bsize } = await statfs(path);
      const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
      if (freeMb >= config.minFreeDiskMb) return [];
      return [['disk-full', { path, freeMb }, `there is hardly any room left in ${path}`]];
    } catch (error) {
      return [['disk-away', { path, err: error }, `${path} cannot be looked at`]];
    }
  }

  return async (log: Log): Promise<readonly Trouble[]> => {
    const found = await Promise.all([ofStore(), ...writtenFolders(config).map(ofDisk)]);
    const now = new Set<string>();
    for (const [, details, said] of found.flat()) {
      if (!told.has(said)) log.error(details, said);
      now.add(said);
    }
    told = now;
    return [...new Set(found.flat().map(([trouble]) => trouble))];
  };
}
