// Tells the nodes that RJSF must draw whole: what such a node shows depends on its own value.
import type { Json, Schema } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';

const WORDS = [
  'oneOf',
  'anyOf',
  'allOf',
  'if',
  'not',
  'dependencies',
  'dependentSchemas',
  'dependentRequired',
  'patternProperties',
  '$ref',
] as const;

/** Must RJSF itself follow every change of this node's value to know what it shows? */
export function isDrawnWhole(schema: Schema): boolean {
  if (WORDS.some((word) => schema[word] !== undefined)) return true;
  if (Array.isArray(schema.type)) return !isNullable(schema.type);
  if (schema.type === 'object') return opensMembers(schema);
  if (schema.type === 'array') return !isPlainList(schema);
  if (schema.format === 'data-url') return true;
  return schema.type === undefined && schema.enum === undefined;
}

/** `['string', 'null']` is a plain optional leaf. */
const isNullable = (types: readonly Json[]): boolean =>
  types.length === 2 && types.includes('null');

/** An object whose members are not known beforehand; one with no members at all is just a value. */
const opensMembers = (schema: Schema): boolean =>
  typeof schema.additionalProperties === 'object' ||
  (schema.additionalProperties === true && schema.properties === undefined);

function isPlainList({ items }: Schema): boolean {
  if (!isObject(items)) return false;
  const rows: Schema = items;
  if (rows.type === 'object') return !isDrawnWhole(rows);
  return rows.enum !== undefined;
}
