// Answers at several places put together, the fewest first.

import type { Json } from '../model/types.ts';
import type { Given } from './assigned.ts';

/** One answer at each of `from` 1 to `most` places, in every combination. */
export function* combinations(
  values: ReadonlyMap<string, readonly Json[]>,
  most: number,
): Generator<readonly Given[]> {
  const places = [...values.keys()];
  for (let size = 1; size <= Math.min(most, places.length); size += 1)
    yield* ofSize(places, size, values);
}

function* ofSize(
  places: readonly string[],
  size: number,
  values: ReadonlyMap<string, readonly Json[]>,
): Generator<readonly Given[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, at] of places.entries())
    for (const value of values.get(at) ?? [])
      for (const others of ofSize(places.slice(index + 1), size - 1, values))
        yield [{ at, value }, ...others];
}
