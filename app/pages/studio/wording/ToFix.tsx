// What must be put right before the change can be published, and what is warned of: in words, each with the way to its place, or the remedy itself.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import { classOf, ProblemIcon, ProblemWords } from './ProblemWords.tsx';
import { MendButton, Outcome } from './Remedy.tsx';
import { ToFile } from './ToFile.tsx';
import { hinders, type Problem } from './use-problems.ts';

interface Props {
  readonly problems: readonly Problem[] | undefined;
  readonly sentences: Sentences;
  readonly work: Work;
  readonly onOpen: (key: string) => void;
}

export function ToFix({ problems, sentences, work, onOpen }: Props): ReactElement {
  const t = useT();
  if (!problems) return <p className="empty">{t('studio.fix.asking')}</p>;
  return (
    <>
      {!problems.some(hinders) && (
        <div className="empty">
          <b>{t('studio.fix.nothing')}</b>
          <p>{t('studio.fix.nothingLead')}</p>
        </div>
      )}
      {problems.length > 0 && (
        <ul className="st-scroll st-problems">
          {problems.map((problem, at) => (
            <One
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice in one place
              key={at}
              {...{ problem, sentences, work, onOpen }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface OneProps extends Omit<Props, 'problems'> {
  readonly problem: Problem;
}

function One({ problem, sentences, work, onOpen }: OneProps): ReactElement {
  const t = useT();
  const { key, file, mend } = problem;
  const about = sentences.get(key)?.about;
  return (
    <li className={classOf(problem)}>
      <ProblemIcon problem={problem} />
      <div>
        <ProblemWords problem={problem} />
        {mend && <Outcome mend={mend} sentences={sentences} />}
        <p className="st-where">{about ?? file}</p>
        <div className="st-acts">
          {mend && <MendButton mend={mend} work={work} />}
          {about === undefined && <ToFile problem={problem} work={work} />}
          {about !== undefined && (
            <button type="button" className="btn quiet" onClick={() => onOpen(key)}>
              {t('studio.fix.open')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
