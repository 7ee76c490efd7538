// One thing that is wrong, or that is only warned of: told apart by its sign and by a word.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { ProblemText } from './ProblemText.tsx';
import { hinders, type Problem } from './use-problems.ts';

interface Props {
  readonly problem: Problem;
}

/** The look of what is around it. */
export const classOf = (problem: Problem): string =>
  hinders(problem) ? 'st-problem' : 'st-problem st-warned';

export const ProblemIcon = ({ problem }: Props): ReactElement => (
  <StudioIcon name={hinders(problem) ? 'alert' : 'problem'} />
);

/** What it is, and what to do about it. */
export function ProblemWords({ problem }: Props): ReactElement {
  const t = useT();
  return (
    <>
      {!hinders(problem) && <p className="small strong">{t('studio.fix.warning')}</p>}
      <p>
        <ProblemText text={problem.message} />
      </p>
      <p className="small soft">
        <ProblemText text={problem.remedy} />
      </p>
    </>
  );
}
