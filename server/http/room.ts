// How large a body may be: what its schema can hold, so that nothing larger is ever read.
import type { Json, JsonObject } from '../../runtime/core/index.ts';

/** No body is larger, whatever its schema says; a form of any real size fits. */
export const LARGEST_BODY = 1024 * 1024;
/** For white space, and for members that open contracts let pass. */
const SLACK = 4096;
/** One character written as an escape. */
const ESCAPED = 6;
const NUMBER = 32;

/** Bytes a body of this schema may have: all of `LARGEST_BODY` where it sets no bounds, such as for a whole form. */
export function roomFor(schema: JsonObject | undefined): number {
  return Math.min(LARGEST_BODY, (schema ? largest(schema) : 0) + SLACK);
}

/** Length of the longest JSON a schema lets through; infinite where it does not say. */
export function largest(schema: Json | undefined): number {
  if (!isSchema(schema)) return schema === false ? 0 : Number.POSITIVE_INFINITY;
  if ('const' in schema) return lengthOf(schema.const);
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map(lengthOf));
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(...types.map((type) => LARGEST[type]?.(schema) ?? Number.POSITIVE_INFINITY));
}

const LARGEST: Readonly<Record<string, (schema: JsonObject) => number>> = {
  null: () => 4,
  boolean: () => 5,
  integer: () => NUMBER,
  number: () => NUMBER,
  string: ({ maxLength, format }) => textRoom(maxLength ?? (format === 'date' ? 10 : undefined)),
  array: ({ items, maxItems }) =>
    typeof maxItems === 'number' ? 2 + maxItems * (1 + largest(items)) : Number.POSITIVE_INFINITY,
  // One without any name is a form, whose fields are known elsewhere; further names are white space in disguise.
  object: ({ properties }) =>
    isSchema(properties)
      ? Object.entries(properties).reduce(
          (sum, [name, member]) => sum + lengthOf(name) + 2 + largest(member),
          2,
        )
      : Number.POSITIVE_INFINITY,
};

function textRoom(maxLength: Json | undefined): number {
  return typeof maxLength === 'number' ? 2 + maxLength * ESCAPED : Number.POSITIVE_INFINITY;
}

function lengthOf(value: Json | undefined): number {
  return Buffer.byteLength(JSON.stringify(value ?? null));
}

function isSchema(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
