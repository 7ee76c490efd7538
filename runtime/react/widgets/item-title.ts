// The heading of a row from its own content, followed as it is typed.

import { useCallback, useSyncExternalStore } from 'react';
import {
  type FieldInfo,
  getAt,
  isBlank,
  type Json,
  type JsonObject,
  type Pointer,
} from '../../core/index.ts';
import { useStore } from '../context.tsx';
import { asObject, listOption, objectOption, plainText } from '../nodes/options.ts';
import { placeOf } from '../nodes/place.ts';
import type { FormStore } from '../store/form-store.ts';
import { choiceText } from './choices.ts';
import { listText } from './list-texts.ts';

/** What the fields named in `item.title` say, joined; empty while none is answered. */
export function useItemTitle(row: Pointer, options: JsonObject): string {
  const item = objectOption(options, 'item') ?? {};
  return useShown(row, listOption(item, 'title'));
}

/** What the field named in `item.badge` says. */
export function useItemBadge(row: Pointer, options: JsonObject): string {
  const badge = objectOption(options, 'item')?.badge;
  return useShown(row, badge === undefined ? NONE : [badge]);
}

const NONE: readonly Json[] = [];

function useShown(row: Pointer, references: readonly Json[]): string {
  const store = useStore();
  const text = references.map(String).join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = text
        .split(' ')
        .map((name) => store.subscribe(placeOf(name, `${row}/`), listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, row, text],
  );
  const read = useCallback(
    () =>
      text
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => shownAt(store, placeOf(name, `${row}/`)))
        .filter((word) => word !== '')
        .join(', '),
    [store, row, text],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** One value in words: the text of a choice, the name inside an object held whole. */
export function shownAt(store: FormStore, place: Pointer): string {
  const value = getAt(store.answers(), place);
  if (value === undefined || isBlank(value)) return '';
  const object = asObject(value);
  if (!object) return choiceText(store.texts, store.info(place), value);
  const names = Object.values(object).filter((member) => typeof member === 'string');
  return plainText(names.sort((a, b) => String(b).length - String(a).length)[0]);
}

/** "Contact 2": what a row is called while nothing in it is answered. */
export function itemName(store: FormStore, info: FieldInfo | undefined, index: number): string {
  const label = info && store.texts.has(info.label) ? store.texts.t(info.label) : '';
  return listText(store.texts, info, 'item', 'runtime.item', { label, number: index + 1 });
}

/** How many faults of a row are on show. */
export function useFaultCount(row: Pointer): number {
  const store = useStore();
  const read = useCallback(() => store.shownWithin(row).length, [store, row]);
  return useSyncExternalStore(store.onStatus, read, read);
}
