// How content names a place from where a field stands.

import type { Pointer } from '../../core/index.ts';

/** The place a reference names: `/pay_state`, or `./zip` for a neighbour of this field. */
export function placeOf(reference: string, pointer: Pointer): Pointer {
  if (!reference.startsWith('./')) return reference;
  return `${pointer.slice(0, pointer.lastIndexOf('/'))}/${reference.slice(2)}`;
}
