// How one fault reads in a list of them, away from its field.

import type { Fault, Pointer, Texts } from '../../core/index.ts';
import { FROM_SERVER, textOfFault } from '../store/fault-text.ts';
import type { FormStore } from '../store/form-store.ts';
import { labelAt } from '../store/label-at.ts';
import { UNKEPT } from '../store/unkept.ts';
import { rowName } from '../widgets/lists/place-name.ts';

/** "must be at least 8 characters" goes on from the name of its field. */
const CONTINUES = /^(?!please )\p{Ll}/u;

/** The message, with the field's label where the message does not name it, and the row it stands in. */
export function summaryText(store: FormStore, fault: Fault): string {
  const { texts } = store;
  const message = textOfFault(store, fault);
  const place = placeIn(store, fault);
  const label = labelAt(store, place);
  const row = rowName(store, place);
  // A question mark takes no colon.
  const asks = label.endsWith('?');
  const own = isOwnMessage(texts, store, fault) && !CONTINUES.test(message);
  // What is wrong with the form as a whole is wrong with no field.
  if (own || label === '')
    return row === ''
      ? message
      : texts.t('runtime.summary.item', { label: row, asks: false, message });
  if (row === '') return texts.t('runtime.summary.item', { label, asks, message });
  return texts.t('runtime.summary.itemInRow', { row, label, asks, message });
}

/** What the message is about: its field, also within a part that RJSF draws whole, where that is known by name. */
function placeIn(store: FormStore, { path }: Fault): Pointer {
  const place = store.anchor(path);
  const isWithin = store.info(place)?.kind === 'live' && store.info(path)?.label;
  return isWithin ? path : place;
}

/** A message written for this very field or rule reads well alone; a common one needs the label. */
function isOwnMessage(texts: Texts, store: FormStore, fault: Fault): boolean {
  if (fault.rule === FROM_SERVER) return true;
  if (fault.code === UNKEPT) return false;
  if (fault.message !== undefined && texts.has(fault.message)) return true;
  const own = store.info(fault.path)?.errors?.[fault.code];
  return own !== undefined && texts.has(own);
}
