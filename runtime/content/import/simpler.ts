// Says a foreign schema in fewer words: later and older drafts in the words of draft-07, "or nothing" as a plain optional
// field, several types as possibilities. Each step gives the same schema back where it has nothing to do.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { typesOf } from '../schema/types-of.ts';

type Step = (node: JsonObject) => JsonObject;

/** The schema by all steps. */
export const simpler: Step = (node) => STEPS.reduce((schema, step) => step(schema), node);

/** Later drafts part `dependencies` in two words; forms know the one. */
const asDraft07: Step = (node) => {
  const { dependentRequired, dependentSchemas, ...rest } = node;
  if (dependentRequired === undefined && dependentSchemas === undefined) return node;
  const dependencies: Record<string, Json> = {};
  for (const part of [node.dependencies, dependentRequired, dependentSchemas].filter(isObject)) {
    for (const [name, needs] of Object.entries(part)) {
      if (needs !== undefined) dependencies[name] = bothOf(dependencies[name], needs);
    }
  }
  return { ...rest, dependencies };
};

/** One name may need other names by one word and meet a schema by the other. */
function bothOf(first: Json | undefined, second: Json): Json {
  if (first === undefined) return second;
  const schemas = [first, second].map((needs) =>
    Array.isArray(needs) ? { required: needs } : needs,
  );
  return { allOf: schemas };
}

/** Places of a list by their later word; what `items` says beside them is of the places that follow. */
const placesAsItems: Step = (node) => {
  const { prefixItems, items, ...rest } = node;
  if (!Array.isArray(prefixItems)) return node;
  return { ...rest, items: prefixItems, ...(items !== undefined && { additionalItems: items }) };
};

const UNKNOWN = ['$ref', 'oneOf', 'anyOf'];
const SCALARS = new Set<Json | undefined>(['string', 'number', 'integer', 'boolean']);

/** A word of OpenAPI, for what is one value; of a list or group null says no more than that nothing is in it. */
const nullable: Step = (node) => {
  const { nullable: may, ...rest } = node;
  // What is not known yet is looked at once more.
  if (may === undefined || (may === true && UNKNOWN.some((word) => rest[word] !== undefined)))
    return node;
  if (may !== true) return rest;
  const listed = Array.isArray(rest.enum) ? { enum: [...new Set([...rest.enum, null])] } : {};
  if (SCALARS.has(rest.type)) return { ...rest, ...listed, type: [rest.type ?? '', 'null'] };
  return rest.type === undefined ? { ...rest, ...listed } : rest;
};

/** Is nothing but null an answer to it? */
export const isNothing = (node: Json | undefined): boolean =>
  isObject(node) &&
  (node.type === 'null' ||
    (Array.isArray(node.type) &&
      node.type.length > 0 &&
      node.type.every((one) => one === 'null')) ||
    (node.const !== undefined && isNone(node.const)) ||
    (Array.isArray(node.enum) && node.enum.length > 0 && node.enum.every(isNone)));

/** Is null the one value of it? */
export const isOnlyNull = (node: Json | undefined): boolean =>
  isNothing(node) &&
  isObject(node) &&
  node.const !== '' &&
  !(Array.isArray(node.enum) && node.enum.includes(''));

/** Null and the empty text are no answers. */
const isNone = (value: Json): boolean => value === null || value === '';

/** May nothing but a list, a group or an empty text say that nothing is answered? Then null cannot be sent for it. */
export function admitsNothing(node: Json | undefined): boolean {
  if (!isObject(node)) return false;
  const branches = [node.oneOf ?? [], node.anyOf ?? []].flat();
  return (
    node.nullable === true ||
    [node.type].flat().includes('null') ||
    (Array.isArray(node.enum) && node.enum.some(isNone)) ||
    branches.some(isNothing)
  );
}

/** An empty text as a choice is a question that is left empty, and null a choice that nobody sees. */
const withoutNone: Step = (node) => {
  const { enum: values, enumNames: names } = node;
  if (!Array.isArray(values) || !values.includes('') || values.every(isNone)) return node;
  const isFilled = (_: Json, index: number): boolean => values[index] !== '';
  return {
    ...node,
    enum: values.filter(isFilled),
    ...(Array.isArray(names) && { enumNames: names.filter(isFilled) }),
  };
};

/** A possibility of "nothing" is a question that need not be answered. */
const withoutNothing: Step = (node) =>
  ['oneOf', 'anyOf'].reduce<JsonObject>((schema, word) => {
    const list = schema[word];
    if (!Array.isArray(list) || !list.some(isNothing)) return schema;
    const left = list.filter((one) => !isNothing(one));
    const { [word]: _list, ...rest } = schema;
    const [only] = left;
    if (left.length > 1) return { ...rest, [word]: left, nullable: true };
    return only === undefined
      ? { ...rest, type: 'null' }
      : { ...joined(rest, isObject(only) ? only : {}), nullable: true };
  }, node);

/** What may stand twice without saying two things. */
const TEXTS = new Set(['title', 'description', 'default', '$comment', 'examples']);

/** One schema that says what both say; the texts of the outer one count. */
export function joined(outer: JsonObject, inner: JsonObject): JsonObject {
  const clash = Object.keys(inner).some(
    (word) => outer[word] !== undefined && !TEXTS.has(word) && outer[word] !== inner[word],
  );
  if (!clash) return { ...inner, ...outer };
  const all = Array.isArray(outer.allOf) ? outer.allOf : [];
  return { ...outer, allOf: [...all, inner] };
}

/** Words that speak of values of one type only. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  boolean: [],
  array: ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependencies',
  ],
};

const BRANCHES = ['oneOf', 'anyOf', 'allOf', 'if', '$ref', 'not'];

/** Several types are possibilities to choose among; listed values need no type. */
const severalTypes: Step = (node) => {
  if (!Array.isArray(node.type)) return node;
  const { type, ...rest } = node;
  const all = (type as readonly string[]).filter((one) => one !== 'null');
  const types = all.includes('number') ? all.filter((one) => one !== 'integer') : all;
  if (Array.isArray(rest.enum))
    return { ...rest, enum: rest.enum.filter((value) => fits(value, type)) };
  const [only] = types;
  if (only === undefined) return { ...rest, type: 'null' };
  if (types.length === 1) return all.length === type.length ? { ...rest, type: only } : node;
  if (BRANCHES.some((word) => rest[word] !== undefined)) return node;
  const own = new Set(Object.values(OF_TYPE).flat());
  const shared = Object.entries(rest).filter(([word]) => !own.has(word));
  return {
    ...Object.fromEntries(shared),
    anyOf: types.map((one) => ({
      type: one,
      ...Object.fromEntries(
        (OF_TYPE[one] ?? []).flatMap((word) =>
          rest[word] === undefined ? [] : [[word, rest[word]]],
        ),
      ),
    })),
  };
};

const fits = (value: Json, types: readonly Json[]): boolean => {
  const [type = ''] = typesOf({ const: value });
  return types.includes(type) || (type === 'integer' && types.includes('number'));
};

/** Draft-04 wrote `exclusiveMinimum: true` beside `minimum`. */
const withBounds: Step = (node) =>
  (
    [
      ['exclusiveMinimum', 'minimum'],
      ['exclusiveMaximum', 'maximum'],
    ] as const
  ).reduce<JsonObject>((schema, [exclusive, bound]) => {
    if (typeof schema[exclusive] !== 'boolean') return schema;
    const { [exclusive]: isOpen, [bound]: limit, ...rest } = schema;
    if (typeof limit !== 'number') return rest;
    return { ...rest, [isOpen === true ? exclusive : bound]: limit };
  }, node);

const STEPS: readonly Step[] = [
  asDraft07,
  placesAsItems,
  withBounds,
  withoutNothing,
  nullable,
  withoutNone,
  severalTypes,
];
