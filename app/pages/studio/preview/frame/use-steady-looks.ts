// Looks for what is another, one look after the other: what comes while one is under way is seen by the next.

import { useCallback, useRef } from 'react';

const MOST_FAILED = 6;
const AGAIN_MS = 1000;

/** What fails is tried again, for a server that is busy or a network that is away for a moment. */
export function useSteadyLooks(once: () => Promise<void>): () => Promise<void> {
  const state = useRef({ isBusy: false, again: false });
  return useCallback(async () => {
    const { current } = state;
    current.again = true;
    if (current.isBusy) return;
    current.isBusy = true;
    for (let failed = 0; current.again && failed < MOST_FAILED; ) {
      current.again = false;
      try {
        await once();
        failed = 0;
      } catch (error) {
        // The next edit tries again in any case.
        failed += 1;
        current.again = true;
        if (failed === MOST_FAILED) console.error(error);
        else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * failed));
      }
    }
    current.isBusy = false;
  }, [once]);
}
