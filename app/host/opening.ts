// Opens what is to be worked on, such as a form with its draft: anew each time, since a memory of it may be older than what was saved.

import { useEffect, useState } from 'react';
import type { Traced } from '../../runtime/react/index.ts';

export type Opening<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly of: Traced | undefined }
  | { readonly state: 'ready'; readonly value: T };

/** What a job throws is an answer, an error of ours that was made of one, or neither. */
const tracedIn = (error: unknown): Traced | undefined =>
  typeof error === 'object' && error !== null ? error : undefined;

/** Runs a job when the component appears, and again on `retry`. */
export function useOpening<T>(job: () => Promise<T>): Opening<T> & { readonly retry: () => void } {
  const [opening, setOpening] = useState<Opening<T>>({ state: 'loading' });
  const [asking, setAsking] = useState({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asking` asks again
  useEffect(() => {
    let here = true;
    setOpening({ state: 'loading' });
    job().then(
      (value) => here && setOpening({ state: 'ready', value }),
      (error) => {
        console.error(error);
        if (here) setOpening({ state: 'failed', of: tracedIn(error) });
      },
    );
    return () => {
      here = false;
    };
  }, [job, asking]);
  return { ...opening, retry: () => setAsking({}) };
}
