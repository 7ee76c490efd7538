// Where in the list of faults those of a row, a group or a list stand: next to each other, as faults come in page order.

import type { Fault, Pointer } from '../../core/index.ts';

/** From the first on, and before the second. */
type Range = readonly [start: number, end: number];

const NOWHERE: Range = [0, 0];

/**
 * Gives the range of what lies below a place. Whoever asks, asks in page order: each search begins where the one before
 * ended, and rows with faults are found in one pass. For a place without any, all are looked through, once.
 */
export function createFaultRanges(
  faults: readonly Fault[],
  anchor: (place: Pointer) => Pointer,
): (place: Pointer) => Range {
  const known = new Map<Pointer, Range>();
  let from = 0;

  const find = (place: Pointer): Range => {
    const below = `${place}/`;
    const lies = (at: number): boolean => {
      const path = faults[at]?.path ?? '';
      // Of what is shown at a control above, another may be first there.
      return path.startsWith(below) || (path === place && anchor(path) !== path);
    };
    const many = faults.length;
    let after = 0;
    while (after < many && !lies((from + after) % many)) after += 1;
    if (after === many) return NOWHERE;
    let start = (from + after) % many;
    while (lies(start - 1)) start -= 1;
    let end = start;
    while (lies(end)) end += 1;
    from = end;
    return [start, end];
  };

  return (place) => {
    const range = known.get(place) ?? find(place);
    known.set(place, range);
    return range;
  };
}
