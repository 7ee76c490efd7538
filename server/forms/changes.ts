// What a change of a record did, place by place, for people to read.
import {
  childPointer,
  type FormBundle,
  isBlank,
  isList,
  isObject,
  isUnspoken,
  type Json,
  type JsonObject,
  type Pointer,
  sameValue,
} from '../../runtime/core/index.ts';

/** One place; `before` and `after` are absent where there was nothing. Of a secret neither is told. */
export interface ChangedPlace extends JsonObject {
  readonly path: Pointer;
}

/** The places at which two versions differ, without those nobody sees. Rows are compared with themselves, wherever they stand. */
export function changesBetween(
  { fields }: Pick<FormBundle, 'fields'>,
  before: JsonObject,
  after: JsonObject,
): readonly ChangedPlace[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .flatMap((name) => changesAt(childPointer('', name), before[name], after[name]))
    .filter(({ path }) => !isUnspoken(fields, path));
}

/** Secrets that are another one now, by their names alone. */
export function changedSecrets(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly ChangedPlace[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((pointer) => before[pointer] !== after[pointer])
    .map((path) => ({ path, secret: true }));
}

function changesAt(
  path: Pointer,
  was: Json | undefined,
  now: Json | undefined,
): readonly ChangedPlace[] {
  if (sameValue(was, now) || (isBlank(was) && isBlank(now))) return [];
  const [old, young] = [rowsOf(was), rowsOf(now)];
  if (!old || !young) return [placeOf(path, was, now)];
  return pairsOf(old, young).flatMap(({ index, row, other }) => {
    const at = childPointer(path, index);
    return row && other ? membersAt(at, row, other) : [placeOf(at, row, other)];
  });
}

const membersAt = (at: Pointer, was: JsonObject, now: JsonObject): readonly ChangedPlace[] =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .filter((name) => !sameValue(was[name], now[name]))
    .map((name) => placeOf(childPointer(at, name), was[name], now[name]));

const placeOf = (
  path: Pointer,
  before: Json | undefined,
  after: Json | undefined,
): ChangedPlace => ({
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

/** The rows of a list of objects, none where there is no list; undefined for every other value. */
function rowsOf(value: Json | undefined): readonly JsonObject[] | undefined {
  if (value === undefined) return [];
  return isList(value) && value.every(isObject) ? value : undefined;
}

interface Pair {
  /** Where it stands now, or stood. */
  readonly index: number;
  readonly row?: JsonObject;
  readonly other?: JsonObject;
}

/** A row is the one with its id, else one that says the same, else the next that is left. */
function pairsOf(was: readonly JsonObject[], now: readonly JsonObject[]): readonly Pair[] {
  const free = new Map(was.entries());
  const found = new Map<number, JsonObject>();
  const likenesses = [
    (row: JsonObject) => (typeof row.id === 'string' ? row.id : undefined),
    (row: JsonObject) => JSON.stringify(row),
    (row: JsonObject) => (row.id === undefined ? '' : undefined),
  ];
  for (const like of likenesses) {
    const places = new Map<string, number[]>();
    for (const [place, row] of free) {
      const key = like(row);
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), place]);
    }
    for (const [index, row] of now.entries()) {
      const key = found.has(index) ? undefined : like(row);
      const place = key === undefined ? undefined : places.get(key)?.shift();
      const one = place === undefined ? undefined : free.get(place);
      if (place === undefined || one === undefined) continue;
      found.set(index, one);
      free.delete(place);
    }
  }
  return [
    ...now.map((other, index) => ({ index, other, ...pairOf(found.get(index)) })),
    ...[...free].map(([index, row]) => ({ index, row })),
  ];
}

const pairOf = (row: JsonObject | undefined) => (row ? { row } : {});
