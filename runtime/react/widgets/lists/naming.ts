// What the rows of a list are called: after their own content, or by their number.

import {
  answerText,
  type FieldInfo,
  type FormNode,
  getAt,
  type Pointer,
  titleOf,
} from '../../../core/index.ts';
import { answerWords } from '../../nodes/answer-words.ts';
import type { FormStore } from '../../store/form-store.ts';
import { listText } from './list-texts.ts';

/** The title of one row, as it stands. */
export const rowTitle = (store: FormStore, list: FormNode, row: Pointer): string =>
  shownIn(store, row, titleOf(list));

/** What these fields of a row say, joined. */
export const shownIn = (store: FormStore, row: Pointer, names: readonly string[]): string =>
  names
    .map((name) => shownAt(store, `${row}/${name}`))
    .filter((word) => word !== '')
    .join(', ');

/** One answer in words. */
function shownAt(store: FormStore, place: Pointer): string {
  const node = store.info(place);
  const value = getAt(store.answers(), place);
  return node ? answerText(node, value, answerWords(store.texts)) : '';
}

/** "Contact 2": what a row is called while nothing in it is answered. */
export function itemName(store: FormStore, info: FieldInfo | undefined, index: number): string {
  const label = info && store.texts.has(info.label) ? store.texts.t(info.label) : '';
  return listText(store.texts, info, 'item', 'runtime.item', { label, number: index + 1 });
}
