// What stands where the store should be cannot be used: said in one line with the way out, and left as it was found.
import { statfsSync } from 'node:fs';

/** Its message is the one line shown at the start. */
export class UnusableStore extends Error {}

const NAMED = 5;
/** A store that is opened writes about as much. */
const LEAST_FREE = 16 * 1024 * 1024;

/** Files of somebody else where the store should be. */
export function foreignFiles(folder: string, names: readonly string[]): UnusableStore {
  const more = names.length - NAMED;
  const found = names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return new UnusableStore(
    `${folder} is no store of ours: it holds ${found}. Nothing was changed. ` +
      'Move them away, or set DATA_DIR to another folder.',
  );
}

/** A store of which something is missing or spoilt. */
export function brokenStore(folder: string, what: string): UnusableStore {
  return new UnusableStore(
    `The store in ${folder} is broken: ${what}. Nothing was removed. ` +
      'Put the folder back from a backup, or set DATA_DIR to another one.',
  );
}

/** A store that cannot be opened; the database itself does not say when it is for want of room. */
export function unopenedStore(folder: string, reason: string): UnusableStore {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > LEAST_FREE) return brokenStore(folder, `it cannot be opened (${reason})`);
  return new UnusableStore(
    `The store in ${folder} cannot be opened: its disk is full. Make room there, or set DATA_DIR to another folder.`,
  );
}

/** A store that a newer version has brought up to date. */
export function newerStore(migrations: readonly string[]): UnusableStore {
  return new UnusableStore(
    `A newer version has brought this store up to date (${migrations.slice(-NAMED).join(', ')}). Nothing was changed. ` +
      'Start that version or a later one, or put the store and its files back from a backup of before it.',
  );
}

/** A PostgreSQL server that cannot be reached, or does not let us in. */
export function unreachable(error: unknown): UnusableStore {
  const { message = '', code = '' } = error as {
    readonly message?: string;
    readonly code?: string;
  };
  return new UnusableStore(
    `DATABASE_URL leads to no database we can use (${message || code}). Start it, or correct DATABASE_URL.`,
  );
}
