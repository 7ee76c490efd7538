// What passed once is remembered by the hash of what it read, so that only what changed is looked at again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where a pass of that name is remembered. */
export interface Stamp {
  readonly cacheDir: string;
  readonly name: string;
  /** Everything the result follows from. */
  readonly read: readonly string[];
}

/** What a look finds, or nothing where the same was found right before. A read-only disk costs time only. */
export async function unlessKnown<T>(
  { cacheDir, name, read }: Stamp,
  look: () => Promise<readonly T[]> | readonly T[],
): Promise<readonly T[]> {
  const hash = createHash('sha256');
  for (const text of read) hash.update(`${text.length}\n${text}\n`);
  const stamp = join(cacheDir, `${name}-${hash.digest('hex').slice(0, 32)}`);
  if (existsSync(stamp)) return [];
  const found = await look();
  if (found.length > 0) return found;
  await mkdir(dirname(stamp), { recursive: true })
    .then(() => writeFile(stamp, ''))
    .catch(() => undefined);
  return found;
}
