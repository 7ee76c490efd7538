// What was just done, in words, until something else is done: said under the bar, wherever on the page it was done.

import { useEffect, useSyncExternalStore } from 'react';
import type { Work } from '../work/state.ts';
import { useOfWork } from '../work/use-work.ts';

export interface Told {
  readonly words: string;
  /** The sentence it is about, or the first of them; brought into sight where there is one. */
  readonly key?: string;
  /** The next undo takes it back. */
  readonly mayUndo?: boolean;
}

interface Kept extends Told {
  /** What was in hand then: anything else is something new. */
  readonly inHand: ReadonlySet<string>;
}

const told = new WeakMap<Work, Kept>();
const listeners = new Set<() => void>();

const put = (work: Work, kept: Kept | undefined): void => {
  if (kept) told.set(work, kept);
  else told.delete(work);
  for (const listener of listeners) listener();
};

/** In place of what was told before. */
export const tell = (work: Work, one: Told): void => put(work, { ...one, inHand: idsOf(work) });

export const untell = (work: Work): void => put(work, undefined);

const idsOf = (work: Work): ReadonlySet<string> => new Set(work.get().unsaved.map(({ id }) => id));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Gone once something else is typed or done. */
export function useTold(work: Work): Told | undefined {
  const now = useSyncExternalStore(subscribe, () => told.get(work));
  const isOver = useOfWork(
    work,
    ({ unsaved }) => now !== undefined && unsaved.some(({ id }) => !now.inHand.has(id)),
  );
  useEffect(() => {
    if (isOver) untell(work);
  }, [isOver, work]);
  return isOver ? undefined : now;
}
