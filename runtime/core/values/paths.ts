// Names places in the answers: JSON Pointers, dotted paths, and generic pointers with `*` for rows. Own properties only.
import { RuntimeError } from '../model/errors.ts';
import type { GenericPointer, Json, JsonObject, Pointer } from '../model/types.ts';

export type Tokens = readonly string[];

const INDEX = /^(0|[1-9]\d{0,5})$/;

/** Is this token a row index (no sign, no leading zero, at most six digits)? */
export const isIndex = (token: string): boolean => INDEX.test(token);

/**
 * May a path hold this name? The one that a write would take for a prototype may not. All others are own members here,
 * those that every object has too.
 */
export const isAllowedName = (name: string): boolean => name !== '__proto__';

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Splits a JSON Pointer into its names: `/a~1b/0` → `['a/b', '0']`. */
export function parsePointer(pointer: Pointer): Tokens {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new RuntimeError('BAD_POINTER', { pointer });
  const tokens = pointer.slice(1).split('/');
  return pointer.includes('~') ? tokens.map(unescaped) : tokens;
}

/** A name as it stands in a pointer → the name itself. */
export const unescaped = (token: string): string =>
  token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;

/** Joins names to a JSON Pointer; the inverse of `parsePointer`. */
export function joinPointer(tokens: readonly (string | number)[]): Pointer {
  let pointer = '';
  for (const token of tokens) pointer += `/${escapeToken(String(token))}`;
  return pointer;
}

/** The pointer of something inside another place: `childPointer('/a', 'b')` → `/a/b`. */
export const childPointer = (parent: Pointer, token: string | number): Pointer =>
  `${parent}/${escapeToken(String(token))}`;

/** `contacts.0.email` → `/contacts/0/email`; a pointer is kept as it is. */
export function toPointer(dotted: string): Pointer {
  if (dotted === '' || dotted.startsWith('/')) return dotted;
  return joinPointer(dotted.split('.'));
}

/** `/contacts/0/email` → `contacts.0.email`. */
export const toDotted = (pointer: Pointer): string => parsePointer(pointer).join('.');

/** Replaces row indexes by `*`: `/contacts/0/email` → the pointer of that field in any row. */
export const generic = (pointer: Pointer): GenericPointer => pointer.replace(INDEXES, '/*');

const INDEXES = /\/(?:0|[1-9]\d{0,5})(?=\/|$)/g;

/** Is `pointer` the place `ancestor`, or somewhere below it? */
export const isWithin = (pointer: Pointer, ancestor: Pointer): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);

/** All pointers above this one, nearest first, without the root: `/a/0/b` → `/a/0`, `/a`. */
export function ancestorsOf(pointer: Pointer): readonly Pointer[] {
  const found: Pointer[] = [];
  for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1)) {
    found.push(pointer.slice(0, at));
  }
  return found;
}

/** The value of one own property or row, or undefined. */
export function childOf(value: Json | undefined, token: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (isList(value)) return isIndex(token) ? value[Number(token)] : undefined;
  return isAllowedName(token) && Object.hasOwn(value, token) ? value[token] : undefined;
}

/** The value at a place, or undefined where there is nothing. Never follows a prototype. */
export const getAt = (answers: Json | undefined, pointer: Pointer): Json | undefined =>
  getTokens(answers, parsePointer(pointer));

/** `getAt` for a path that is already split. */
export function getTokens(answers: Json | undefined, tokens: Tokens): Json | undefined {
  let value = answers;
  for (const token of tokens) {
    value = childOf(value, token);
    if (value === undefined) return undefined;
  }
  return value;
}

/** The concrete places a generic pointer stands for, one per row that exists; names need not exist. */
export function expand(answers: Json | undefined, pointer: GenericPointer): readonly Pointer[] {
  if (!pointer.includes('*')) return [pointer];
  return expandTokens(answers, parsePointer(pointer)).map(joinPointer);
}

/** `expand` for a path that is already split. */
export function expandTokens(answers: Json | undefined, tokens: Tokens): readonly Tokens[] {
  const star = tokens.indexOf('*');
  if (star < 0) return [tokens];
  const list = getTokens(answers, tokens.slice(0, star));
  if (!isList(list)) return [];
  return list.flatMap((_, index) =>
    expandTokens(answers, [...tokens.slice(0, star), String(index), ...tokens.slice(star + 1)]),
  );
}

const escapeToken = (token: string): string =>
  /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;

/** The place a reference of the layout names: `/pay_state`, or `./zip` for a neighbour of the place it stands at. */
export function placeOf(reference: string, pointer: Pointer): Pointer {
  if (!reference.startsWith('./')) return reference;
  return `${pointer.slice(0, pointer.lastIndexOf('/'))}/${reference.slice(2)}`;
}
