// Finds the name a mistyped one was probably meant to be.

/**
 * The nearest of some names, if it is near enough to be worth naming: at most a third of its letters differ. Names of
 * very different length are never near, so that a name without end costs nothing.
 */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const candidate of names) {
    const most = Math.max(1, Math.floor(candidate.length / 3));
    if (Math.abs(candidate.length - name.length) > most) continue;
    const limit = best === undefined ? most : Math.min(most, best.distance - 1);
    const distance = distanceWithin(limit, wanted, candidate.toLowerCase());
    if (distance <= limit) best = { name: candidate, distance };
  }
  return best?.name;
}

/**
 * How many letters must be put in, taken out, replaced or swapped with their neighbour; anything above the limit once it
 * is known to be more.
 */
function distanceWithin(limit: number, a: string, b: string): number {
  let last: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  let lowestBefore = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const next = rowAfter(row, last, i, a, b);
    const lowest = Math.min(...next);
    // A swap reaches two rows back: only when both are above it, all that follows is.
    if (lowest > limit && lowestBefore > limit) return limit + 1;
    lowestBefore = lowest;
    last = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

function rowAfter(
  row: readonly number[],
  last: readonly number[],
  i: number,
  a: string,
  b: string,
): readonly number[] {
  const next = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const swapped = isSwapped ? (last[j - 2] ?? 0) + 1 : replaced;
    next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
  }
  return next;
}
