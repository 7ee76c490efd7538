// Every option that a kind of content file has: where it is written, what it is called, what it does and for whom it is.
import { childPointer, getAt, isObject, type Json, type Schema } from '../../core/index.ts';

/** For whom an option is: what is changed every day, what needs care, and what goes with the program. */
export const LEVELS = ['everyday', 'advanced', 'programmers'] as const;

/** One word that a content file may have, as its meta-schema tells of it. */
export interface Option {
  /** Where it is written in a file: `start.map[].to`, with `<name>` for names that are free. */
  readonly path: string;
  readonly name: string;
  /** JSON Pointer in the meta-schema. */
  readonly place: string;
  /** What its meta-schema says, with what it takes over from a definition. */
  readonly schema: Schema;
  readonly required: boolean;
  /** JSON Pointer of the definition it takes over. */
  readonly definition?: string;
  /** The path at which the same words were told already. */
  readonly as?: string;
}

/** One of several things of a list, or of things by name: `moves[]`, `roles.<name>`. */
export interface Entry {
  readonly path: string;
  readonly place: string;
  readonly schema: Schema;
}

/** All that a meta-schema lets a file say, in the order in which it tells it. */
export interface Options {
  readonly options: readonly Option[];
  readonly entries: readonly Entry[];
}

/** The options of a meta-schema. What stands in several places (a definition) is told at the first. */
export function optionsOf(meta: Schema): Options {
  const found: Found = { meta, options: [], entries: [], described: new Map() };
  walk(meta, { path: '', place: '', known: [] }, found);
  return {
    options: found.options.map((option) => withDescription(option, found.options)),
    entries: found.entries,
  };
}

/** Only where something is told below an earlier path, it is worth a look. */
function withDescription({ as, ...option }: Option, all: readonly Option[]): Option {
  const isDescribed =
    as !== undefined && all.some(({ path }) => path.startsWith(as) && path !== as);
  return isDescribed ? { ...option, as } : option;
}

interface Found {
  readonly meta: Schema;
  readonly options: Option[];
  readonly entries: Entry[];
  /** Definition → the path at which it was told. */
  readonly described: Map<string, string>;
}

interface Here {
  readonly path: string;
  readonly place: string;
  /** Words that are told already, of which a branch only says more. */
  readonly known: readonly string[];
}

/** A schema with what it takes over from a definition of its file, and the definition. */
export function withDefinition(
  meta: Schema,
  schema: Schema,
): { readonly schema: Schema; readonly definition?: string } {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return { schema };
  const inner = withDefinition(meta, (getAt(meta, $ref.slice(1)) ?? {}) as Schema).schema;
  return { schema: { ...inner, ...own }, definition: $ref };
}

function walk(written: Schema, here: Here, found: Found): void {
  const { schema, definition } = withDefinition(found.meta, written);
  if (definition !== undefined) {
    if (found.described.has(definition)) return;
    found.described.set(definition, here.path);
  }
  const base = definition === undefined ? here.place : definition.slice(1);
  const members = membersOf(schema);
  for (const [name, member] of Object.entries(members)) {
    const path = here.path === '' ? name : `${here.path}.${name}`;
    const place = childPointer(`${base}/properties`, name);
    if (!here.known.includes(name))
      found.options.push(optionOf(member, { path, name, place, schema }, found));
    walk(member, { path, place, known: [] }, found);
  }
  const known = [...here.known, ...Object.keys(members)];
  for (const { inner, step, place } of thingsIn(schema)) {
    const path = step === '[]' || here.path === '' ? `${here.path}${step}` : `${here.path}.${step}`;
    const at = `${base}${place}`;
    const described = withDefinition(found.meta, inner).schema;
    if (Object.keys(membersOf(described)).length > 0)
      found.entries.push({ path, place: at, schema: described });
    walk(inner, { path, place: at, known: [] }, found);
  }
  for (const { inner, place } of branchesOf(schema))
    walk(inner, { path: here.path, place: `${base}${place}`, known }, found);
}

interface Member {
  readonly path: string;
  readonly name: string;
  readonly place: string;
  /** The schema around it. */
  readonly schema: Schema;
}

function optionOf(
  member: Schema,
  { schema: around, ...where }: Member,
  { meta, described }: Found,
): Option {
  const { schema, definition } = withDefinition(meta, member);
  const as = definition === undefined ? undefined : described.get(definition);
  const hasMembers = Object.keys(membersOf(schema)).length > 0 || thingsIn(schema).length > 0;
  return {
    ...where,
    schema,
    required: around.required?.includes(where.name) ?? false,
    ...(definition !== undefined && { definition: definition.slice(1) }),
    ...(as !== undefined && hasMembers && { as }),
  };
}

function membersOf(schema: Schema): Readonly<Record<string, Schema>> {
  const members = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return Object.fromEntries(members.map(([name, member]) => [name, asSchema(member)]));
}

interface Inner {
  readonly inner: Schema;
  readonly place: string;
}

/** What the things of a list, or of a map, look like. */
function thingsIn(schema: Schema): readonly (Inner & { readonly step: string })[] {
  const named = isObject(schema.patternProperties)
    ? Object.entries(schema.patternProperties).map(([pattern, inner]) => ({
        inner,
        step: '<name>',
        place: childPointer('/patternProperties', pattern),
      }))
    : [];
  const all = [
    { inner: schema.items, step: '[]', place: '/items' },
    { inner: schema.additionalProperties, step: '<name>', place: '/additionalProperties' },
    ...named,
  ];
  return all.flatMap(({ inner, ...where }) =>
    isObject(inner) ? [{ ...where, inner: asSchema(inner) }] : [],
  );
}

/** Schemas that hold of the same value: one of several kinds, or more of one kind. */
function branchesOf(schema: Schema): readonly Inner[] {
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => {
    const list = schema[word];
    return Array.isArray(list) ? list.map((inner, at) => ({ inner, place: `/${word}/${at}` })) : [];
  });
  const single = ['then', 'else'].map((word) => ({ inner: schema[word], place: `/${word}` }));
  return [...lists, ...single].flatMap(({ inner, place }) =>
    isObject(inner) ? [{ inner: asSchema(inner), place }] : [],
  );
}

const asSchema = (value: Json): Schema => (isObject(value) ? (value as Schema) : {});
