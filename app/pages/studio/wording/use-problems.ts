// What is wrong with a change: asked again after each of its commands.

import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
import type { Work } from '../work/state.ts';
import { useAskedAgain } from '../work/use-asked-again.ts';
import { idOf, useOfWork } from '../work/use-work.ts';

export type Problem = AnswerOf<'studio_problems'>['data']['problems'][number];

/** Does it keep the change from being published? A warning does not. */
export const hinders = ({ level }: Problem): boolean => level === undefined;

/** How many of them do; none while they are not known. */
export const toFixOf = (problems: readonly Problem[] = []): number =>
  problems.filter(hinders).length;

/** An answer that did not come would leave the count of before, as if nothing were wrong. What is refused stays so. */
const AGAIN = {
  keepPreviousData: true,
  errorRetryInterval: 2000,
  shouldRetryOnError: ({ status }: { readonly status: number }) => status < 400 || status >= 500,
};

/** Undefined while it is not known. */
export function useProblems(work: Work): readonly Problem[] | undefined {
  const id = useOfWork(work, idOf);
  const isKnown = useOfWork(work, ({ change }) => change !== undefined);
  const payload = isKnown ? { change: id } : undefined;
  const { data, retry } = useCall('studio_problems', payload, AGAIN);
  useAskedAgain(work, retry);
  return data?.data.problems;
}
