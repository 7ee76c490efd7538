// What was asked of a change is asked again after each of its commands; what was known stays on screen until then.

import { useEffect } from 'react';
import { newestSeq, type Work } from './state.ts';
import { useOfWork } from './use-work.ts';

export function useAskedAgain(work: Work, retry: () => Promise<void>): void {
  const seq = useOfWork(work, newestSeq);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done, not when the hook changes
  useEffect(() => {
    if (seq > 0) void retry();
  }, [seq]);
}
