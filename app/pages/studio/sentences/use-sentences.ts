// All sentences as a change has them now, with what is in hand; listed anew only where a command changed more than words.

import { useEffect, useMemo, useRef } from 'react';
import type { Refused } from '../../../calls/refusal.ts';
import type { Work } from '../work/state.ts';
import { useWorkState } from '../work/use-work.ts';
import { asBefore, byKey, mustAskAgain, type Sentences, worded } from './sentence.ts';
import { useListed } from './use-listed.ts';

export interface AllSentences {
  readonly sentences: Sentences | undefined;
  readonly error: Refused | undefined;
  readonly retry: () => Promise<void>;
}

export function useSentences(work: Work): AllSentences {
  const { id, change, rows, saved, unsaved, clashes } = useWorkState(work);
  const { data, error, retry } = useListed(change === undefined ? undefined : id);
  const listed = data?.data;
  const all = useMemo(() => listed && byKey(listed), [listed]);
  const last = useRef<Sentences>(undefined);
  const sentences = useMemo(() => {
    if (!listed || !all) return undefined;
    const mine = [...saved, ...unsaved, ...clashes.map(({ own }) => own)];
    last.current = asBefore(last.current, worded(all, listed, rows, mine));
    return last.current;
  }, [listed, all, rows, saved, unsaved, clashes]);
  const isOld = listed !== undefined && mustAskAgain(listed, rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it is too old
  useEffect(() => {
    if (isOld) void retry();
  }, [isOld, rows]);
  return { sentences, error, retry };
}
