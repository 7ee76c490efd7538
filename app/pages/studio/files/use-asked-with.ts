// What was asked of a change is asked again after each of its commands.

import { useEffect } from 'react';

export function useAskedWith(seq: number, retry: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done, not when the hook changes
  useEffect(() => {
    if (seq > 0) void retry();
  }, [seq]);
}
