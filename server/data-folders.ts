// The folders this server writes to: tried at the start, so that a full or closed disk is said then and not to the first visitor.
import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from './config.ts';

const PROBE = Buffer.alloc(64 * 1024);

/** Where uploaded files are kept, unless a bucket is set. */
export function filesFolder({ filesDir, dataDir }: Config): string {
  return filesDir ?? join(dataDir, 'files');
}

/** Makes the folders and writes to them; throws what the system says of the first that takes nothing. */
export async function requireFolders(config: Config): Promise<void> {
  const { dataDir, filesBucket } = config;
  for (const folder of filesBucket ? [dataDir] : [dataDir, filesFolder(config)]) {
    await makeFolder(folder);
    const probe = join(folder, `.probe-${randomUUID()}`);
    try {
      await writeFile(probe, PROBE);
    } catch (error) {
      // The system does not name what it was writing when the disk was full.
      throw Object.assign(error as Error, { path: folder });
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }
}

/** Makes a folder and those around it. Node's own way tries for ever where the system takes none, as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = () =>
    stat(folder).then(
      (known) => known.isDirectory(),
      () => false,
    );
  if (await isThere()) return;
  const around = dirname(resolve(folder));
  if (around !== resolve(folder)) await makeFolder(around);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process of ours may have made it meanwhile.
    if (!(await isThere())) throw error;
  }
}
