// Reads a foreign schema with the files its refs name, from this machine only.
import { readFile } from 'node:fs/promises';
import type { Json } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { fileOf, placesOf, type SchemaFiles } from './refs.ts';

/** More files than this are a whole library, and no form. */
const MOST_FILES = 200;

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
  return { main, files };
}

/** Every file that the refs of a schema name. */
function pathsIn(node: Json | undefined): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(pathsIn);
  if (!isObject(node)) return [];
  const own = typeof node.$ref === 'string' ? fileOf(node.$ref) : '';
  return [...(own === '' ? [] : [own]), ...Object.values(node).flatMap(pathsIn)];
}

async function jsonAt(file: string): Promise<Json | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Json;
  } catch {
    return undefined;
  }
}
