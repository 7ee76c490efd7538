// What a press of Next or Submit waits for: rows that a call is being asked for.

import { useEffect } from 'react';
import { getAt, type Pointer } from '../../../core/index.ts';
import type { Remote } from '../../calls/read.ts';
import type { FormStore } from '../../store/form-store.ts';

type State = Remote['state'];

interface Awaited {
  readonly is: (state: State) => void;
}

const ALL = new WeakMap<FormStore, Map<Pointer, Awaited>>();

/** The form goes on once the rows of a list are there; where they could not be had and none were filled before, it says so. */
export function useAwaited(store: FormStore, pointer: Pointer, state: State): void {
  useEffect(() => {
    const awaited = awaitedAt(store, pointer);
    awaited.is(state);
    // A list that is not on screen is filled when it comes back.
    return () => awaited.is('idle');
  }, [store, pointer, state]);
}

function awaitedAt(store: FormStore, pointer: Pointer): Awaited {
  const all = ALL.get(store) ?? new Map<Pointer, Awaited>();
  ALL.set(store, all);
  const known = all.get(pointer) ?? makeAwaited(store, pointer);
  all.set(pointer, known);
  return known;
}

function makeAwaited(store: FormStore, pointer: Pointer): Awaited {
  let now: State = 'idle';
  let arrive = (): void => {};
  let arriving = Promise.resolve();
  const isNeeded = (): boolean => getAt(store.answers(), pointer) === undefined;
  const { changed } = store.waitFor({
    mayLeave: true,
    place: () => (now === 'idle' ? undefined : pointer),
    names: () => [],
    async arrived() {
      // What asks may come on screen while it is waited for.
      while (now === 'loading') await arriving;
    },
    missing: () => (now === 'failed' && isNeeded() ? store.texts.t('runtime.rows.needed') : ''),
  });
  return {
    is(state) {
      if (state === now) return;
      now = state;
      arrive();
      if (state === 'loading')
        arriving = new Promise((resolve) => {
          arrive = resolve;
        });
      changed();
    },
  };
}
