// What widgets look for in a body whose shape content alone knows: a list, or a value by its declared name.

import type { Json } from '../../core/index.ts';
import { asObject } from '../nodes/options.ts';

/** The list in an answer: the body itself or what it holds under `data`, or under `data` of that. */
export function listIn(body: Json): readonly Json[] {
  if (Array.isArray(body)) return body;
  const data = asObject(body)?.data;
  if (Array.isArray(data)) return data;
  const inner = data === undefined ? undefined : asObject(data)?.data;
  return Array.isArray(inner) ? inner : [];
}

/** A value in an answer, by name, at the top or under `data`. */
export function valueIn(body: Json, name: string): Json | undefined {
  const top = asObject(body);
  return top?.[name] ?? asObject(top?.data)?.[name];
}

/** Does an answer list errors? Services may, and call the answer a success all the same. */
export function listsErrors(body: Json): boolean {
  const errors = valueIn(body, 'errors');
  return Array.isArray(errors) && errors.length > 0;
}
