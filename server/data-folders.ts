// The folders this server writes to: tried at the start, so that a full or closed disk is said then and not to the first visitor.
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const PROBE = Buffer.alloc(64 * 1024);

/** Where uploaded files are kept. */
export function filesFolder({ filesDir, dataDir }: Config): string {
  return filesDir ?? join(dataDir, 'files');
}

/** Makes the folders and writes to them; throws what the system says of the first that takes nothing. */
export async function requireFolders(config: Config): Promise<void> {
  for (const folder of [config.dataDir, filesFolder(config)]) {
    await mkdir(folder, { recursive: true });
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
