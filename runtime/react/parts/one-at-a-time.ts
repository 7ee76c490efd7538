// A press that takes its time: a second one meanwhile is nothing, and only what lasts is shown as under way.

import { useCallback, useEffect, useRef, useState } from 'react';

/** What takes less is felt as done at once (Nielsen, response times): a spinner would only flicker. */
const AT_ONCE_MS = 100;

export interface OneAtATime {
  /** Something has been under way for longer than a moment. */
  readonly busy: boolean;
  /** Runs the job unless one is under way. */
  readonly run: (job: () => Promise<unknown>) => Promise<void>;
}

/** One for each button. */
export function useOneAtATime(): OneAtATime {
  const underWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = useCallback(async (job: () => Promise<unknown>) => {
    if (underWay.current) return;
    underWay.current = true;
    timer.current = setTimeout(() => setBusy(true), AT_ONCE_MS);
    try {
      await job();
    } finally {
      clearTimeout(timer.current);
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
