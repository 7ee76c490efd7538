// What counts as no answer, what counts as the same answer, and answers without their blanks.

import type { Json, JsonObject, UiSchema } from '../model/types.ts';
import { isZeroDate } from './dates.ts';
import { isList, isObject } from './paths.ts';
import { originOf, withRow } from './row-origin.ts';

/**
 * Is this no answer: nothing, a text in which nothing is to be seen, the zero date, an empty list or object? `0` and
 * `false` are answers.
 */
export function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string')
    return !VISIBLE_FIRST.test(value) && (UNSEEN.test(value) || isZeroDate(value));
  if (isList(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  for (const key of Object.keys(value)) if (value[key] !== undefined) return false;
  return true;
}

/** Is this member of a list one in which nothing is answered? An empty list among lists is an answer. */
export const isEmptyMember = (member: Json | undefined): boolean =>
  !isList(member) && isBlank(member);

/** Most texts begin with a sign that is seen; a `0` may begin the zero date. */
const VISIBLE_FIRST = /^[!-/1-~]/;
/** Spaces, controls, and signs that leave no mark of their own. */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Is this no answer to a field, either blank or one of those its layout names as `none`? */
export function isNoAnswer(value: Json | undefined, ui: UiSchema): boolean {
  if (isBlank(value)) return true;
  const options = ui['ui:options'];
  const none = isObject(options) ? options.none : undefined;
  return isList(none) && none.some((one) => sameValue(one, value));
}

/** Do two answers say the same? By value, whatever the order of keys; a missing key equals an undefined one. */
export function sameValue(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    return a.every((item, index) => sameValue(item, b[index]));
  }
  return sameMembers(a, b) && sameMembers(b, a);
}

/** Is this a row a person has deleted, kept only so that the deletion can be stored? */
export const isDeletedRow = (value: Json | undefined): boolean =>
  isObject(value) && Object.hasOwn(value, 'deleted') && value.deleted === 1;

const DELETED = new WeakMap<object, boolean>();

/** Is there a deleted row anywhere in this? Remembered per object, since answers are never mutated. */
export function holdsDeletedRow(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const known = DELETED.get(value);
  if (known !== undefined) return known;
  const holds = isList(value)
    ? rowsToAsk(value).some(isOrHoldsDeleted)
    : isDeletedRow(value) || Object.values(value).some(holdsDeletedRow);
  DELETED.set(value, holds);
  return holds;
}

/** Of a row of plain answers its list knows: it is not remembered, there may be thousands. */
function isOrHoldsDeleted(row: Json): boolean {
  if (!isObject(row)) return holdsDeletedRow(row);
  if (isDeletedRow(row)) return true;
  for (const key of Object.keys(row)) {
    const member = row[key];
    if (typeof member === 'object' && holdsDeletedRow(member)) return true;
  }
  return false;
}

/** Where the list it was made from holds none, only the row that is new can be one. */
function rowsToAsk(list: readonly Json[]): readonly Json[] {
  const origin = originOf(list);
  return origin !== undefined && DELETED.get(origin.list) === false
    ? list.slice(origin.index, origin.index + 1)
    : list;
}

/** The rows that are still there for rules and counts. */
export const liveRows = (list: readonly Json[]): readonly Json[] =>
  list.some(isDeletedRow) ? list.filter((row) => !isDeletedRow(row)) : list;

/**
 * The answers without blank members. Rows keep their places, so that pointers stay right: a row without any answer
 * becomes `{}`. Remembered per object, since answers are never mutated.
 */
export function withoutBlanks(answers: JsonObject): JsonObject {
  const known = CLEANED.get(answers);
  if (known !== undefined) return known;
  const clean = cleanObject(answers);
  CLEANED.set(answers, clean);
  if (clean !== answers) CLEANED.set(clean, clean);
  return clean;
}

const CLEANED = new WeakMap<JsonObject, JsonObject>();

/** Most hold no blank: nothing is made for them. */
function cleanObject(object: JsonObject): JsonObject {
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value === undefined || isBlank(value) || cleanValue(value) !== value)
      return cleanMembers(object);
  }
  return object;
}

function cleanMembers(object: JsonObject): JsonObject {
  const entries: [string, Json][] = [];
  for (const key of Object.keys(object)) {
    const value = object[key];
    const clean = value === undefined ? undefined : cleanValue(value);
    if (clean !== undefined && !isBlank(clean)) entries.push([key, clean]);
  }
  return Object.fromEntries(entries);
}

function cleanValue(value: Json): Json {
  if (isObject(value)) return withoutBlanks(value);
  return isList(value) ? cleanList(value) : value;
}

/** A row without blanks is not remembered: of its list it is known, and there may be thousands. */
function cleanRow(row: Json): Json {
  if (!isObject(row)) return cleanValue(row);
  const known = CLEANED.get(row);
  if (known !== undefined) return known;
  const clean = cleanObject(row);
  if (clean !== row) CLEANED.set(row, clean);
  return clean;
}

const CLEANED_LISTS = new WeakMap<readonly Json[], readonly Json[]>();

function cleanList(list: readonly Json[]): readonly Json[] {
  const known = CLEANED_LISTS.get(list);
  if (known !== undefined) return known;
  const clean = cleanedFromOrigin(list) ?? cleanedAnew(list);
  CLEANED_LISTS.set(list, clean);
  if (clean !== list) CLEANED_LISTS.set(clean, clean);
  return clean;
}

function cleanedAnew(list: readonly Json[]): readonly Json[] {
  const clean = list.map(cleanRow);
  return clean.every((item, index) => item === list[index]) ? list : clean;
}

function cleanedFromOrigin(list: readonly Json[]): readonly Json[] | undefined {
  const origin = originOf(list);
  const before = origin && CLEANED_LISTS.get(origin.list);
  const row = origin && list[origin.index];
  if (origin === undefined || before === undefined || row === undefined) return undefined;
  const clean = cleanRow(row);
  const isClean = clean === row && before === origin.list;
  return isClean ? list : withRow(before, origin.index, clean);
}

const sameMembers = (a: JsonObject, b: JsonObject): boolean =>
  Object.keys(a).every((key) => sameValue(a[key], Object.hasOwn(b, key) ? b[key] : undefined));

/** Each value once, in order. */
export const distinct = (list: readonly Json[]): readonly Json[] =>
  list.filter((item, index) => list.findIndex((other) => sameValue(other, item)) === index);
