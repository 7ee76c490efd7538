// Finds the name a mistyped one was probably meant to be.

/**
 * The nearest of some names, if it is near enough to be worth naming: at most a third of its letters differ. Names of
 * very different length are never near, so that a name without end costs nothing.
 */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const candidate of names) {
    const most = Math.max(1, Math.floor(candidate.length / 3));
    if (Math.abs(candidate.length - name.length) > most) continue;
    const distance = distanceBetween(name.toLowerCase(), candidate.toLowerCase());
    if (distance > most || (best !== undefined && distance >= best.distance)) continue;
    best = { name: candidate, distance };
  }
  return best?.name;
}

/** How many letters must be put in, taken out, replaced or swapped with their neighbour. */
function distanceBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? cell(i - 2, j - 2) + 1 : replaced;
      row.push(Math.min(replaced, swap, cell(i - 1, j) + 1, cell(i, j - 1) + 1));
    }
  }
  return cell(a.length, b.length);
}
