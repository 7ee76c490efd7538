// The rows of a list that are shown, and how one is taken out: a stored one may have to stay, marked as deleted, so that
// its deletion can be stored too.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  childPointer,
  getAt,
  isBlank,
  isDeletedRow,
  isObject,
  type JsonObject,
  type Pointer,
} from '../../core/index.ts';
import { useRowIds, useStore } from '../context.tsx';
import { objectOption } from '../nodes/options.ts';
import type { FormStore } from '../store/form-store.ts';
import { rowsOf } from '../store/places.ts';

export interface ListRow {
  readonly id: string;
  /** Its place in the answers, deleted rows counted. */
  readonly index: number;
}

export interface ListRows {
  readonly shown: readonly ListRow[];
  /** Rows there are in the answers, shown or not. */
  readonly count: number;
  readonly remove: (index: number) => void;
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
  const shown = useMemo(() => {
    const gone = new Set(deleted.split(' '));
    return ids.flatMap((id, index) => (gone.has(String(index)) ? [] : [{ id, index }]));
  }, [ids, deleted]);
  const remove = useCallback(
    (index: number) => {
      const row = childPointer(pointer, index);
      if (marks && isStored(store, row)) store.set(childPointer(row, 'deleted'), 1);
      else store.removeRow(pointer, index);
    },
    [marks, store, pointer],
  );
  return { shown, count: ids.length, remove };
}

/** Places of deleted rows as one text, so that it can be compared. */
const deletedIn = (store: FormStore, pointer: Pointer): string =>
  rowsOf(store.answers(), pointer)
    .flatMap((row, index) => (isDeletedRow(row) ? [index] : []))
    .join(' ');

/** A row that came from a record carries its id. */
function isStored(store: FormStore, row: Pointer): boolean {
  const value = getAt(store.answers(), row);
  return isObject(value) && !isBlank(value.id);
}
