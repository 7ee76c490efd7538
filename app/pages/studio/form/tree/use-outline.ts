// The outline of a form as a change has it: asked again after each of its commands.

import { useCall } from '../../../../calls/reading.tsx';
import type { AnswerOf } from '../../../../calls/typed.ts';
import type { Work } from '../../work/state.ts';
import { useAskedAgain } from '../../work/use-asked-again.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';

export type Outline = AnswerOf<'studio_outline'>['data'];
export type Step = Outline['steps'][number];
export type Group = Step['groups'][number];
export type Field = Group['fields'][number];

/** What was known before stays until the next is there. */
export function useOutline(work: Work, form: string) {
  const change = useOfWork(work, idOf);
  const isKnown = useOfWork(work, (state) => state.change !== undefined);
  const payload = isKnown ? { change, form } : undefined;
  const { data, error, retry } = useCall('studio_outline', payload, { keepPreviousData: true });
  useAskedAgain(work, retry);
  return { outline: data?.data, error, retry };
}
