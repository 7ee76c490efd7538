// Small steps of an import: which names can be fields, which branches are choices, how old bounds are written.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';

/** Fields a form can have. Names with `$` speak of the file itself, not of answers. */
export function sortNames(properties: JsonObject): {
  names: JsonObject;
  impossible: readonly string[];
} {
  const entries = Object.entries(properties).filter(([name]) => !name.startsWith('$'));
  return {
    names: Object.fromEntries(entries),
    impossible: entries
      .map(([name]) => name)
      .filter(
        (name) => name.trim() !== name || /[.*]|^$|^(__proto__|constructor|prototype)$/.test(name),
      ),
  };
}

/** A choice written as `oneOf` (or `anyOf`) of constants with titles is a list of values with names. */
export function namedChoices(node: JsonObject): JsonObject | undefined {
  const word = Array.isArray(node.oneOf) ? 'oneOf' : 'anyOf';
  const branches = node[word];
  if (!Array.isArray(branches) || branches.length === 0) return undefined;
  const values: Json[] = [];
  const names: Json[] = [];
  for (const branch of branches) {
    const value = isObject(branch) ? branch.const : undefined;
    if (!isObject(branch) || value === undefined || isObject(branch.properties)) return undefined;
    values.push(value);
    names.push(typeof branch.title === 'string' ? branch.title : String(value));
  }
  const { [word]: _branches, ...rest } = node;
  return { ...rest, enum: values, enumNames: names };
}

/** Draft-04 wrote `exclusiveMinimum: true` beside `minimum`. */
export function withBounds(made: Record<string, Json>, node: JsonObject): JsonObject {
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof node[exclusive] !== 'boolean') continue;
    delete made[exclusive];
    const limit = node[bound];
    if (node[exclusive] !== true || typeof limit !== 'number') continue;
    made[exclusive] = limit;
    delete made[bound];
  }
  return made;
}

/** Later drafts part `dependencies` in two words; forms know the one. */
export function asDraft07(node: JsonObject): JsonObject {
  const { dependentRequired, dependentSchemas, ...rest } = node;
  const parts = [node.dependencies, dependentRequired, dependentSchemas].filter(isObject);
  if (parts.length === 0) return node;
  const dependencies: Record<string, Json> = {};
  for (const part of parts) {
    for (const [name, needs] of Object.entries(part)) {
      if (needs !== undefined) dependencies[name] = bothOf(dependencies[name], needs);
    }
  }
  return { ...rest, dependencies };
}

/** One name may need other names by one word and meet a schema by the other. */
function bothOf(first: Json | undefined, second: Json): Json {
  if (first === undefined) return second;
  const schemas = [first, second].map((needs) =>
    Array.isArray(needs) ? { required: needs } : needs,
  );
  return { allOf: schemas };
}
