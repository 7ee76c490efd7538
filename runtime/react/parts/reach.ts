// Lets a link reach a field that is not drawn: lists that show a window of rows are asked to bring the place into it.

import type { Pointer } from '../../core/index.ts';
import { fieldId } from './FieldFrame.tsx';
import { afterDrawing, focusId } from './focus.ts';

const reachers = new Map<Pointer, Set<(place: Pointer) => void>>();

/** A list says how one of its places is brought into sight. Gives back how to stop. */
export function onReach(list: Pointer, bring: (place: Pointer) => void): () => void {
  const known = reachers.get(list) ?? new Set();
  known.add(bring);
  reachers.set(list, known);
  return () => {
    known.delete(bring);
  };
}

/** Brings a field into sight and focuses it; where something within it is drawn under its own place, that. */
export function reach(place: Pointer, within: Pointer = place): void {
  for (const [list, brings] of reachers) {
    if (!place.startsWith(`${list}/`)) continue;
    for (const bring of brings) bring(place);
  }
  afterDrawing(() => {
    const inner = document.getElementById(fieldId(within));
    focusId(inner === null ? fieldId(place) : inner.id);
  });
}
