// Asks again where the server needs longer than a call may take: it goes on with its work meanwhile.

import { useEffect, useState } from 'react';
import type { Refused } from '../../../calls/refusal.ts';

const MOST_TRIES = 5;
const PAUSE_MS = 1000;

interface Asked {
  readonly data: unknown;
  readonly error: Refused | undefined;
  readonly retry: () => Promise<void>;
}

/** Why it failed for good; undefined as long as it is asked again. */
export function usePatient({ data, error, retry }: Asked): Refused | undefined {
  const [tries, setTries] = useState(0);
  const goesOn = !data && error?.status === 0 && tries < MOST_TRIES;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void retry();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, error]);
  return goesOn ? undefined : error;
}
