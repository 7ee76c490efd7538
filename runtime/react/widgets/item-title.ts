// The heading of a row from its own content, followed as it is typed.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  answerText,
  badgeOf,
  type FieldInfo,
  type FormNode,
  getAt,
  isWithin,
  type Pointer,
  titleOf,
} from '../../core/index.ts';
import { useStore } from '../context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import type { FormStore } from '../store/form-store.ts';
import { listText } from './list-texts.ts';

/** What the fields named in `item.title` say, joined; empty while none is answered. */
export function useItemTitle(row: Pointer, list: FormNode | undefined): string {
  return useShown(row, list ? titleOf(list) : NONE);
}

/** What the field named in `item.badge` says. */
export function useItemBadge(row: Pointer, list: FormNode | undefined): string {
  const badge = list ? badgeOf(list) : '';
  return useShown(row, badge === '' ? NONE : [badge]);
}

/** The title of one row, as it stands. */
export const rowTitle = (store: FormStore, list: FormNode, row: Pointer): string =>
  shownIn(store, row, titleOf(list));

const NONE: readonly string[] = [];

function useShown(row: Pointer, names: readonly string[]): string {
  const store = useStore();
  const text = names.join(' ');
  const [subscribe, read] = useMemo(() => {
    const own = text === '' ? NONE : text.split(' ');
    const follow = (listener: () => void) => {
      const ends = own.map((name) => store.subscribe(`${row}/${name}`, listener));
      return () => {
        for (const end of ends) end();
      };
    };
    return [follow, () => shownIn(store, row, own)] as const;
  }, [store, row, text]);
  return useSyncExternalStore(subscribe, read, read);
}

const shownIn = (store: FormStore, row: Pointer, names: readonly string[]): string =>
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

/** What a row is called now: its heading, or "Contact 2" while that is empty. */
export function rowName(
  store: FormStore,
  { pointer, info }: { readonly pointer: Pointer; readonly info: FieldInfo | undefined },
  index: number,
): string {
  const node = store.info(pointer);
  const title = node ? rowTitle(store, node, `${pointer}/${index}`) : '';
  return title === '' ? itemName(store, info, index) : title;
}

/** "Contact 2": what a row is called while nothing in it is answered. */
export function itemName(store: FormStore, info: FieldInfo | undefined, index: number): string {
  const label = info && store.texts.has(info.label) ? store.texts.t(info.label) : '';
  return listText(store.texts, info, 'item', 'runtime.item', { label, number: index + 1 });
}

export interface RowNotes {
  /** How many faults of it are on show. */
  readonly faults: number;
  /** How many times rules warn of something in it. */
  readonly warnings: number;
}

const NO_NOTES: RowNotes = { faults: 0, warnings: 0 };

/** How much is said of a row: counted once for each look of the form. */
export function useRowNotes(row: Pointer): RowNotes {
  const store = useStore();
  const read = useMemo(() => {
    let known = NO_NOTES;
    let counted = -1;
    return () => {
      if (counted === store.status()) return known;
      counted = store.status();
      const faults = store.shownWithin(row).length;
      const warnings = store.warnings().filter(({ path }) => isWithin(path, row)).length;
      if (known.faults !== faults || known.warnings !== warnings) known = { faults, warnings };
      return known;
    };
  }, [store, row]);
  return useSyncExternalStore(store.onStatus, read, read);
}

/** How many faults of a row are on show. */
export function useFaultCount(row: Pointer): number {
  const store = useStore();
  const read = useCallback(() => store.shownWithin(row).length, [store, row]);
  return useSyncExternalStore(store.onStatus, read, read);
}
