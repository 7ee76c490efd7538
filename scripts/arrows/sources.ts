// Reads every source file of the house once: its imports, its functions and its length.
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { functionsOf, type Measured } from './functions.ts';
import { type Import, importsOf } from './imports.ts';
import { parse } from './parse.ts';
import { NOT_OURS, ROOMS } from './table.ts';

export interface Source {
  readonly file: string;
  readonly imports: readonly Import[];
  readonly functions: readonly Measured[];
  readonly lines: number;
}

const SHEET = /\.css$/;

/** The sources below a folder, in the rooms of the table. */
export async function readSources(root: string): Promise<readonly Source[]> {
  return Promise.all(
    (await sourceFiles(root)).map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const lines = text.split('\n').length - 1;
      if (SHEET.test(file)) return { file, imports: [], functions: [], lines };
      const parsed = parse(file, text);
      return { file, imports: importsOf(parsed), functions: functionsOf(parsed), lines };
    }),
  );
}

/** Paths of the sources below a folder, from there. */
export async function sourceFiles(root: string): Promise<readonly string[]> {
  const folders = new Set(ROOMS.map(({ path }) => path.split('/')[0] ?? ''));
  return (await Promise.all([...folders].map((folder) => filesBelow(root, folder)))).flat();
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile() && /\.([mc]?js|tsx?|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !NOT_OURS.test(file))
    .sort();
}

/** The file that an import of a file means. */
export const targetOf = (file: string, name: string): string =>
  posix.normalize(posix.join(posix.dirname(file), name.split('?')[0] ?? name));

/** File → the files of ours that it imports. */
export function graphOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      imports
        .filter(({ name }) => name.startsWith('.'))
        .map(({ name }) => targetOf(file, name))
        .filter((target) => known.has(target)),
    ]),
  );
}
