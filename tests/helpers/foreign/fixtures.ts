// The schemas of others that stand in the tests: each with its files, its layout where it has one, and where it is from.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import { ROOT } from '../../../server/common/root.ts';

const FOLDER = join(ROOT, 'tests/fixtures/import');

export interface Foreign {
  readonly name: string;
  readonly schema: Json;
  /** Where the file lies, for whoever follows its refs. */
  readonly file: string;
  readonly source: string;
  readonly licence: string;
  /** The layout beside it. */
  readonly ui?: JsonObject;
  /** Answers that came with it, where nobody could guess some. */
  readonly answers?: readonly Json[];
}

interface Listed {
  readonly source: string;
  readonly licence: string;
  /** Schemas by name; each lies in the file `<name>.schema.json`. */
  readonly schemas: readonly string[];
}

const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

const optional = (file: string): Json | undefined => (isThere(file) ? read(file) : undefined);

/** A sample of RJSF's playground: the schema that stands for it, or why there is none. */
export interface PlaygroundSample {
  readonly sample: string;
  readonly as?: string;
  readonly none?: string;
}

/** Every sample, by the name it has there. */
export const playgroundSamples = (): readonly PlaygroundSample[] =>
  read(join(FOLDER, 'playground/samples.json')) as unknown as readonly PlaygroundSample[];

/** All of them, in the order of the list. */
export function foreignSchemas(): readonly Foreign[] {
  const listed = read(join(FOLDER, 'sources.json')) as unknown as readonly Listed[];
  return listed.flatMap(({ source, licence, schemas }) =>
    schemas.map((name) => {
      const file = join(FOLDER, `${name}.schema.json`);
      const ui = optional(join(FOLDER, `${name}.ui.json`)) as JsonObject | undefined;
      const answers = optional(join(FOLDER, `${name}.answers.json`)) as readonly Json[] | undefined;
      const beside = { ...(ui !== undefined && { ui }), ...(answers !== undefined && { answers }) };
      return { name, schema: read(file), file, source, licence, ...beside };
    }),
  );
}

/** Every schema file of the folder, by its path there: none may lie there without being tried. */
export const schemaFiles = (): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)));

/** One schema without refs to other files: what they name stands in its definitions, as plain RJSF wants it. */
export function bundled({ schema, file }: Foreign): Json {
  const definitions: Record<string, Json> = {};
  const folder = join(file, '..');
  const inline = (node: Json, from: string): Json => {
    if (Array.isArray(node)) return node.map((inner: Json) => inline(inner, from));
    if (!isObject(node)) return node;
    const made: Record<string, Json> = {};
    for (const [word, value] of Object.entries(node)) {
      if (value === undefined) continue;
      made[word] =
        word === '$ref' && typeof value === 'string' ? named(value, from) : inline(value, from);
    }
    return made;
  };
  const named = (ref: string, from: string): string => {
    if (ref.startsWith('#')) return ref;
    const path = [from, join(from, '..'), folder].map((one) => join(one, ref)).find(isThere);
    // Named by what it calls itself, within this file.
    if (path === undefined) return ref;
    const name = relative(FOLDER, path).replace(/[^a-z]/gi, '-');
    if (definitions[name] === undefined) {
      definitions[name] = true;
      const { $id: _id, $schema: _schema, ...target } = read(path) as JsonObject;
      definitions[name] = inline(target as Json, join(path, '..'));
    }
    return `#/definitions/${name}`;
  };
  const whole = inline(schema, folder);
  if (Object.keys(definitions).length === 0 || !isObject(whole)) return schema;
  const { $id: _id, ...own } = whole;
  return {
    ...own,
    definitions: { ...(isObject(own.definitions) ? own.definitions : {}), ...definitions },
  };
}

function isThere(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
