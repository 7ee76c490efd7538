// What a schema requires although nothing is answered there: a group in which members are missing, null where it may be that,
// and the empty list or group that it begins with.
import type { FormNode, Json, JsonObject, Schema } from '../model/types.ts';
import { isObject } from '../values/paths.ts';
import { isBlank } from '../values/values.ts';
import { isHeldWhole } from './form-tree.ts';

/** May an answer be null, so that nothing is an answer where one is required? */
export const mayBeNull = ({ type, enum: values }: Schema): boolean =>
  type === undefined ? values?.includes(null) === true : [type].flat().includes('null');

/** Is nothing an answer where one is required: null, or the empty list or group that the schema begins with? */
export const mayBeNone = (schema: Schema): boolean =>
  mayBeNull(schema) || beginsEmpty(schema.default);

/** Is this default an empty list or group: nothing needs to be answered there, though it must be sent? */
export const beginsEmpty = (start: Json | undefined): boolean =>
  typeof start === 'object' && start !== null && isBlank(start);

const FILLED = new WeakMap<FormNode, WeakMap<object, Json>>();

/**
 * Answers without blanks, with what their schema requires: empty groups, and where nothing is answered null or an empty
 * list if that is admitted. Answers are never mutated; the same answers are filled once.
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
  const { schema } = node;
  if (mayBeNull(schema)) return null;
  if (beginsEmpty(schema.default)) return schema.default;
  return !isHeldWhole(node) && schema.properties !== undefined ? EMPTY : undefined;
}

const mustHave = ({ schema }: FormNode, name: string): boolean =>
  schema.required?.includes(name) === true;

/** Is nothing answered in this, though it may be there? */
export const isUnanswered = (value: Json | undefined): boolean =>
  isBlank(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isUnanswered));
