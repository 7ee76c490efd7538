// What keeps the server from its work at the moment: a database that is away or takes no changes, files that are not where
// they were, a disk without room.
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../common/refusals.ts';
import { writtenFolders } from '../config/data-folders.ts';
import type { Server } from '../context/context.ts';
import { ping, StoreAway } from '../store/index.ts';
import { isFull } from './errors.ts';

/** In the words of `/readyz`. */
export type Trouble =
  | 'store-away'
  | 'store-busy'
  | 'store-read-only'
  | 'files-away'
  | 'disk-full'
  | 'disk-away';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Found = readonly [Trouble, details: object, message: string];

const MEGABYTE = 1024 * 1024;
/** Files are tried by writing to them, and anybody may ask us how we are. */
const TRY_FILES_EVERY = 5000;
/** Whoever watches us wants to know within moments. */
const PATIENCE = 2000;

/** Looks anew at each call; what it finds goes to the log once, until it has passed. */
export function readiness(needs: Pick<Server, 'config' | 'db' | 'services'>) {
  const { config, db } = needs;
  const ofFiles = triedFiles(needs);
  let reported = new Set<string>();
  return async (log: Log): Promise<readonly Trouble[]> => {
    const disks = writtenFolders(config).map((path) => ofDisk(path, config.minFreeDiskMb));
    const found = (await Promise.all([ofStore(db), ofFiles(), ...disks])).flat();
    const now = new Set<string>();
    for (const [, details, message] of found) {
      if (!reported.has(message)) log.error(details, message);
      now.add(message);
    }
    reported = now;
    return [...new Set(found.map(([trouble]) => trouble))];
  };
}

async function ofStore(db: Server['db']): Promise<readonly Found[]> {
  try {
    await ping(db);
    return [];
  } catch (error) {
    const why = error instanceof StoreAway ? error.why : 'away';
    return [[`store-${why}`, { err: error }, `the database cannot be used (${why})`]];
  }
}

async function ofDisk(path: string, leastMb: number): Promise<readonly Found[]> {
  try {
    const { bavail, bsize } = await statfs(path);
    const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
    if (freeMb >= leastMb) return [];
    return [['disk-full', { path, freeMb }, `there is hardly any room left in ${path}`]];
  } catch (error) {
    return [['disk-away', { path, err: error }, `${path} cannot be looked at`]];
  }
}

/** What was found a moment ago holds: nobody makes us write by asking. */
function triedFiles({ services }: Pick<Server, 'services'>): () => Promise<readonly Found[]> {
  let last: { readonly at: number; readonly found: Promise<readonly Found[]> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > TRY_FILES_EVERY) last = { at, found: tryFiles(services) };
    return last.found;
  };
}

async function tryFiles({ files }: Server['services']): Promise<readonly Found[]> {
  const late = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error('no answer');
  });
  try {
    const tried = files.check();
    // It fails after us where it fails.
    tried.catch(() => undefined);
    await Promise.race([tried, late]);
    return [];
  } catch (error) {
    // The database is looked at by itself.
    if (error instanceof StoreAway) return [];
    if (isFull(error)) return [['disk-full', { err: error }, 'no file can be written: full']];
    const code = error instanceof Refusal ? error.code : undefined;
    return [
      code === 'NO_ROOM'
        ? ['disk-full', { refusal: code }, 'the file storage is full']
        : ['files-away', { refusal: code, err: error }, 'files can be neither kept nor opened'],
    ];
  }
}
