// Does a value satisfy a schema, by the words that conditions are written in? Of other words nothing is said.
import type { Json, Schema } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';

type Word = (value: Json, said: Json) => boolean | undefined;

/** True or false; undefined where a word decides that is not read here: whoever asks must then reckon with both. */
export function holds(schema: Json | Schema | undefined, value: Json): boolean | undefined {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return undefined;
  let isSure = true;
  for (const [word, said] of Object.entries(schema)) {
    if (said === undefined || SILENT.has(word)) continue;
    const held = Object.hasOwn(WORDS, word) ? WORDS[word]?.(value, said) : undefined;
    if (held === false) return false;
    if (held === undefined) isSure = false;
  }
  return isSure ? true : undefined;
}

/** Words that judge nothing. */
const SILENT = new Set(
  'title description default examples definitions readOnly writeOnly $id $schema $comment'.split(
    ' ',
  ),
);

const number =
  (is: (value: number, limit: number) => boolean): Word =>
  (value, limit) =>
    typeof value !== 'number' || (typeof limit === 'number' ? is(value, limit) : undefined);

const length =
  (is: (length: number, limit: number) => boolean): Word =>
  (value, limit) =>
    typeof value !== 'string' ||
    (typeof limit === 'number' ? is([...value].length, limit) : undefined);

const rows =
  (is: (length: number, limit: number) => boolean): Word =>
  (value, limit) =>
    !isList(value) || (typeof limit === 'number' ? is(value.length, limit) : undefined);

const WORDS: Readonly<Record<string, Word>> = {
  type: (value, type) => isOfType(value, { type } as Schema),
  const: (value, only) => sameValue(value, only),
  enum: (value, all) => isList(all) && all.some((one) => sameValue(one, value)),
  minimum: number((value, limit) => value >= limit),
  maximum: number((value, limit) => value <= limit),
  exclusiveMinimum: number((value, limit) => value > limit),
  exclusiveMaximum: number((value, limit) => value < limit),
  minLength: length((value, limit) => value >= limit),
  maxLength: length((value, limit) => value <= limit),
  minItems: rows((value, limit) => value >= limit),
  maxItems: rows((value, limit) => value <= limit),
  required: (value, names) =>
    !isObject(value) || !isList(names) || names.every((name) => hasOwn(value, String(name))),
  properties: (value, members) =>
    isObject(value) && isObject(members)
      ? every(
          Object.entries(members).map(([name, schema]) => {
            const member = hasOwn(value, name) ? value[name] : undefined;
            return member === undefined || holds(schema, member);
          }),
        )
      : true,
  items: (value, row) =>
    isList(row) ? undefined : !isList(value) || every(value.map((one) => holds(row, one))),
  contains: (value, row) => !isList(value) || some(value.map((one) => holds(row, one))),
  allOf: (value, all) => (isList(all) ? every(all.map((one) => holds(one, value))) : undefined),
  anyOf: (value, all) => (isList(all) ? some(all.map((one) => holds(one, value))) : undefined),
  oneOf: (value, all) => (isList(all) ? once(all.map((one) => holds(one, value))) : undefined),
  not: (value, other) => {
    const held = holds(other, value);
    return held === undefined ? undefined : !held;
  },
};

const hasOwn = (value: { readonly [name: string]: Json | undefined }, name: string): boolean =>
  Object.hasOwn(value, name) && value[name] !== undefined;

type Held = readonly (boolean | undefined)[];

const every = (held: Held): boolean | undefined =>
  held.includes(false) ? false : held.includes(undefined) ? undefined : true;

const some = (held: Held): boolean | undefined =>
  held.includes(true) ? true : held.includes(undefined) ? undefined : false;

function once(held: Held): boolean | undefined {
  const sure = held.filter((one) => one === true).length;
  return sure > 1 ? false : held.includes(undefined) ? undefined : sure === 1;
}

const IS: Readonly<Record<string, (value: Json) => boolean>> = {
  null: (value) => value === null,
  integer: (value) => Number.isInteger(value),
  array: isList,
  object: isObject,
};

/** Is a value of a type that the schema names? One with members and no type is of objects. */
export function isOfType(value: Json, { type, properties }: Schema): boolean {
  const types = type === undefined ? (properties === undefined ? [] : ['object']) : [type].flat();
  return types.length === 0 || types.some((one) => IS[one]?.(value) ?? typeof value === one);
}
