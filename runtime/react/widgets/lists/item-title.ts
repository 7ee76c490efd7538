// The heading of a row from its own content, followed as it is typed.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  badgeOf,
  type FieldInfo,
  type FormNode,
  isWithin,
  type Pointer,
  titleOf,
} from '../../../core/index.ts';
import { useStore } from '../../context/context.tsx';
import type { FormStore } from '../../store/form-store.ts';
import { itemName, rowTitle, shownIn } from './naming.ts';

/** What the fields named in `item.title` say, joined; empty while none is answered. */
export function useItemTitle(row: Pointer, list: FormNode | undefined): string {
  return useShown(row, list ? titleOf(list) : NONE);
}

/** What the field named in `item.badge` says. */
export function useItemBadge(row: Pointer, list: FormNode | undefined): string {
  const badge = list ? badgeOf(list) : '';
  return useShown(row, badge === '' ? NONE : [badge]);
}

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

export interface RowNotes {
  /** How many faults of it are on show. */
  readonly faults: number;
  /** How many times rules warn of something in it. */
  readonly warnings: number;
  /** Something is said of the row as a whole. */
  readonly isOwn: boolean;
}

const NO_NOTES: RowNotes = { faults: 0, warnings: 0, isOwn: false };

/** How much is said of a row: counted once for each look of the form. */
export function useRowNotes(row: Pointer): RowNotes {
  const store = useStore();
  const read = useMemo(() => {
    let known = NO_NOTES;
    let counted = -1;
    return () => {
      if (counted === store.status()) return known;
      counted = store.status();
      const faults = store.shownWithin(row);
      const warnings = store.warnings().filter(({ path }) => isWithin(path, row));
      const isOwn = [...faults, ...warnings].some(({ path }) => path === row);
      if (
        known.faults !== faults.length ||
        known.warnings !== warnings.length ||
        known.isOwn !== isOwn
      )
        known = { faults: faults.length, warnings: warnings.length, isOwn };
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
