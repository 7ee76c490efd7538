// Finds all message keys that begin with a prefix, quickly: keys sorted once, found by halving.

/** Keys by their first word, each list sorted. */
export type KeyIndex = ReadonlyMap<string, readonly string[]>;

const firstWord = (key: string): string => key.slice(0, key.indexOf('.'));

/** The keys of messages for a lookup by prefix. */
export function indexKeys(keys: Iterable<string>): KeyIndex {
  const found = new Map<string, string[]>();
  for (const key of [...keys].sort()) {
    const first = firstWord(key);
    const below = found.get(first);
    if (below === undefined) found.set(first, [key]);
    else below.push(key);
  }
  return found;
}

/** The keys that begin with a prefix, sorted. It has the whole of a first word: `trip.`, `trip.ci`, not `tr`. */
export function keysBelow(index: KeyIndex, prefix: string): readonly string[] {
  const sorted = index.get(firstWord(prefix)) ?? [];
  const from = lowerBound(sorted, prefix);
  let to = from;
  while (sorted[to]?.startsWith(prefix)) to += 1;
  return sorted.slice(from, to);
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
