// Two changes of one JSON value put together, member by member; things of a list are the same by their `name` or `id`.

import { isList, isObject, type Json, joinPointer } from '../../../runtime/core/index.ts';
import { byName } from '../by-name.ts';
import type { Meet } from './collision.ts';

interface Values {
  readonly base: Json | undefined;
  readonly shipped: Json | undefined;
  readonly published: Json | undefined;
}

/** Undefined where it is gone. */
export const mergeValues = (values: Values, meet: Meet): Json | undefined =>
  merged(values, [], meet);

function merged(values: Values, at: readonly string[], meet: Meet): Json | undefined {
  const { base, shipped, published } = values;
  if (same(shipped, published) || same(shipped, base)) return published;
  if (same(published, base)) return shipped;
  if (isObject(shipped) && isObject(published) && (isObject(base) || base === undefined))
    return mergedObject({ base: base ?? {}, shipped, published }, at, meet);
  if (isList(shipped) && isList(published) && isList(base)) {
    const list = mergedList({ base, shipped, published }, at, meet);
    if (list) return list;
  }
  const conflict = {
    ...(shipped !== undefined && { shipped: JSON.stringify(shipped) }),
    ...(published !== undefined && { published: JSON.stringify(published) }),
  };
  return meet({ place: joinPointer(at), ...conflict }) === 'shipped' ? shipped : published;
}

type Members = Readonly<Record<string, Json | undefined>>;

function mergedObject(
  { base, shipped, published }: { base: Members; shipped: Members; published: Members },
  at: readonly string[],
  meet: Meet,
): Json {
  const order = mergedOrder([Object.keys(base), Object.keys(shipped), Object.keys(published)]);
  const members = order.flatMap((name) => {
    const own = (side: Members) => (Object.hasOwn(side, name) ? side[name] : undefined);
    const values = { base: own(base), shipped: own(shipped), published: own(published) };
    const value = merged(values, [...at, name], meet);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(members);
}

/** Undefined where its things have no names: then it is one value. */
function mergedList(
  {
    base,
    shipped,
    published,
  }: { base: readonly Json[]; shipped: readonly Json[]; published: readonly Json[] },
  at: readonly string[],
  meet: Meet,
): Json | undefined {
  const [was, theirs, ours] = [byName(base), byName(shipped), byName(published)];
  if (!was || !theirs || !ours) return undefined;
  const names = [[...was.keys()], [...theirs.keys()], [...ours.keys()]] as const;
  // Both sides put the same things into another order, each its own: which comes first may be what it is about.
  if (isReordered(names[0], names[1]) && isReordered(names[0], names[2])) return undefined;
  const order = isReordered(names[0], names[2])
    ? mergedOrder([names[0], names[2], names[1]])
    : mergedOrder(names);
  return order.flatMap((name) => {
    const values = { base: was.get(name), shipped: theirs.get(name), published: ours.get(name) };
    const value = merged(values, [...at, name], meet);
    return value === undefined ? [] : [value];
  });
}

function isReordered(base: readonly string[], side: readonly string[]): boolean {
  const [is, was] = [new Set(side), new Set(base)];
  const before = base.filter((name) => is.has(name));
  const now = side.filter((name) => was.has(name));
  return before.some((name, at) => name !== now[at]);
}

/** As the first side has them; what only the other has stands behind what it follows there. */
function mergedOrder([, first, second]: readonly (readonly string[])[]): readonly string[] {
  const order = [...(first ?? [])];
  const known = new Set(order);
  (second ?? []).forEach((name, index) => {
    if (known.has(name)) return;
    const before = second?.[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
    known.add(name);
  });
  return order;
}

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
