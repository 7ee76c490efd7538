// What a schema may fall into: allOf, anyOf, oneOf, then, else and dependencies, and what is known in any of them.

import type { Json, Schema } from '../model/types.ts';
import { isObject } from '../values/paths.ts';

const PROPERTIES = new WeakMap<Schema, ReadonlyMap<string, Schema>>();
const BRANCHES = new WeakMap<Schema, readonly Schema[]>();

/** Names of properties that any branch of a schema knows; worked out once per schema. */
export function propertiesOf(schema: Schema): ReadonlyMap<string, Schema> {
  const known = PROPERTIES.get(schema);
  if (known !== undefined) return known;
  const found = new Map<string, Schema>();
  for (const branch of branchesOf(schema)) {
    for (const [name, child] of Object.entries(branch.properties ?? {})) {
      if (!found.has(name)) found.set(name, child);
    }
  }
  PROPERTIES.set(schema, found);
  return found;
}

/** The schema of a list's rows, where any branch says it for all of them. */
export const itemsOf = (schema: Schema): Schema | undefined =>
  branchesOf(schema).find(({ items }) => isObject(items))?.items;

/** Everything that the branches of a schema say of its members and rows. */
export interface Declared {
  readonly members: ReadonlyMap<string, readonly Schema[]>;
  readonly rows: readonly Schema[];
  /** Lists of schemas, one for each place of a list whose places mean different things. */
  readonly places: readonly (readonly Schema[])[];
  /** Closed unless a branch says in so many words that other names may occur. */
  readonly open: boolean;
}

const DECLARED = new WeakMap<Schema, Declared>();

/** What the branches of a schema say, all of it; worked out once per schema. */
export function declaredIn(schema: Schema): Declared {
  const known = DECLARED.get(schema);
  if (known !== undefined) return known;
  const members = new Map<string, readonly Schema[]>();
  const rows: Schema[] = [];
  const places: (readonly Schema[])[] = [];
  const branches = branchesOf(schema);
  for (const { properties, items, additionalItems } of branches) {
    for (const [name, child] of Object.entries(properties ?? {}))
      members.set(name, [...(members.get(name) ?? []), child]);
    if (Array.isArray(items)) {
      places.push(items as readonly Schema[]);
      if (isSchema(additionalItems)) rows.push(additionalItems);
    } else if (isSchema(items)) rows.push(items);
  }
  const declared = { members, rows, places, open: branches.some(isOpen) };
  DECLARED.set(schema, declared);
  return declared;
}

/** Is this a list whose places mean different things? */
export const hasPlaces = (schema: Schema): boolean => declaredIn(schema).places.length > 0;

const isOpen = (schema: Schema): boolean =>
  schema.additionalProperties === true ||
  isObject(schema.additionalProperties) ||
  isObject(schema.patternProperties);

/** The schema itself and everything it may fall into: allOf, anyOf, oneOf, then, else, dependencies. Worked out once. */
export function branchesOf(schema: Schema): readonly Schema[] {
  const known = BRANCHES.get(schema);
  if (known !== undefined) return known;
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => asList(schema[key]));
  const single = [schema.then, schema.else];
  const dependent = isObject(schema.dependencies) ? Object.values(schema.dependencies) : [];
  const inner = [...lists, ...single, ...dependent].filter(isSchema);
  const branches = [schema, ...inner.flatMap(branchesOf)];
  BRANCHES.set(schema, branches);
  return branches;
}

const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const isSchema = (value: Json | Schema | undefined): value is Schema => isObject(value);
