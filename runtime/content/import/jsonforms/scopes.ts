// Scopes of JSON Forms: pointers into the schema, read as paths of the answers.
import { isObject, type Json, type JsonObject, parsePointer } from '../../../core/index.ts';
import { membersOf } from '../common/members.ts';

/** `#/properties/address/properties/city` → `address.city`; `#` is the whole, an empty path; undefined where it is no pointer. */
export function pathOfScope(scope: Json | undefined): string | undefined {
  if (typeof scope !== 'string' || !/^#?\/|^#$/.test(scope)) return undefined;
  const tokens = parsePointer(scope.replace('#', ''));
  const names: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at] === 'items') names.push('*');
    if (tokens[at] !== 'properties') continue;
    at += 1;
    names.push(tokens[at] ?? '');
  }
  return names.join('.');
}

/** The schema of a place of the answers; undefined where a schema has none. */
export function schemaAt(schema: Json | undefined, path: string): JsonObject | undefined {
  const found = (path === '' ? [] : path.split('.')).reduce<Json | undefined>((node, name) => {
    if (!isObject(node)) return undefined;
    if (name === '*') return node.items;
    return isObject(node.properties) ? node.properties[name] : undefined;
  }, schema);
  return isObject(found) ? found : undefined;
}

/** Is there such a place in a branch of the schema? */
export function isInBranch(schema: JsonObject, path: string): boolean {
  const found = path.split('.').reduce<Json | undefined>((node, name) => {
    if (!isObject(node)) return undefined;
    return name === '*' ? node.items : membersOf(node)[name];
  }, schema);
  return found !== undefined;
}
