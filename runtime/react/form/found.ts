// What the last press of a form's button found wrong: who lists it hears of it, and the form around is not drawn again.

import type { Fault } from '../../core/index.ts';
import { listeners } from '../store/listeners.ts';

export interface Found {
  readonly faults: readonly Fault[];
  /** Which press it was. */
  readonly attempt: number;
}

/** What was found last, to be read as `useSyncExternalStore` asks for it. */
export interface FoundStore {
  readonly add: (faults: readonly Fault[]) => void;
  readonly last: () => Found;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Nothing was found yet. */
export function createFound(): FoundStore {
  let found: Found = { faults: [], attempt: 0 };
  const onFound = listeners<void>();
  return {
    add(faults) {
      found = { faults, attempt: found.attempt + 1 };
      onFound.tell();
    },
    last: () => found,
    subscribe: onFound.add,
  };
}
