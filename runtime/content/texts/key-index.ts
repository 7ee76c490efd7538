// Finds all message keys that begin with a prefix, quickly: keys sorted once, found by halving.

/** A lookup of sorted keys by prefix. */
export function indexKeys(keys: Iterable<string>): (prefix: string) => readonly string[] {
  const sorted = [...keys].sort();
  return (prefix) => {
    const from = lowerBound(sorted, prefix);
    const found: string[] = [];
    for (let at = from; sorted[at]?.startsWith(prefix); at += 1) found.push(sorted[at] ?? '');
    return found;
  };
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
