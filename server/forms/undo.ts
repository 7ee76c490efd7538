// What makes a record again what it was: kept with every change, so that any revision can be told from the one of today.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  sameValue,
} from '../../runtime/core/index.ts';

/**
 * `{member: {"was": value}}`, `{}` where there was none. Of a list `{"rows": […]}`: rows that were there before stand as
 * `[first, count]` of the list as it is now, others in full, so that one changed row of thousands costs one row.
 */
export function undoOf(before: JsonObject, after: JsonObject): JsonObject {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !sameValue(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, wayBack(before[name], after[name])]));
}

/** The record before a change. */
export function undone(after: JsonObject, undo: JsonObject): JsonObject {
  const members = Object.entries(undo).map(
    ([name, step]) => [name, stepBack(after[name], step)] as const,
  );
  const all: JsonObject = { ...after, ...Object.fromEntries(members) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function wayBack(was: Json | undefined, now: Json | undefined): JsonObject {
  if (was === undefined) return {};
  return isList(was) && isList(now) ? { rows: rowsBack(was, now) } : { was };
}

function stepBack(now: Json | undefined, step: Json | undefined): Json | undefined {
  if (!isObject(step)) return undefined;
  const { rows, was } = step;
  if (!isList(rows)) return was;
  const present = isList(now) ? now : [];
  return rows.flatMap((row): readonly Json[] => {
    if (!isList(row)) return isObject(row) ? [row.row ?? null] : [];
    const [first, count] = row.map(Number);
    return present.slice(first, (first ?? 0) + (count ?? 0));
  });
}

function rowsBack(was: readonly Json[], now: readonly Json[]): Json[] {
  const places = new Map<string, number[]>();
  for (const [index, row] of now.entries())
    places.set(JSON.stringify(row), [...(places.get(JSON.stringify(row)) ?? []), index]);
  const back: (JsonObject | [number, number])[] = [];
  for (const row of was) {
    const place = places.get(JSON.stringify(row))?.shift();
    const last = back.at(-1);
    if (place === undefined) back.push({ row });
    else if (Array.isArray(last) && last[0] + last[1] === place) last[1] += 1;
    else back.push([place, 1]);
  }
  return back;
}
