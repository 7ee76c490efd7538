// All sentences as a change has them now, with what is in hand; listed anew only where a command changed more than words, or what others are called.

import { useEffect, useMemo, useRef } from 'react';
import type { Refused } from '../../../calls/refusal.ts';
import type { Work } from '../work/state.ts';
import { useWorkState } from '../work/use-work.ts';
import { asBefore, byKey, mustAskAgain, namesOthers, type Sentences, worded } from './sentence.ts';
import { useListed } from './use-listed.ts';

/** So long after the last edit what others are called is asked anew. */
const QUIET_MS = 1500;

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
  const isCalledAnew = listed !== undefined && all !== undefined && namesOthers(listed, rows, all);
  const isTyping = unsaved.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once they have stopped typing, not while they do
  useEffect(() => {
    if (!isCalledAnew || isTyping) return undefined;
    const timer = setTimeout(() => void retry(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isCalledAnew, isTyping, rows]);
  return { sentences, error, retry };
}
