// Every schema inside a schema, with its place: the words of JSON Schema that hold others, in one table.
import type { Json, Schema } from '../../core/index.ts';
import { childPointer, isObject } from '../../core/index.ts';

const MAPS = ['properties', 'patternProperties', 'dependencies', 'definitions'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLES = [
  'items',
  'additionalItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
];

export interface Placed {
  readonly schema: Schema;
  /** JSON Pointer from the schema asked about. */
  readonly place: string;
}

/** The schema itself and all inside it, outermost first. */
export function* subschemasOf(schema: Schema, place = ''): Generator<Placed> {
  yield { schema, place };
  for (const word of MAPS) {
    const map = schema[word];
    if (!isObject(map)) continue;
    for (const [name, inner] of Object.entries(map))
      yield* below(inner, childPointer(`${place}/${word}`, name));
  }
  for (const word of LISTS) {
    const list = schema[word];
    if (!Array.isArray(list)) continue;
    for (const [index, inner] of list.entries()) yield* below(inner, `${place}/${word}/${index}`);
  }
  for (const word of SINGLES) {
    const inner = schema[word];
    if (!Array.isArray(inner)) yield* below(inner, `${place}/${word}`);
    else for (const [at, one] of inner.entries()) yield* below(one, `${place}/${word}/${at}`);
  }
}

function* below(inner: Json | undefined, place: string): Generator<Placed> {
  if (isObject(inner)) yield* subschemasOf(inner, place);
}
