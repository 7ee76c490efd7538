// The folders this server writes to: tried at the start, so that a full or closed disk is said then and not to the first visitor.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  closeAlone,
  closeWhole,
  isOpen,
  makeForOwner,
  OWN_FILE,
  OWN_FOLDER,
} from '../store/engine/owner-only.ts';
import type { Config } from './config.ts';

const PROBE = Buffer.alloc(64 * 1024);

/** Where uploaded files are kept, unless a bucket is set. */
export function filesFolder({ filesDir, dataDir }: Config): string {
  return filesDir ?? join(dataDir, 'files');
}

/** The folders we write to at work, as the settings have them. */
export function writtenFolders(config: Config): readonly string[] {
  const files = config.filesBucket ? [] : [filesFolder(config)];
  return config.databaseUrl === undefined ? [config.dataDir, ...files] : files;
}

/** Makes the data folder, for this user alone, and tries it. */
export async function requireDataFolder({ dataDir }: Config): Promise<void> {
  makeForOwner();
  await requireFolder(dataDir);
}

/** Makes a folder, for this user alone, and writes to it; throws what the system says where it takes nothing. */
export async function requireFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, PROBE, { mode: OWN_FILE });
  } catch (error) {
    // The system does not name what it was writing when the disk was full.
    throw Object.assign(error as Error, { path: folder });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** What we keep in the data folder, besides `store.new-…`. */
const OURS = ['store', 'store.lock', 'files', 'secret.key', 'security.log'];

/**
 * Closes what an earlier version left open to others, once it is known to be ours, and says so. Of uploaded files, which
 * may be very many, only a folder that is open itself is looked through.
 */
export async function closeFolders(
  config: Config,
  progress: (line: string) => void,
): Promise<void> {
  const { dataDir, filesBucket } = config;
  const files = filesFolder(config);
  const names = await readdir(dataDir);
  const isOurs = (name: string) => OURS.includes(name) || name.startsWith('store.new-');
  const closed = [
    // A folder that others use too is theirs to close.
    ...(names.every(isOurs) ? [closeAlone(dataDir)] : []),
    ...names
      .filter((name) => isOurs(name) && name !== 'files')
      .map((name) => closeWhole(join(dataDir, name))),
    ...(!filesBucket && isOpen(files) ? [closeWhole(files)] : []),
  ];
  const count = closed.reduce((sum, some) => sum + some, 0);
  if (count > 0)
    progress(
      `Closed ${count} files and folders of ${dataDir} that other users of this machine could open`,
    );
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
    await mkdir(folder, { mode: OWN_FOLDER });
  } catch (error) {
    // Another process of ours may have made it meanwhile.
    if (!(await isThere())) throw error;
  }
}
