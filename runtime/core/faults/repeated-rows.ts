// Rows that name the same thing twice, in lists whose schema says by what a row is named (`uniqueBy`).
import type { FormTree } from '../form/form-tree.ts';
import type { Answers, Fault, FormNode, Json, JsonObject, Schema } from '../model/types.ts';
import { childPointer, expand, getAt, isList, isObject } from '../values/paths.ts';
import { isBlank, isDeletedRow } from '../values/values.ts';
import { faultAt } from './schema-faults.ts';

/** What names a row of a list. */
export interface RowName {
  /** Members whose answers name a row together; case and spaces make no difference. */
  readonly fields: readonly string[];
  /** The member that is shown as wrong in a row that is there already. */
  readonly at: string;
}

/** `uniqueBy` of a list; undefined where its rows may be alike. */
export function rowNameOf({ uniqueBy }: Schema): RowName | undefined {
  if (!isObject(uniqueBy) || !isList(uniqueBy.fields)) return undefined;
  return { fields: uniqueBy.fields.map(String), at: String(uniqueBy.at) };
}

/** The members that name a row as one text, equal for rows that name the same. A tab sorts before any letter. */
export const rowKey = (row: JsonObject, { fields }: RowName): string =>
  fields
    .map((name) =>
      String(row[name] ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('\t');

/** A fault at every row that an earlier one names already; deleted and unfinished rows name nothing. */
export function repeatedRows(answers: Answers, tree: FormTree): readonly Fault[] {
  return namedLists(tree).flatMap((list) =>
    expand(answers, list.node.pointer).flatMap((path) =>
      repeatedIn(getAt(answers, path), list).map((index): Fault => {
        const place = childPointer(childPointer(path, index), list.name.at);
        const message = list.node.errors?.duplicate;
        return { ...faultAt(tree, place, 'duplicate', {}), ...(message && { message }) };
      }),
    ),
  );
}

/** A list whose rows are named. Answers are never mutated: a row keeps its key, and a list its repeated rows. */
interface NamedList {
  readonly node: FormNode;
  readonly name: RowName;
  readonly keys: WeakMap<JsonObject, string>;
  readonly repeated: WeakMap<readonly Json[], readonly number[]>;
}

function repeatedIn(rows: Json | undefined, list: NamedList): readonly number[] {
  if (!isList(rows)) return [];
  const known = list.repeated.get(rows);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const repeated = rows.flatMap((row, index) => {
    const key = isObject(row) ? keyIn(list, row) : '';
    if (key === '') return [];
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [index] : [];
  });
  list.repeated.set(rows, repeated);
  return repeated;
}

/** The key of a row, worked out once; empty where it is deleted or not finished. */
function keyIn({ name, keys }: NamedList, row: JsonObject): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const isNamed = !isDeletedRow(row) && !name.fields.some((field) => isBlank(row[field]));
  const key = isNamed ? rowKey(row, name).replace(/[^\S\t]+/g, '') : '';
  keys.set(row, key);
  return key;
}

const NAMED = new WeakMap<FormTree, readonly NamedList[]>();

function namedLists(tree: FormTree): readonly NamedList[] {
  const known = NAMED.get(tree) ?? namedBelow(tree.root);
  NAMED.set(tree, known);
  return known;
}

function namedBelow(node: FormNode): readonly NamedList[] {
  const name = rowNameOf(node.schema);
  const below = [...node.children.values()].flatMap(namedBelow);
  if (name === undefined) return below;
  return [{ node, name, keys: new WeakMap(), repeated: new WeakMap() }, ...below];
}
