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

/** A step that is gone to may have to fetch its lists first. */
const TRIES = 20;

/** Brings a field into sight and focuses it; where something within it is drawn under its own place, that. */
export function reach(place: Pointer, within: Pointer = place, tries = TRIES): void {
  for (const [list, brings] of reachers) {
    if (!place.startsWith(`${list}/`)) continue;
    for (const bring of brings) bring(place);
  }
  afterDrawing(() => {
    const [id] = [within, place].map(fieldId).filter((one) => document.getElementById(one));
    if (id !== undefined) focusId(id);
    else if (tries > 0) reach(place, within, tries - 1);
  });
}
