// What is done to many practice areas at once, told and taken back.

import { createContext, useContext, useMemo, useState } from 'react';
import { getAt, isList, type Json, type Pointer } from '../../../runtime/core/index.ts';
import {
  type FormStore,
  type Undoable,
  undoneRows,
  useStore,
} from '../../../runtime/react/index.ts';
import { areaKey, deleted } from './rows.ts';
import type { Members } from './terms.ts';

export interface Changes {
  /** What was done last, and how it is taken back. */
  readonly done: Undoable | undefined;
  /** Another list in place of this one. */
  readonly change: (next: readonly Json[], message: string) => void;
  /** Rows are deleted: those that were saved stay, marked with the day. */
  readonly remove: (places: readonly number[], today: string, message: string) => void;
  readonly forget: () => void;
}

/** The changes of one list. */
export function useChanges(list: Pointer, members: Members): Changes {
  const store = useStore();
  const [done, setDone] = useState<Undoable>();
  return useMemo(() => {
    const tell = (before: readonly Json[], message: string): void => {
      const after = areasIn(store, list);
      const undo = (): void =>
        store.set(
          list,
          undoneRows(areasIn(store, list), before, after, (row) => areaKey(row, members)),
        );
      setDone({ message, undo });
    };
    return {
      done,
      change: (next, message) => {
        const before = areasIn(store, list);
        store.set(list, next);
        tell(before, message);
      },
      remove: (places, today, message) => {
        const before = areasIn(store, list);
        removeAreas(store, list, places, today);
        tell(before, message);
      },
      forget: () => setDone(undefined),
    };
  }, [store, list, members, done]);
}

/** The areas there are, deleted ones too. */
export function areasIn(store: FormStore, list: Pointer): readonly Json[] {
  const now = getAt(store.answers(), list);
  return isList(now) ? now : [];
}

function removeAreas(
  store: FormStore,
  list: Pointer,
  places: readonly number[],
  today: string,
): void {
  const next = [...areasIn(store, list)];
  const gone: number[] = [];
  for (const at of places) {
    const marked = deleted(next[at], today);
    if (marked === undefined) gone.push(at);
    else next[at] = marked;
  }
  if (gone.length < places.length) store.set(list, next);
  if (gone.length > 0) store.removeRows(list, gone);
}

const Context = createContext<Changes | null>(null);

export const ChangesProvider = Context.Provider;

/** The changes of the list around. */
export function useListChanges(): Changes {
  const changes = useContext(Context);
  if (!changes) throw new Error('A list of practice areas stands outside its ChangesProvider.');
  return changes;
}
