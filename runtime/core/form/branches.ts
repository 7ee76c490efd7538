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
