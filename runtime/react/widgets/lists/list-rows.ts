// The rows of a list that are shown, and how one is taken out: a stored one may have to stay, marked as deleted, so that
// its deletion can be stored too.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  childPointer,
  getAt,
  isBlank,
  isDeletedRow,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
} from '../../../core/index.ts';
import { useRowIds, useStore } from '../../context/context.tsx';
import { objectOption } from '../../nodes/options.ts';
import type { FormStore } from '../../store/form-store.ts';
import { rowsOf } from '../../store/places.ts';
import type { RowId } from '../../store/rows.ts';

export interface ListRow {
  readonly id: RowId;
  /** Its place in the answers, deleted rows counted. */
  readonly index: number;
}

export interface ListRows {
  readonly shown: readonly ListRow[];
  /** Rows there are in the answers, shown or not. */
  readonly count: number;
  /** Places of rows that a rule has set aside; those that are deleted as well are left out. */
  readonly aside: readonly number[];
  /** Takes a row out; gives back how to put it in again, which tells its id. */
  readonly remove: (index: number) => () => RowId | undefined;
}

/** Follows the coming and going of rows, not what is typed in them. */
export function useListRows(pointer: Pointer, options: JsonObject): ListRows {
  const store = useStore();
  const ids = useRowIds(pointer);
  const marks = objectOption(options, 'item')?.deleted !== undefined;
  const readDeleted = useCallback(
    () => (marks ? deletedIn(store, pointer) : ''),
    [marks, store, pointer],
  );
  const deleted = useSyncExternalStore(store.onChange, readDeleted, readDeleted);
  const hidden = useRowsAside(pointer);
  const [shown, aside] = useMemo(() => {
    const rows = ids.map((id, index) => ({ id, index }));
    if (deleted === '' && hidden.length === 0) return [rows, hidden];
    const gone = new Set(deleted === '' ? [] : deleted.split(' ').map(Number));
    const out = new Set([...gone, ...hidden]);
    return [
      rows.filter(({ index }) => !out.has(index)),
      hidden.filter((index) => index < ids.length && !gone.has(index)),
    ];
  }, [ids, deleted, hidden]);
  const remove = useCallback(
    (index: number) => {
      const place = childPointer(pointer, index);
      const row = getAt(store.answers(), place);
      if (marks && isStored(row)) {
        store.set(childPointer(place, 'deleted'), 1);
        return () => putBack(store, pointer, row);
      }
      store.removeRows(pointer, [index]);
      return () => {
        const { length } = rowsOf(store.answers(), pointer);
        return row === undefined ? row : store.insertRow(pointer, row, Math.min(index, length));
      };
    },
    [marks, store, pointer],
  );
  return { shown, aside, count: ids.length, remove };
}

/** Places of deleted rows as one text, so that it can be compared. */
const deletedIn = (store: FormStore, pointer: Pointer): string =>
  rowsOf(store.answers(), pointer)
    .flatMap((row, index) => (isDeletedRow(row) ? [index] : []))
    .join(' ');

/** A row that came from a record carries its id. */
const isStored = (row: Json | undefined): row is JsonObject => isObject(row) && !isBlank(row.id);

/** The row of that id as it was before it was deleted. */
function putBack(store: FormStore, list: Pointer, row: JsonObject): RowId | undefined {
  const at = rowsOf(store.answers(), list).findIndex((one) => isObject(one) && one.id === row.id);
  if (at >= 0) store.set(childPointer(list, at), row);
  return store.rowIds(list)[at];
}

/** Rows that a rule has set aside, followed. */
export function useRowsAside(list: Pointer): readonly number[] {
  const store = useStore();
  const read = useCallback(() => store.rowsAside(list).join(' '), [store, list]);
  const places = useSyncExternalStore(store.onStatus, read, read);
  return useMemo(() => (places === '' ? [] : places.split(' ').map(Number)), [places]);
}
