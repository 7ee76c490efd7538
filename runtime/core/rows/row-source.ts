// Where the rows of a list come from (`ui:options.source`), read once for screen, judge and check.

import type { FormNode } from '../model/form-node.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/types.ts';
import { getAt, isList, isObject } from '../values/paths.ts';
import { isBlank } from '../values/values.ts';

/** What a layout declares of the rows that a call fills, with what holds where it says nothing. */
export interface RowSource {
  readonly call: string;
  readonly with: JsonObject | undefined;
  /** The member of a row by which it is known again. */
  readonly key: string;
  /** Members of a row, each with the member of an entry of the answer that it takes. */
  readonly members: readonly (readonly [member: string, from: string])[];
  /** Filled members that a person may answer otherwise. */
  readonly change: readonly string[];
  readonly when: 'opened' | 'asked';
  readonly add: boolean;
  readonly remove: boolean;
  /** What becomes of rows that are told otherwise by now. */
  readonly changed: 'tell' | 'take' | 'keep';
}

const KNOWN = new WeakMap<JsonObject, RowSource>();

/** The source that the options of a list declare; undefined where they declare none. */
export function rowSourceOf({ source }: JsonObject): RowSource | undefined {
  if (!isObject(source)) return undefined;
  const known = KNOWN.get(source) ?? readSource(source);
  KNOWN.set(source, known);
  return known;
}

function readSource(source: JsonObject): RowSource {
  const members = isObject(source.members) ? source.members : {};
  return {
    call: String(source.call),
    with: isObject(source.with) ? source.with : undefined,
    key: String(source.key),
    members: Object.entries(members).map(([member, from]) => [member, String(from)]),
    change: isList(source.change) ? source.change.map(String) : [],
    when: source.when === 'asked' ? 'asked' : 'opened',
    add: source.add === true,
    remove: source.remove === true,
    changed: source.changed === 'take' || source.changed === 'keep' ? source.changed : 'tell',
  };
}

/** Filled members that only the source answers. */
export const toldMembers = ({ members, change }: RowSource): readonly string[] =>
  members.map(([member]) => member).filter((member) => !change.includes(member));

/** The key of a row; undefined in one that a person added, and where it has none. */
export function keyOfRow({ key }: RowSource, row: Json | undefined): string | undefined {
  const value = isObject(row) ? row[key] : undefined;
  return value === undefined || isBlank(value) ? undefined : JSON.stringify(value);
}

/** Is the row at this place, of the list around it, one that its source fills? */
export function isFilledRow(list: FormNode, answers: JsonObject, row: Pointer): boolean {
  const source = rowSourceOf(list.uiOptions);
  return source !== undefined && keyOfRow(source, getAt(answers, row)) !== undefined;
}
