// What of a call's contract belongs to the code that answers and makes it: where it goes, who may make it, what is named in
// it, and of which types. Limits and descriptions do not.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import { hashOf } from '../model/hash.ts';

/** As much of a contract as is compared. */
export interface CallOfCode {
  readonly method: string;
  readonly path: string;
  readonly base: string;
  readonly auth: string;
  readonly request?: unknown;
  readonly responses: unknown;
}

/** The same for contracts between which code sees no difference. */
export function shapeOfCall(call: CallOfCode): string {
  const known = SHAPES.get(call) ?? shapeOf(call);
  SHAPES.set(call, known);
  return known;
}

/** A contract is linked once for many builds. */
const SHAPES = new WeakMap<CallOfCode, string>();

const shapeOf = (call: CallOfCode): string => {
  const { method, path, base, auth, request, responses } = call;
  const schemas = { request: request ?? null, responses } as JsonObject;
  return hashOf({ method, path, base, auth, ...shaped(schemas) });
};

/** Words of a schema that limit an answer, or say something of it, and change no type. */
const FREE: ReadonlySet<string> = new Set([
  ...['$comment', 'title', 'description', 'examples', 'default', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'multipleOf', 'minProperties', 'maxProperties'],
]);

/** Names of members are no words of a schema, whatever they are called. */
function shaped(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([word, value]) => {
      if (FREE.has(word)) return [];
      if (word === 'required' && Array.isArray(value))
        return [[word, [...value].map(String).sort()]];
      if (word === 'properties' && isObject(value))
        return [
          [
            word,
            Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one)])),
          ],
        ];
      return [[word, within(value)]];
    }),
  );
}

function within(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(within);
  return isObject(value) ? shaped(value) : (value ?? null);
}
