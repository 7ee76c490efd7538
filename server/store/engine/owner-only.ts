// What is kept on the disk is for the user this server runs as alone: made so from the first write on, and mended where an older version made it otherwise.
import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** What a folder of ours lets whom do; of files that we write ourselves: `OWN_FILE`. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;
const OTHERS = 0o077;

/** Whatever this process makes from now on is closed to others, under any umask it was started with: the embedded database names no modes of its own. */
export function makeForOwner(): void {
  // Threads share the mask of the process, and may not set it.
  if (isMainThread) process.umask(OTHERS);
}

/** May others do anything with it? Where nothing is, nobody can. */
export function isOpen(path: string): boolean {
  const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 };
  return process.platform !== 'win32' && (mode & OTHERS) !== 0;
}

/** Closes a folder or file to others, and nothing in it; answers how many were open. What belongs to somebody else stays as it is. */
export function closeAlone(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? close(path, stat.mode) : 0;
}

/** The same with all that is in it. The folder itself comes last: a run that was cut short is found open again. */
export function closeWhole(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? closeParts(path, stat) + close(path, stat.mode) : 0;
}

function closeParts(folder: string, stat: Stats): number {
  if (!stat.isDirectory()) return 0;
  return readdirSync(folder).reduce((count, name) => {
    const path = join(folder, name);
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (!entry || entry.isSymbolicLink()) return count;
    return count + closeParts(path, entry) + close(path, entry.mode);
  }, 0);
}

function close(path: string, mode: number): number {
  if ((mode & OTHERS) === 0 || process.platform === 'win32') return 0;
  try {
    chmodSync(path, mode & OWN_FOLDER);
    return 1;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Somebody else's, on a disk that keeps no modes, or gone meanwhile.
    if (['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes(code)) return 0;
    throw error;
  }
}
