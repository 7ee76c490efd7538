// The outline of a form as a change has it: asked again after each of its commands.

import { useEffect } from 'react';
import { useCall } from '../../../../calls/reading.tsx';
import type { AnswerOf } from '../../../../calls/typed.ts';
import { newestSeq, type Work } from '../../work/state.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';

export type Outline = AnswerOf<'studio_outline'>['data'];
export type Step = Outline['steps'][number];
export type Group = Step['groups'][number];
export type Field = Group['fields'][number];

/** What was known before stays until the next is there. */
export function useOutline(work: Work, form: string) {
  const change = useOfWork(work, idOf);
  const seq = useOfWork(work, newestSeq);
  const isKnown = useOfWork(work, (state) => state.change !== undefined);
  const payload = isKnown ? { change, form } : undefined;
  const { data, error, retry } = useCall('studio_outline', payload, { keepPreviousData: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done, not when the hook changes
  useEffect(() => {
    if (seq > 0) void retry();
  }, [seq]);
  return { outline: data?.data, error, retry };
}
