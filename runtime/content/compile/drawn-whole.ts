// Tells the nodes that RJSF must draw whole: what such a node shows depends on its own value.
import type { Schema } from '../../core/index.ts';
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
  // A choice of one; a tick needs no list.
  if (schema.const !== undefined && schema.type !== 'boolean') return true;
  // `['string', 'null']` is a plain optional leaf.
  const [type, ...others] = [schema.type ?? []].flat().filter((one) => one !== 'null');
  if (others.length > 0) return true;
  if (type === 'object') return opensMembers(schema);
  if (type === 'array') return !isPlainList(schema);
  if (schema.format === 'data-url') return true;
  return type === undefined && schema.enum === undefined;
}

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
