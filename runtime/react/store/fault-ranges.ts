// Where in the list of faults those of a row, a group or a list stand: next to each other, as faults come in page order.

import { ancestorsOf, type Fault, type Pointer } from '../../core/index.ts';

interface Range {
  readonly start: number;
  end: number;
}

/** Gathered in one pass over perhaps thousands of faults, of which most lie where the one before lies. */
export class FaultRanges {
  readonly #faults: readonly Fault[];
  readonly #ranges = new Map<Pointer, Range>();

  constructor(faults: readonly Fault[], anchor: (place: Pointer) => Pointer) {
    this.#faults = faults;
    let around: Pointer | undefined;
    let open: readonly Range[] = [];
    for (let at = 0; at < faults.length; at += 1) {
      const path = faults[at]?.path ?? '';
      if (!isRightIn(path, around)) {
        around = path.slice(0, path.lastIndexOf('/'));
        open = ancestorsOf(path).map((place) => this.#range(place, at));
      }
      for (const range of open) range.end = at + 1;
      // Of what is shown at a control above, another may be first there.
      if (anchor(path) !== path) this.#range(path, at).end = at + 1;
    }
  }

  /** The faults below a place, in page order. */
  below(place: Pointer): readonly Fault[] {
    const range = this.#ranges.get(place);
    return range === undefined ? NONE : this.#faults.slice(range.start, range.end);
  }

  #range(place: Pointer, start: number): Range {
    const range = this.#ranges.get(place) ?? { start, end: start };
    this.#ranges.set(place, range);
    return range;
  }
}

const NONE: readonly Fault[] = [];

/** Is a place a member of another, and not of one of its members? */
const isRightIn = (path: Pointer, around: Pointer | undefined): boolean =>
  around !== undefined && path.lastIndexOf('/') === around.length && path.startsWith(around);
