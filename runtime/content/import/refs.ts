// Finds what a `$ref` of a foreign schema names: in its own file by pointer, anchor or id, or in a file beside it.
import { posix } from 'node:path';
import type { Json, JsonObject } from '../../core/index.ts';
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

/**
 * What a ref names, seen from the file it stands in; undefined where there is no such thing. A schema within a file that has an
 * `$id` of its own is a file of its own (JSON Schema 2019-09, 9.1.2): refs in it are seen from there.
 */
export function targetOf(ref: string, from: string, source: SchemaFiles): Target | undefined {
  const [path = '', fragment = ''] = parted(ref);
  const found = path === '' ? whole(from, source) : fileNamed(path, from, source);
  if (found === undefined) return undefined;
  const { node, file } = found;
  const inside = fragment === '' ? node : within(node, fragment);
  return inside === undefined ? undefined : { node: inside, file, address: `${file}#${fragment}` };
}

/** The file that a schema is by its own `$id`, where it stands in the file `from`; else that one. */
export const fileAt = (node: JsonObject, from: string, source: SchemaFiles): string => {
  const id = idOf(node);
  const address = id === undefined ? undefined : addressOf(id, baseOf(from, source));
  const found = address === undefined ? undefined : namedIn(source).get(address);
  return found?.node === node ? found.file : from;
};

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

interface Part {
  readonly node: Json;
  readonly file: string;
}

function whole(file: string, source: SchemaFiles): Part | undefined {
  const node = source.files.get(file) ?? namedIn(source).get(file)?.node;
  return node === undefined ? undefined : { node, file };
}

function fileNamed(path: string, from: string, source: SchemaFiles): Part | undefined {
  const beside = placesOf(path, from).find((place) => source.files.has(place));
  if (beside !== undefined) return whole(beside, source);
  const address = addressOf(path, baseOf(from, source));
  const named = address === undefined ? undefined : namedIn(source).get(address);
  if (named !== undefined) return named;
  for (const [file, schema] of source.files) {
    const node = partWith(schema, (part) => isNamed(part.$id ?? part.id, path));
    if (node !== undefined) return { node, file };
  }
  return undefined;
}

const isNamed = (id: Json | undefined, path: string): boolean =>
  typeof id === 'string' && id !== '' && id.replace(/#$/, '') === path;

/** The name a schema gives itself; one that is only a fragment names a place in its file. */
function idOf({ $id, id }: JsonObject): string | undefined {
  const name = $id ?? id;
  return typeof name === 'string' && name !== '' && !name.startsWith('#') ? name : undefined;
}

/** Where files lie whose schemas say no address. */
const NOWHERE = 'https://schema.invalid/';

const addressOf = (name: string, base: string): string | undefined =>
  URL.canParse(name, base) ? new URL(name, base).href.replace(/#$/, '') : undefined;

function baseOf(file: string, { files }: SchemaFiles): string {
  const root = files.get(file);
  // A part that has a name of its own is known by it.
  if (root === undefined) return file;
  const lies = addressOf(file, NOWHERE) ?? NOWHERE;
  return (isObject(root) ? addressOf(idOf(root) ?? '', lies) : undefined) ?? lies;
}

const NAMED = new WeakMap<SchemaFiles, ReadonlyMap<string, Part>>();

/** Files and the parts of them that say what they are called, by their addresses. */
function namedIn(source: SchemaFiles): ReadonlyMap<string, Part> {
  const known = NAMED.get(source);
  if (known !== undefined) return known;
  const found = new Map<string, Part>();
  for (const [file, root] of source.files) {
    const base = baseOf(file, source);
    found.set(base, { node: root, file });
    for (const [address, node] of partsIn(root, base, true))
      if (!found.has(address)) found.set(address, { node, file: address });
  }
  NAMED.set(source, found);
  return found;
}

function* partsIn(node: Json | undefined, base: string, isRoot = false): Generator<[string, Json]> {
  if (Array.isArray(node)) for (const inner of node) yield* partsIn(inner, base);
  if (!isObject(node)) return;
  const id = isRoot ? undefined : idOf(node);
  const address = id === undefined ? undefined : addressOf(id, base);
  if (address !== undefined) yield [address, node];
  for (const inner of Object.values(node)) yield* partsIn(inner, address ?? base);
}

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
