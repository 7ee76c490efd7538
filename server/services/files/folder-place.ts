// The place of files in a folder: reads and leaves its mark there.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FILE } from '../../store/engine/owner-only.ts';
import { MARK, type Place } from './common/place.ts';

/** `has` says whether a file is in that folder. */
export function folderPlace(root: string, has: Place['has']): Place {
  const file = join(root, MARK);
  return {
    address: root,
    has,
    readMark: () => markIn(root),
    async writeMark(mark) {
      const draft = `${file}.${process.pid}`;
      try {
        await writeFile(draft, `${mark}\n`, { mode: OWN_FILE });
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

/** The mark that lies in a folder; undefined where none does, or no such folder is there. */
export async function markIn(root: string): Promise<string | undefined> {
  try {
    return (await readFile(join(root, MARK), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
