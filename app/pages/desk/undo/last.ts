// What a clerk did last at the desk and can take back still, and what could not be taken back; kept while the page is open.
import { useSyncExternalStore } from 'react';
import type { LeftOne } from '../left/Left.tsx';
import type { Queue } from '../queue/queues.ts';

/** A thing that was moved, with the event by which that is taken back. */
export interface UndoThing {
  readonly id: string;
  readonly event: string;
  /** What its row is known by. */
  readonly name: string;
}

export interface Act {
  readonly queue: Queue;
  readonly things: readonly UndoThing[];
  /** A moment of this computer's clock, in milliseconds. */
  readonly until: number;
}

interface Known {
  readonly last: Act | undefined;
  readonly left: { readonly queue: Queue; readonly things: readonly LeftOne[] } | undefined;
}

let known: Known = { last: undefined, left: undefined };
const listeners = new Set<() => void>();

export function know(more: Partial<Known>): void {
  known = { ...known, ...more };
  for (const listener of listeners) listener();
}

/** The last act, as long as it can be taken back. */
export const lastAct = (): Act | undefined =>
  known.last && known.last.until > Date.now() ? known.last : undefined;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What could not be taken back of many, until it is put away. */
export const useLeftUndone = (): Known['left'] => useSyncExternalStore(subscribe, () => known.left);
