// What may stand in a file of content: its meta-schema, and those that this one names.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ContentSource, readJson } from '../../../runtime/content/index.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import { ROOT } from '../../common/root.ts';

/** A JSON Schema by the name of its file, with all that it names, directly or not. */
export interface Description {
  readonly entry: string;
  readonly schemas: Readonly<Record<string, JsonObject>>;
}

/** By the `$schema` it names; of one that names none, or that cannot be read, what files like it beside it have. */
export function descriptionOf(
  source: ContentSource,
  path: string,
  text: string,
): Description | undefined {
  const entry = schemaNamed(text) ?? schemaBeside(source, path);
  if (entry === undefined || readMeta(entry) === undefined) return undefined;
  const schemas = new Map<string, JsonObject>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas.has(name) ? undefined : readMeta(name);
    if (!schema) continue;
    schemas.set(name, schema);
    waiting.push(...namedIn(schema));
  }
  return { entry, schemas: Object.fromEntries(schemas) };
}

/** The name of the file of its meta-schema. */
function schemaNamed(text: string | undefined): string | undefined {
  const read = text === undefined ? undefined : readJson(text);
  const value = read && 'value' in read && isObject(read.value) ? read.value.$schema : undefined;
  return typeof value === 'string' ? basename(value) : undefined;
}

/** That of a file of the same kind: one is begun before it says what it is. */
function schemaBeside(source: ContentSource, path: string): string | undefined {
  const kind = kindOf(path);
  for (const [other, text] of source) {
    const named = other === path || kindOf(other) !== kind ? undefined : schemaNamed(text);
    if (named !== undefined) return named;
  }
  return undefined;
}

/** `schemas/forms … schema.json`, `schemas/forms … form.json`, `schemas/views … json`: where files of one kind stand, and their ending. */
function kindOf(path: string): string {
  const [top = '', folder = '', ...rest] = path.split('/');
  const name = basename(path);
  const ending = name.slice(name.indexOf('.') + 1);
  if (rest.length < 2) return `${dirname(path)} … ${ending}`;
  return `${top}/${folder} … ${ending === 'json' ? name : ending}`;
}

const read = new Map<string, JsonObject | undefined>();
const NAME = /^[\w-]+\.schema\.json$/;

/** They are part of the program: each is read once. */
function readMeta(name: string): JsonObject | undefined {
  if (!read.has(name)) read.set(name, readOnce(name));
  return read.get(name);
}

function readOnce(name: string): JsonObject | undefined {
  if (!NAME.test(name)) return undefined;
  try {
    return JSON.parse(readFileSync(join(ROOT, 'schemas/meta', name), 'utf8')) as JsonObject;
  } catch {
    return undefined;
  }
}

/** Other files that a schema points to. */
function namedIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== '$ref' || typeof inner !== 'string') return namedIn(inner);
    const [file = ''] = inner.split('#');
    return file === '' ? [] : [basename(file)];
  });
}
