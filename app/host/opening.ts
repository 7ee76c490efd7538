// Opens what is to be worked on, such as a form with its draft: anew each time, since a memory of it may be older than what was saved.

import { useEffect, useState } from 'react';

export type Opening<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/** Runs a job when the component appears, and again on `retry`. */
export function useOpening<T>(job: () => Promise<T>): Opening<T> & { readonly retry: () => void } {
  const [opening, setOpening] = useState<Opening<T>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let here = true;
    setOpening({ state: 'loading' });
    job().then(
      (value) => here && setOpening({ state: 'ready', value }),
      (error) => {
        console.error(error);
        if (here) setOpening({ state: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [job, tries]);
  return { ...opening, retry: () => setTries((before) => before + 1) };
}
