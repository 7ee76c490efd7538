// Reads a foreign schema with the files its refs name, from this machine only.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, posix } from 'node:path';
import type { Json, Pointer } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { levelsOf } from '../read/levels.ts';
import { fileOf, placesOf, type SchemaFiles } from './refs.ts';

/** More files than this are a whole library, and no form. */
const MOST_FILES = 200;
const MOST_FOLDERS = 20;
/** What lies deeper is not looked into. */
const MOST_LEVELS = 500;

/** The schema and what it names, by path; a file that cannot be read is not among them. */
export async function readSchemaFiles(main: string, schema: Json): Promise<SchemaFiles> {
  const files = new Map([[main, schema]]);
  for (const [file, read] of files) {
    for (const path of pathsIn(read)) {
      if (files.size >= MOST_FILES) return { main, files };
      const places = placesOf(path, file);
      if (places.some((place) => files.has(place))) continue;
      for (const place of places) {
        const found = await jsonAt(place);
        if (found === undefined) continue;
        files.set(place, found);
        break;
      }
    }
  }
  if (isNamedByItself(files)) await withNeighbours(main, files);
  return { main, files };
}

/** Does a ref name something by which no file is called? It may be what a file calls itself. */
function isNamedByItself(files: ReadonlyMap<string, Json>): boolean {
  const known = new Set(files.keys());
  return [...files].some(([file, read]) =>
    pathsIn(read).some((path) => !placesOf(path, file).some((place) => known.has(place))),
  );
}

/** Every schema beside the main file and in the folders beside it: they may be named by what they call themselves. */
async function withNeighbours(main: string, files: Map<string, Json>): Promise<void> {
  const folder = dirname(main);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  const places = [
    folder,
    ...folders.slice(0, MOST_FOLDERS).map(({ name }) => posix.join(folder, name)),
  ];
  for (const place of places) {
    for (const name of (await readdir(place).catch(() => [])).sort()) {
      const file = posix.join(place, name);
      if (files.size >= MOST_FILES) return;
      if (!name.endsWith('.json') || files.has(file)) continue;
      const found = await jsonAt(file);
      if (isObject(found) && typeof (found.$id ?? found.id) === 'string') files.set(file, found);
    }
  }
}

/** The same of a part of a file: `pointer` leads to it. */
export const readSchemaPart = (file: string, pointer: Pointer): Promise<SchemaFiles> =>
  readSchemaFiles(`${file}~part`, { $ref: `${basename(file)}#${encodeURI(pointer)}` });

/** Every file that the refs of a schema name. */
function pathsIn(node: Json | undefined): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(pathsIn);
  if (!isObject(node)) return [];
  const own = typeof node.$ref === 'string' ? fileOf(node.$ref) : '';
  return [...(own === '' ? [] : [own]), ...Object.values(node).flatMap(pathsIn)];
}

async function jsonAt(file: string): Promise<Json | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    return levelsOf(text) > MOST_LEVELS ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}
