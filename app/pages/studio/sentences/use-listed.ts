// The list of all sentences, asked for again where the server needs longer than a call may take: it goes on with its work meanwhile.

import { useEffect, useState } from 'react';
import { type Call, useCall } from '../../../calls/reading.tsx';

type Listing = Pick<Call<'studio_wording'>, 'data' | 'error' | 'retry'>;

const MOST_TRIES = 5;
const PAUSE_MS = 1000;

/** Of a change, '' for what is live; nothing is asked while it is undefined. */
export function useListed(change: string | undefined): Listing {
  const payload = change === undefined ? undefined : { change };
  const { data, error, retry } = useCall('studio_wording', payload, { keepPreviousData: true });
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
  return { data, error: goesOn ? undefined : error, retry };
}
