// Where in the list of faults those of a row, a group or a list stand: next to each other, as faults come in page order.

import { ancestorsOf, type Fault, type Pointer } from '../../core/index.ts';

/** From the first on, and before the second. */
export type FaultRange = [start: number, end: number];

/** By what faults lie in. One pass over perhaps thousands, of which most lie where the one before lies. */
export function rangesOf(
  faults: readonly Fault[],
  anchor: (place: Pointer) => Pointer,
): ReadonlyMap<Pointer, FaultRange> {
  const ranges = new Map<Pointer, FaultRange>();
  let around: Pointer | undefined;
  let open: readonly FaultRange[] = [];
  const rangeAt = (place: Pointer, at: number): FaultRange => {
    const range = ranges.get(place) ?? [at, at];
    ranges.set(place, range);
    return range;
  };
  faults.forEach(({ path }, at) => {
    const parent = path.slice(0, path.lastIndexOf('/'));
    // Of what is shown at a control above, another may be first there.
    const own = anchor(path) === path ? [] : [rangeAt(path, at)];
    if (parent !== around) open = ancestorsOf(path).map((place) => rangeAt(place, at));
    around = parent;
    for (const range of [...own, ...open]) range[1] = at + 1;
  });
  return ranges;
}
