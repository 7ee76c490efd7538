// What makes two things of a list the same, wherever they stand.

import { isObject, type Json } from '../../runtime/core/index.ts';

/** By `name` or `id`, or texts by themselves; undefined where one has none, or two have the same. */
export function byName(items: readonly Json[]): ReadonlyMap<string, Json> | undefined {
  const named = items.map((item): [string | undefined, Json] => [nameOf(item), item]);
  const known = new Map(
    named.flatMap(([name, item]) => (name === undefined ? [] : [[name, item]])) as [string, Json][],
  );
  return known.size === items.length ? known : undefined;
}

function nameOf(item: Json): string | undefined {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return undefined;
  const name = item.name ?? item.id;
  return typeof name === 'string' ? name : undefined;
}
