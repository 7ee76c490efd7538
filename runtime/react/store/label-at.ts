// What a place of a form is called at the moment.

import { labelBeside, labelOf, type Pointer } from '../../core/index.ts';
import type { FormStore } from './form-store.ts';

/** What a place is called now, also where the answer beside it says so (`labelBy`). */
export function labelAt(store: FormStore, place: Pointer): string {
  const node = store.info(place);
  const reading = { answers: store.answers(), words: store.texts };
  const own = node && labelBeside(node, place, reading);
  return own === undefined ? labelOf(store.texts, node, place) : store.texts.t(own);
}
