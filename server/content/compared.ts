// What differs between the files of two releases, place by place, for people to read.

import type { ContentSource } from '../../runtime/content/index.ts';
import { isObject, type Json, joinPointer } from '../../runtime/core/index.ts';
import { byName } from './by-name.ts';

export interface FileDifference {
  readonly file: string;
  readonly kind: 'new' | 'gone' | 'changed';
  /** In a changed file: what is another at which place, in the order of the file. */
  readonly places: readonly PlaceDifference[];
}

export interface PlaceDifference {
  /** A JSON Pointer; of Markdown the number of a line. */
  readonly place: string;
  /** As the file writes it; absent where there is nothing. */
  readonly before?: string;
  readonly after?: string;
}

/** In the order of the files' names. Files that differ in nothing but how they are written have no places. */
export function compared(before: ContentSource, after: ContentSource): readonly FileDifference[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file): readonly FileDifference[] => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now) return [];
    if (old === undefined) return [{ file, kind: 'new', places: [] }];
    if (now === undefined) return [{ file, kind: 'gone', places: [] }];
    return [{ file, kind: 'changed', places: placesIn(file, old, now) }];
  });
}

function placesIn(file: string, old: string, now: string): readonly PlaceDifference[] {
  if (!file.endsWith('.json')) return linesOf(old, now);
  try {
    return valuesOf(JSON.parse(old) as Json, JSON.parse(now) as Json, []);
  } catch {
    return linesOf(old, now);
  }
}

function valuesOf(old: Json, now: Json, at: readonly string[]): readonly PlaceDifference[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (Array.isArray(old) && Array.isArray(now)) return itemsOf(old, now, at);
  if (!isObject(old) || !isObject(now))
    return [{ place: joinPointer(at), before: written(old), after: written(now) }];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name) => membersOf(old[name], now[name], [...at, name]));
}

function membersOf(
  old: Json | undefined,
  now: Json | undefined,
  at: readonly string[],
): readonly PlaceDifference[] {
  const place = joinPointer(at);
  if (old === undefined) return now === undefined ? [] : [{ place, after: written(now) }];
  return now === undefined ? [{ place, before: written(old) }] : valuesOf(old, now, at);
}

/** Things of a list that have a name are the same by it, wherever they stand; others by their place. */
function itemsOf(
  old: readonly Json[],
  now: readonly Json[],
  at: readonly string[],
): readonly PlaceDifference[] {
  const [was, is] = [byName(old), byName(now)];
  if (was && is) {
    const names = [...new Set([...was.keys(), ...is.keys()])];
    const places = names.flatMap((name) => membersOf(was.get(name), is.get(name), [...at, name]));
    return places.length > 0 ? places : [{ place: joinPointer(at), after: 'in another order' }];
  }
  const most = Math.max(old.length, now.length);
  return Array.from({ length: most }, (_, index) => String(index)).flatMap((index) =>
    membersOf(old[Number(index)], now[Number(index)], [...at, index]),
  );
}

const written = (value: Json): string => JSON.stringify(value);

/** The lines that are gone and those that are new, each where it stands. */
function linesOf(old: string, now: string): readonly PlaceDifference[] {
  const [was, is] = [old.split('\n'), now.split('\n')];
  let same = 0;
  while (same < was.length && same < is.length && was[same] === is[same]) same += 1;
  let end = 0;
  while (
    end < Math.min(was.length, is.length) - same &&
    was[was.length - 1 - end] === is[is.length - 1 - end]
  )
    end += 1;
  const gone = was.slice(same, was.length - end);
  const made = is.slice(same, is.length - end);
  return Array.from({ length: Math.max(gone.length, made.length) }, (_, at) => ({
    place: `line ${same + at + 1}`,
    ...(gone[at] !== undefined && { before: gone[at] }),
    ...(made[at] !== undefined && { after: made[at] }),
  }));
}
