// Where tests keep the folders they throw away: in memory where there is plenty, since stores are a thousand small files each.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const PLENTY_BYTES = 4 * 1024 ** 3;

/** A folder for temporary files: one in memory with at least 4 GiB free, or else the system's own. */
export function scratchFolder() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= PLENTY_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
