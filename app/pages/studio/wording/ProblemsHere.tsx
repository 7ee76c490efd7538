// What is wrong with the sentence that is open, where its words stand, with the remedy where there is one.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import type { Work } from '../work/state.ts';
import { classOf, ProblemIcon, ProblemWords } from './ProblemWords.tsx';
import { MendButton, Outcome } from './Remedy.tsx';
import type { Problem } from './use-problems.ts';

interface ProblemsAboveProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Below a long box, whose head is out of sight for whoever types at its end. */
export function ProblemsAbove({ count, onShow }: ProblemsAboveProps): ReactElement | null {
  const t = useT();
  if (count === 0) return null;
  return (
    <p className="st-problems-above">
      <StudioIcon name="alert" />
      <button type="button" className="linkbtn strong" onClick={onShow}>
        {t('studio.fix.above', { count })}
      </button>
    </p>
  );
}

interface ProblemsHereProps {
  readonly problems: readonly Problem[];
  readonly sentences: Sentences;
  readonly work: Work;
}

/** Told to whoever types, once it is known: the region is there before. */
export function ProblemsHere({ problems, sentences, work }: ProblemsHereProps): ReactElement {
  return (
    <div role="status" className="st-problems-here">
      {problems.map((problem) => (
        <div key={problem.message} className={classOf(problem)}>
          <ProblemIcon problem={problem} />
          <div>
            <ProblemWords problem={problem} />
            {problem.mend && (
              <>
                <Outcome mend={problem.mend} sentences={sentences} />
                <MendButton mend={problem.mend} work={work} />
              </>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
