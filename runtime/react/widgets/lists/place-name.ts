// What a place of the form is called where it is spoken of elsewhere on the page.

import { childPointer, joinPointer, type Pointer, parsePointer } from '../../../core/index.ts';
import type { FormStore } from '../../store/form-store.ts';
import { labelAt } from '../../store/label-at.ts';
import { itemName, rowTitle } from './naming.ts';

/** "Clayton, GA" or "Contact 2": the row a place lies in, in its own words; empty outside of rows. */
export function rowName(store: FormStore, place: Pointer): string {
  const tokens = parsePointer(place);
  const at = tokens.findIndex((token) => /^\d+$/.test(token));
  if (at < 1) return '';
  const list = joinPointer(tokens.slice(0, at));
  const index = Number(tokens[at]);
  const node = store.info(list);
  const title = node ? rowTitle(store, node, childPointer(list, index)) : '';
  return title === '' ? itemName(store, node, index) : title;
}

/** The label of a place, after the row it lies in; a row alone is called by its own words. */
export function placeName(store: FormStore, place: Pointer): string {
  const row = rowName(store, place);
  const label = /\/\d+$/.test(place) ? '' : labelAt(store, place);
  return [row, label].filter((word) => word !== '').join(', ');
}
