// What a call answers with, by its contract: the list in its body, and what can be read there by name.
import type { Schema } from '../../../core/index.ts';
import type { CallContract } from '../../model/types.ts';
import { typesOf } from '../../schema/types-of.ts';

/** Members by name; undefined where a contract leaves open what there is. */
export type Members = ReadonlyMap<string, Schema> | undefined;

/** What stands in the list of an answer; `none` where there is no list, undefined where the contract leaves it open. */
export function itemsIn(call: CallContract): Schema | 'none' | undefined {
  const body = call.responses['200'];
  if (body === undefined) return undefined;
  if (isListOf(body)) return body.items;
  const members = membersOf(body);
  if (members === undefined)
    return typesOf(body).length > 0 && !isObjectType(body) ? 'none' : undefined;
  const data = members.get('data');
  if (data === undefined) return 'none';
  if (isListOf(data)) return data.items;
  const inner = membersOf(data)?.get('data');
  if (inner !== undefined && isListOf(inner)) return inner.items;
  return typesOf(data).length === 0 ? undefined : 'none';
}

/** What can be read from an answer by name: at the top, and under `data`. */
export function namesIn(call: CallContract): Members {
  const body = call.responses['200'];
  if (body === undefined) return undefined;
  if (isListOf(body)) return new Map();
  const top = membersOf(body);
  const data = top?.get('data');
  if (top === undefined || data === undefined || isListOf(data)) return top;
  const inner = isObjectType(data) || typesOf(data).length === 0 ? membersOf(data) : new Map();
  return inner && new Map([...inner, ...top]);
}

/** The members a schema lists, unless it admits others too. */
export function membersOf(schema: Schema): Members {
  const { properties, additionalProperties, anyOf, oneOf, allOf, $ref } = schema as Schema &
    Readonly<Record<string, unknown>>;
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  if (properties === undefined || isOpen || (anyOf ?? oneOf ?? allOf ?? $ref) !== undefined)
    return undefined;
  return new Map(Object.entries(properties as Readonly<Record<string, Schema>>));
}

const isListOf = (schema: Schema): boolean => typesOf(schema).includes('array');
const isObjectType = (schema: Schema): boolean => typesOf(schema).includes('object');
