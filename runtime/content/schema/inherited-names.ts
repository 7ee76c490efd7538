// Names of members that every object of JavaScript has: of them a validator must ask whether they are an object's own.
import { isObject, type Json, type Schema } from '../../core/index.ts';

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Does a schema name one of them as a member, anywhere in it? Validators of others are shorter without that question. */
export function namesInherited(schema: Json | Schema | undefined): boolean {
  if (Array.isArray(schema)) return schema.some((one: Json) => namesInherited(one));
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(
    ([name, inner]) =>
      INHERITED.has(name) ||
      (name === 'required' && Array.isArray(inner) && inner.some(isInherited)) ||
      namesInherited(inner),
  );
}

const isInherited = (name: Json): boolean => typeof name === 'string' && INHERITED.has(name);
