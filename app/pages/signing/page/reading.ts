// Follows which part of the document is in sight, and which were shown to their end.

import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Reading {
  /** Counts from 1; the place to sign is the last. */
  readonly current: number;
  /** Parts shown to their end. */
  readonly seen: ReadonlySet<number>;
  readonly go: (part: number) => void;
  /** The first part whose end was not in sight yet; undefined once all were, and where nobody can tell. */
  readonly next: number | undefined;
  /** Brings that part into sight, or more of it where it is too long for the window. */
  readonly onward: () => void;
}

interface Parts {
  /** Holds the leaves: `data-leaf` on each, `data-end` at the end of each. */
  readonly room: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly before: readonly number[];
  readonly onSeen: (part: number) => void;
}

/** A part counts as read when its end has been in sight. */
export function useReading({ room, count, before, onSeen }: Parts): Reading {
  const [current, setCurrent] = useState(1);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(before));
  useEffect(() => {
    const place = room.current;
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    const known = new Set(before);
    const ends = new IntersectionObserver((entries) => {
      const fresh = partsIn(entries, 'end').filter((part) => part <= count && !known.has(part));
      if (fresh.length === 0) return;
      for (const part of fresh) {
        known.add(part);
        onSeen(part);
      }
      setSeen(new Set(known));
    });
    // A line across the upper half of the window says which part is being read.
    const line = { rootMargin: '-35% 0px -64% 0px' };
    const leaves = new IntersectionObserver((entries) => {
      const part = partsIn(entries, 'leaf').at(-1);
      if (part !== undefined) setCurrent(part);
    }, line);
    for (const leaf of place.querySelectorAll('[data-leaf]')) leaves.observe(leaf);
    for (const end of place.querySelectorAll('[data-end]')) ends.observe(end);
    return () => {
      leaves.disconnect();
      ends.disconnect();
    };
  }, [room, count, before, onSeen]);

  const go = useCallback(
    (part: number) => {
      const leaf = room.current?.querySelector<HTMLElement>(`[data-leaf="${part}"]`);
      leaf?.scrollIntoView({ block: 'start' });
      leaf?.focus({ preventScroll: true });
      if (leaf) setCurrent(part);
    },
    [room],
  );
  const next = firstUnseen(seen, count);
  const onward = useCallback(() => {
    if (next !== undefined && room.current && showMore(room.current, next)) setCurrent(next);
  }, [room, next]);
  return { current, seen, go, next, onward };
}

function firstUnseen(seen: ReadonlySet<number>, count: number): number | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  for (let part = 1; part <= count; part += 1) if (!seen.has(part)) return part;
  return undefined;
}

/** Of what is in sight a little stays, so that nobody loses the line. */
const A_WINDOW = 0.85;

/** Scrolls to the beginning of a part; where that has been passed already, on by a window. False where there is no such part. */
function showMore(room: HTMLElement, part: number): boolean {
  const leaf = room.querySelector<HTMLElement>(`[data-leaf="${part}"]`);
  if (!leaf) return false;
  // The document scrolls by itself, or with the page where there is no room for two that scroll.
  const scrolls = room.scrollHeight > room.clientHeight + 1;
  const [from, height] = scrolls
    ? [room.getBoundingClientRect().top, room.clientHeight]
    : [0, window.innerHeight];
  const { top, bottom } = leaf.getBoundingClientRect();
  const isBegun = top < from + height / 4 && bottom > from + height / 4;
  if (isBegun) (scrolls ? room : window).scrollBy({ top: height * A_WINDOW });
  else leaf.scrollIntoView({ block: 'start' });
  return true;
}

function partsIn(entries: readonly IntersectionObserverEntry[], name: string): readonly number[] {
  return entries
    .filter((entry) => entry.isIntersecting)
    .map(({ target }) => Number((target as HTMLElement).dataset[name]));
}
