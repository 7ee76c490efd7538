// Looks at every file of a folder, byte by byte.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileState, InspectedFile, StoredFile } from '../ports.ts';
import { hashOf } from './accepted.ts';

/** One owner's folder after the other: however many there are, few are in memory. */
export async function* inspectFolder(root: string): AsyncGenerator<InspectedFile> {
  for (const kind of await foldersIn(root))
    for (const owner of await foldersIn(join(root, kind))) {
      const folder = join(root, kind, owner);
      for (const name of (await readdir(folder)).sort())
        if (name.endsWith('.json')) yield inspectEntry(folder, name);
    }
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function inspectEntry(folder: string, entry: string): Promise<InspectedFile> {
  const path = join(folder, entry);
  let file: StoredFile;
  try {
    file = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return { state: 'spoilt', key: '', name: '', path };
  }
  const { key, name, sha256 } = file;
  const body = join(folder, `${key}.bin`);
  return { state: await stateOf(body, sha256), key, name, path: body };
}

async function stateOf(path: string, sha256: string | undefined): Promise<FileState> {
  try {
    const body = await readFile(path);
    if (sha256 === undefined) return 'unproved';
    return hashOf(body) === sha256 ? 'whole' : 'spoilt';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}
