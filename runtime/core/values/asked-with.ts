// What is sent with a declared call, from the answers and the context it names: the same in the browser and on the server.
import type { Answers, Json, JsonObject, Pointer } from '../model/types.ts';
import { getAt, isObject, placeOf, toPointer } from './paths.ts';
import { isBlank } from './values.ts';

/** What a declaration reads. */
export interface Read {
  readonly answers: Answers;
  readonly context: JsonObject;
}

/** What is sent (`with`) for the place a call is declared at; undefined while a part of it is not answered. */
export function askedWith(
  parts: Json | undefined,
  pointer: Pointer,
  read: Read,
): JsonObject | undefined {
  const asked: Record<string, Json> = {};
  for (const [name, part] of Object.entries(isObject(parts) ? parts : {})) {
    const value = partOf(part, pointer, read);
    if (value === undefined || isBlank(value)) return undefined;
    asked[name] = value;
  }
  return asked;
}

function partOf(part: Json | undefined, pointer: Pointer, { answers, context }: Read) {
  if (typeof part !== 'string') return isObject(part) ? part.value : undefined;
  if (part.startsWith('context.')) return getAt(context, toPointer(part.slice('context.'.length)));
  return getAt(answers, placeOf(part, pointer));
}
