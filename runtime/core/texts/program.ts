// A sentence with placeholders as a release compiles it: what to say one after the other. Fills it; knows nothing of how it was written.

import type { Json, JsonObject, TextChoice, TextProgram, TextValue } from '../model/types.ts';
import { TEXT_HELPERS } from './helpers.ts';

/** The sentence. What has no value is left out; nothing is escaped. Throws what a helper throws. */
export function fillProgram(program: TextProgram, params: JsonObject): string {
  return program.map((part) => textOf(part, params)).join('');
}

function textOf(part: TextProgram[number], params: JsonObject): string {
  if (typeof part === 'string') return part;
  if ('if' in part) return fillProgram(holds(part, params) ? part.then : part.else, params);
  const value = valueFor(part, params);
  return value === undefined || value === null ? '' : String(value);
}

function holds({ if: asked, zero }: TextChoice, params: JsonObject): boolean {
  const value = valueFor(asked, params);
  if (value === 0) return zero !== undefined && Boolean(valueFor(zero, params));
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function valueFor(value: TextValue, params: JsonObject): Json | undefined {
  if ('is' in value) return value.is;
  if ('get' in value) return value.get.reduce(below, params as Json | undefined);
  const helper = HELPERS[value.call];
  return helper?.(...value.of.map((one) => valueFor(one, params) as never));
}

const HELPERS: Readonly<Record<string, (...values: never[]) => Json>> = TEXT_HELPERS;

/** A value's own part: what its kind has for all (`constructor`) is none. */
const below = (value: Json | undefined, name: string): Json | undefined =>
  value !== undefined && value !== null && Object.hasOwn(Object(value), name)
    ? (value as JsonObject)[name]
    : undefined;
