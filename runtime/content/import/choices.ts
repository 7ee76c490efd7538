// Choices a foreign schema writes as possibilities: values with names.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';

export interface NamedChoices {
  /** The same schema with its choices as a list of values. */
  readonly schema: JsonObject;
  readonly names: readonly Named[];
}

interface Named {
  readonly value: Json;
  readonly name?: string;
  readonly hint?: string;
}

const PLAIN = new Set(['const', 'enum', 'title', 'description', 'type', '$comment', 'deprecated']);

/** A choice written as `oneOf` (or `anyOf`) of constants is a list of values; undefined where it is something else. */
export function namedChoices(node: JsonObject): NamedChoices | undefined {
  const word = Array.isArray(node.oneOf) ? 'oneOf' : 'anyOf';
  const branches = node[word];
  if (!Array.isArray(branches) || branches.length === 0 || node.enum !== undefined)
    return undefined;
  const names: Named[] = [];
  for (const branch of branches) {
    if (!isObject(branch) || Object.keys(branch).some((one) => !PLAIN.has(one))) return undefined;
    const value = onlyValue(branch);
    if (value === undefined) return undefined;
    const { title, description } = branch;
    names.push({
      value,
      ...(isText(title) && { name: title }),
      ...(typeof description === 'string' && { hint: description }),
    });
  }
  const { [word]: _branches, ...rest } = node;
  return { schema: { ...rest, enum: names.map(({ value }) => value) }, names: allNamed(names) };
}

const isText = (text: Json | undefined): text is string =>
  typeof text === 'string' && text.trim() !== '';

/** Where some choices have names the others are called by their values. */
function allNamed(names: readonly Named[]): readonly Named[] {
  if (!names.some(({ name }) => name !== undefined)) return names;
  return names.map((one) => ({
    ...one,
    name: one.name ?? (isObject(one.value) ? JSON.stringify(one.value) : String(one.value)),
  }));
}

/** The names RJSF takes beside the values of a list. */
export function enumNames({ enum: values, enumNames: names }: JsonObject): readonly Named[] {
  if (!Array.isArray(values) || !Array.isArray(names)) return [];
  return allNamed(
    values.map((value: Json, index) => {
      const name = names[index];
      return isText(name) ? { value, name } : { value };
    }),
  );
}

/** The one value of a constant, by either word. */
export function onlyValue(branch: JsonObject): Json | undefined {
  if (branch.const !== undefined) return branch.const;
  return Array.isArray(branch.enum) && branch.enum.length === 1 ? branch.enum[0] : undefined;
}
