// Finds what a `$ref` of a foreign schema names: in its own file by pointer, anchor or id, or in a file beside it.
import { posix } from 'node:path';
import type { Json } from '../../core/index.ts';
import { getAt, isObject } from '../../core/index.ts';

/** Schemas by their paths; the one that is imported has the path `main`. */
export interface SchemaFiles {
  readonly main: string;
  readonly files: ReadonlyMap<string, Json>;
}

/** A piece of a schema, the file it stands in, and one name for both. */
export interface Target {
  readonly node: Json;
  readonly file: string;
  readonly address: string;
}

/** One schema that nothing lies beside. */
export const alone = (schema: Json): SchemaFiles => ({
  main: 'schema.json',
  files: new Map([['schema.json', schema]]),
});

/** What a ref names, seen from the file it stands in; undefined where there is no such thing. */
export function targetOf(ref: string, from: string, { files }: SchemaFiles): Target | undefined {
  const [path = '', fragment = ''] = parted(ref);
  const found = path === '' ? whole(from, files) : fileNamed(path, from, files);
  if (found === undefined) return undefined;
  const { node, file } = found;
  const inside = fragment === '' ? node : within(node, fragment);
  return inside === undefined ? undefined : { node: inside, file, address: `${file}#${fragment}` };
}

/** Where a file that a ref names may lie: beside the one it is named in, or from a folder further out. */
export function placesOf(path: string, from: string): readonly string[] {
  if (isAddress(path)) return [];
  const places: string[] = [];
  for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
    places.push(posix.join(folder, path));
    if (folder === posix.dirname(folder)) return places;
  }
}

/** The part of a ref that names a file; empty where it stays in its own. */
export const fileOf = (ref: string): string => parted(ref)[0] ?? '';

const isAddress = (path: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(path);

const parted = (ref: string): readonly string[] => ref.split('#', 2);

function whole(
  file: string,
  files: SchemaFiles['files'],
): { node: Json; file: string } | undefined {
  const node = files.get(file);
  return node === undefined ? undefined : { node, file };
}

function fileNamed(path: string, from: string, files: SchemaFiles['files']) {
  const beside = placesOf(path, from).find((place) => files.has(place));
  if (beside !== undefined) return whole(beside, files);
  for (const [file, schema] of files) {
    const node = partWith(schema, (part) => isNamed(part.$id ?? part.id, path));
    if (node !== undefined) return { node, file };
  }
  return undefined;
}

const isNamed = (id: Json | undefined, path: string): boolean =>
  typeof id === 'string' && id !== '' && id.replace(/#$/, '') === path;

function within(root: Json, fragment: string): Json | undefined {
  try {
    const pointer = decodeURIComponent(fragment);
    if (pointer.startsWith('/')) return getAt(root, pointer);
    return partWith(
      root,
      ({ $anchor, $id, id }) =>
        $anchor === pointer || $id === `#${pointer}` || id === `#${pointer}`,
    );
  } catch {
    return undefined;
  }
}

/** The first part of a schema, itself among them, that this is true of. */
function partWith(
  node: Json | undefined,
  is: (part: { readonly [word: string]: Json | undefined }) => boolean,
): Json | undefined {
  if (Array.isArray(node)) {
    for (const inner of node) {
      const found = partWith(inner, is);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(node)) return undefined;
  if (is(node)) return node;
  return partWith(Object.values(node) as Json[], is);
}
