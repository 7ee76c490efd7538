// On the way from one thing of a queue to the next: a thing of its own, read from its top, whoever moves by keys included.

import { useLayoutEffect, useRef } from 'react';
import { toTop } from '../../layout/to-top.ts';

/** Takes focus and page to the beginning when the thing with this id comes in place of another. */
export function useArrival(id: string): void {
  const shown = useRef(id);
  // Before anything is painted: what had the focus is gone, and nothing else may have taken it yet.
  useLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    toTop();
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [id]);
}
