// What a schema requires although nothing is answered there: a group in which members are missing, and null where it may be that.
import type { FormNode, Json, JsonObject, Schema } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { isHeldWhole } from './form-tree.ts';

/** May an answer be null, so that nothing is an answer where one is required? */
export const mayBeNull = ({ type, enum: values }: Schema): boolean =>
  type === undefined ? values?.includes(null) === true : [type].flat().includes('null');

const FILLED = new WeakMap<FormNode, WeakMap<object, Json>>();

/**
 * Answers without blanks, with what their schema requires: empty groups, and null where nothing is answered and null is
 * admitted. Answers are never mutated; the same answers are filled once.
 */
export function filled(value: Json, node: FormNode): Json {
  if (typeof value !== 'object' || value === null || !mayLack(node)) return value;
  let known = FILLED.get(node);
  if (known === undefined) {
    known = new WeakMap();
    FILLED.set(node, known);
  }
  const before = known.get(value);
  if (before !== undefined) return before;
  const after = isObject(value) ? fillObject(value, node) : fillRows(value, node);
  known.set(value, after);
  return after;
}

const MAY_LACK = new WeakMap<FormNode, boolean>();

/** Could anything be missing in this that is filled in? */
function mayLack(node: FormNode): boolean {
  const known = MAY_LACK.get(node);
  if (known !== undefined) return known;
  const may = [...node.children].some(
    ([name, child]) => (mustHave(node, name) && startOf(child) !== undefined) || mayLack(child),
  );
  MAY_LACK.set(node, may);
  return may;
}

function fillRows(list: readonly Json[], node: FormNode): Json {
  const item = node.children.get('*');
  if (item === undefined) return list;
  const rows = list.map((row) => filled(row, item));
  return rows.every((row, index) => row === list[index]) ? list : rows;
}

function fillObject(object: JsonObject, node: FormNode): Json {
  let made: JsonObject = object;
  for (const [name, child] of node.children) {
    const before = Object.hasOwn(object, name) ? object[name] : undefined;
    const start = before ?? (mustHave(node, name) ? startOf(child) : undefined);
    if (start === undefined) continue;
    const after = filled(start, child);
    if (after !== before) made = { ...made, [name]: after };
  }
  return made;
}

const EMPTY: JsonObject = {};

/** What stands where something required is not answered; undefined where it is missing. */
function startOf(node: FormNode): Json | undefined {
  if (mayBeNull(node.schema)) return null;
  return !isHeldWhole(node) && node.schema.properties !== undefined ? EMPTY : undefined;
}

const mustHave = ({ schema }: FormNode, name: string): boolean =>
  schema.required?.includes(name) === true;

/** The answers without groups in which nothing is, not even null. */
export function withoutEmptyGroups(value: Json): Json {
  if (isList(value)) return value.map(withoutEmptyGroups);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const rest = member === undefined ? undefined : withoutEmptyGroups(member);
      const isGone = rest === undefined || (isObject(rest) && Object.keys(rest).length === 0);
      return isGone ? [] : [[name, rest]];
    }),
  );
}
