// What the last press of a form's button found wrong: who lists it hears of it, and the form around is not drawn again.

import type { Fault } from '../../core/index.ts';
import { listeners } from './listeners.ts';

export interface Found {
  /** On which step it is listed; empty on a form of one page. */
  readonly step: string;
  readonly faults: readonly Fault[];
  /** Which press it was; none where nobody has pressed since the form was drawn, and the list takes no focus. */
  readonly attempt: number;
}

/** What was found last, to be read as `useSyncExternalStore` asks for it. */
export interface FoundStore {
  /** A press found these. */
  readonly add: (faults: readonly Fault[], step?: string) => void;
  /** A press before this form was drawn found these, and they still hold. */
  readonly resume: (faults: readonly Fault[], step: string) => void;
  /** Nothing is listed any more. */
  readonly clear: () => void;
  readonly last: () => Found;
  readonly subscribe: (listener: () => void) => () => void;
}

const NOTHING: Found = { step: '', faults: [], attempt: 0 };

/** Nothing was found yet. */
export function createFound(): FoundStore {
  let found = NOTHING;
  const onFound = listeners<void>();
  const set = (next: Found): void => {
    if (next === found) return;
    found = next;
    onFound.tell();
  };
  return {
    add: (faults, step = '') => set({ step, faults, attempt: found.attempt + 1 }),
    resume: (faults, step) => set({ step, faults, attempt: 0 }),
    clear: () => set(NOTHING),
    last: () => found,
    subscribe: onFound.add,
  };
}
