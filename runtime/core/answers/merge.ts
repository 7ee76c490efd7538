// Puts answers together that were changed in two places since they were the same: each place's own changes, and what both changed.

import type { Answers, Json, JsonObject, Pointer } from '../model/types.ts';
import { childPointer, isList, isObject } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';
import { type Merge, type Merged, mergeRows } from './merge-rows.ts';

/**
 * The answers of two sides that began with `base`, put together. A field, and a row of a list, that only one side
 * changed is as that side has it; rows added or removed on either side are added and removed. Nothing is decided where
 * both changed the same place: it stays as `mine` has it, and stands in `both`.
 */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): Merged<Answers> {
  return mergeMembers(base, mine, theirs, '');
}

export interface Change {
  readonly pointer: Pointer;
  /** Undefined where the answer is gone. */
  readonly value: Json | undefined;
}

/** What turns one version into another, each change as deep as it goes; a list of another length changes as a whole. */
export function changesTo(from: Answers, to: Answers): readonly Change[] {
  return changesAt(from, to, '');
}

function changesAt(from: Json | undefined, to: Json | undefined, pointer: Pointer): Change[] {
  if (sameValue(from, to)) return [];
  if (isObject(from) && isObject(to))
    return namesOf(from, to).flatMap((name) =>
      changesAt(ownOf(from, name), ownOf(to, name), childPointer(pointer, name)),
    );
  if (isList(from) && isList(to) && from.length === to.length)
    return to.flatMap((item, index) => changesAt(from[index], item, childPointer(pointer, index)));
  return [{ pointer, value: to }];
}

const mergeValues: Merge = (base, mine, theirs, pointer) => {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { value: mine, both: [] };
  if (sameValue(base, mine)) return { value: theirs, both: [] };
  if (isObject(mine) && isObject(theirs))
    return mergeMembers(isObject(base) ? base : {}, mine, theirs, pointer);
  if (isList(mine) && isList(theirs))
    return mergeRows({ base: isList(base) ? base : [], mine, theirs }, pointer, mergeValues);
  return { value: mine, both: [pointer] };
};

function mergeMembers(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  pointer: Pointer,
): Merged<JsonObject> {
  const members = namesOf(mine, theirs, base).map((name) => {
    const [was, ours, other] = [ownOf(base, name), ownOf(mine, name), ownOf(theirs, name)];
    return { name, ...mergeValues(was, ours, other, childPointer(pointer, name)) };
  });
  const merged = members.flatMap(({ name, value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { value: Object.fromEntries(merged), both: members.flatMap(({ both }) => both) };
}

const namesOf = (...objects: readonly JsonObject[]): readonly string[] => [
  ...new Set(objects.flatMap((object) => Object.keys(object))),
];

const ownOf = (object: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;
