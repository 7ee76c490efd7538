// What a form on screen shows of its faults, for the store that goes on with its answers in another release.

import type { Fault, Pointer } from '../../core/index.ts';
import type { Found } from './found.ts';

/** What presses have put on show so far. */
export interface Marks {
  /** Sections that somebody tried to leave, or to send. */
  readonly sections: readonly string[];
  /** Controls whose faults may be seen. */
  readonly places: readonly Pointer[];
  /** What the server found, at fields that were not changed since. */
  readonly server: readonly Fault[];
  /** What is listed above the form. */
  readonly found: Found;
}

/** The marks in a form that has its places elsewhere; `placeNow` says where each is. */
export function movedMarks(marks: Marks, placeNow: (place: Pointer) => Pointer): Marks {
  const moved = (faults: readonly Fault[]) =>
    faults.map((fault) => ({ ...fault, path: placeNow(fault.path) }));
  const found = { ...marks.found, faults: moved(marks.found.faults) };
  return { ...marks, places: marks.places.map(placeNow), server: moved(marks.server), found };
}
