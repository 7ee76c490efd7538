// Says what type of value a schema asks for, also where it only lists values or gives several types.
import type { Json, Schema } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';

/** The one type a field is shown as: its type, the first that is not null, or the type of its values. */
export function typeOf(schema: Schema): string {
  const [first] = typesOf(schema).filter((type) => type !== 'null');
  return first ?? (typesOf(schema).includes('null') ? 'null' : 'any');
}

/** All types a schema admits; none means any. */
export function typesOf(schema: Schema): readonly string[] {
  if (typeof schema.type === 'string') return [schema.type];
  if (Array.isArray(schema.type)) return schema.type as readonly string[];
  if (schema.enum !== undefined) return [...new Set(schema.enum.map(kindOfValue))];
  if (schema.const !== undefined) return [kindOfValue(schema.const)];
  if (schema.properties !== undefined) return ['object'];
  return schema.items === undefined ? [] : ['array'];
}

/** The JSON Schema type of a value. */
function kindOfValue(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** May a value of this kind be of one of these types? */
export const fitsTypes = (value: Json, types: readonly string[]): boolean =>
  types.length === 0 ||
  types.includes(kindOfValue(value)) ||
  (typeof value === 'number' && types.includes('number'));
