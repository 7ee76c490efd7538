// Looks at every file of a folder, byte by byte, and for those that are to be there and are not.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderFile, FolderIndex } from '../../store/files/folder-files.ts';
import type { FileState, InspectedFile, StoredFile } from '../ports.ts';
import { hashOf } from './common/accepted.ts';

/** One owner's folder after the other: however many there are, few are in memory. Without an index only what lies there counts. */
export async function* inspectFolder(
  root: string,
  index?: FolderIndex,
): AsyncGenerator<InspectedFile> {
  const seen = new Set<string>();
  for await (const folder of ownersIn(root)) {
    seen.add(folder);
    yield* inspectOwner(root, folder, index);
  }
  if (!index) return;
  for await (const folder of index.folders())
    if (!seen.has(folder)) yield* inspectOwner(root, folder, index);
}

/** The folders of all owners, below `root`. */
export async function* ownersIn(root: string): AsyncGenerator<string> {
  for (const kind of await foldersIn(root))
    for (const owner of await foldersIn(join(root, kind))) yield `${kind}/${owner}`;
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function* inspectOwner(
  root: string,
  folder: string,
  index: FolderIndex | undefined,
): AsyncGenerator<InspectedFile> {
  const place = join(root, folder);
  const known = new Map((await index?.in(folder))?.map((file) => [file.key, file]));
  const names = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.sort()) {
    if (!name.endsWith('.json')) continue;
    const file = await inspectEntry(place, name, known);
    known.delete(file.key);
    // Of an entry that cannot be read, its name says which file it was of.
    if (file.key === '')
      for (const key of known.keys()) if (name === `${key.slice(0, 32)}.json`) known.delete(key);
    yield file;
  }
  // It may have been deleted since the folder was looked at.
  for (const { key, name } of known.values())
    if (await index?.has(key)) yield { state: 'missing', key, name, path: bodyOf(place, key) };
}

const bodyOf = (folder: string, key: string): string => join(folder, `${key}.bin`);

/** The entry of a file; undefined where it cannot be read. */
export async function readEntryAt(path: string): Promise<StoredFile | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function inspectEntry(
  folder: string,
  entry: string,
  known: ReadonlyMap<string, FolderFile>,
): Promise<InspectedFile> {
  const path = join(folder, entry);
  const file = await readEntryAt(path);
  if (!file) return { state: 'spoilt', key: '', name: '', path };
  const { key, name, sha256 } = file;
  const body = bodyOf(folder, key);
  // An entry that was exchanged together with its body says nothing of what was kept.
  const expected = known.get(key)?.sha256 ?? sha256;
  return { state: await stateOf(body, expected), key, name, path: body };
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
