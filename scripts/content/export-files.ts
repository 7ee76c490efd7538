// `npm run content -- export`: the files of a release, byte for byte, in a folder of its own.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../server/config/config.ts';
import type { Store } from '../../server/store/index.ts';
import { filesOf } from './files-of.ts';

/** Throws in words where the folder has something in it, or the files are not kept. */
export async function exportFiles(db: Store, number: number, folder: string): Promise<void> {
  const files = await filesOf(db, number);
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0)
    throw new ConfigError(`${folder} is not empty. Nothing was written: name another folder.`);
  for (const [path, body] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  console.log(`The ${files.size} files of release ${number} are in ${resolve(folder)}.`);
}
