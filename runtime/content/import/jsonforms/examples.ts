// Answers in which a condition of JSON Forms is met, and such in which it is not: values near those it names, in all combinations.
import {
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  type Schema,
  setAt,
} from '../../../core/index.ts';
import { satisfies } from '../../schema/validators.ts';
import { pathOfScope, schemaAt } from './scopes.ts';

/** More sets of answers than these tell nothing new. */
const MOST = 600;

/** Sets of answers of the form, or of a row of a list, that its fields take. */
export function answersFor(
  conditions: readonly JsonObject[],
  schema: JsonObject,
  list: string,
): readonly JsonObject[] {
  const named = new Map<string, Json[]>();
  for (const condition of conditions)
    for (const [path, values] of valuesIn(condition))
      named.set(path, [...(named.get(path) ?? []), ...values]);
  let made: readonly JsonObject[] = [{}];
  for (const [path, values] of named) {
    const field = schemaAt(schema, list === '' ? path : `${list}.*.${path}`);
    const fitting = [...values, ...others(field)].filter(
      (value) => field !== undefined && satisfies(field as Schema, value) === true,
    );
    const pointer = joinPointer(path.split('.'));
    made = made
      .flatMap((answers) => [answers, ...fitting.map((value) => setAt(answers, pointer, value))])
      .slice(0, MOST);
  }
  return made;
}

/** Values that a field may have whatever a condition names. */
function others(field: JsonObject | undefined): readonly Json[] {
  const listed = Array.isArray(field?.enum) ? field.enum.slice(0, 4) : [];
  return [...listed, true, false, 1, 'a', 'Something else'];
}

/** The values that a condition names, and their neighbours, by the path of the answer. */
function valuesIn(condition: JsonObject): readonly (readonly [string, readonly Json[]])[] {
  const { conditions, scope, schema, expectedValue } = condition;
  if (Array.isArray(conditions))
    return conditions.flatMap((one: Json) => (isObject(one) ? valuesIn(one) : []));
  const path = pathOfScope(scope) ?? '';
  if (expectedValue !== undefined) return [[path, [expectedValue]]];
  return inSchema(path, schema);
}

function inSchema(
  path: string,
  schema: Json | undefined,
): readonly (readonly [string, readonly Json[]])[] {
  if (!isObject(schema)) return [];
  const inner = ['allOf', 'anyOf', 'not'].flatMap((word) => [schema[word] ?? []].flat() as Json[]);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const members = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return [
    ...(path === '' ? [] : [[path, valuesOf(schema)] as const]),
    ...inner.flatMap((one) => inSchema(path, one)),
    ...required.map((name) => [below(name), []] as const),
    ...members.flatMap(([name, member]) => inSchema(below(name), member)),
  ];
}

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

function valuesOf(schema: JsonObject): readonly Json[] {
  const { const: only, enum: listed, contains } = schema;
  const near = NUMBERS.flatMap((word) => {
    const limit = schema[word];
    return typeof limit === 'number' ? [limit, limit - 1, limit + 1] : [];
  });
  const inList = isObject(contains) && contains.const !== undefined ? [[contains.const]] : [];
  return [
    ...(only === undefined ? [] : [only]),
    ...(Array.isArray(listed) ? (listed as readonly Json[]) : []),
    ...near,
    ...inList,
  ];
}
