// What must be put right before the change can be published: in words, each with the way to its place, or the remedy itself.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import type { Work } from '../work/state.ts';
import { ProblemText } from './ProblemText.tsx';
import { MendButton, Outcome } from './Remedy.tsx';
import type { Problem } from './use-problems.ts';

interface Props {
  readonly problems: readonly Problem[] | undefined;
  readonly sentences: Sentences;
  readonly work: Work;
  readonly onOpen: (key: string) => void;
}

export function ToFix({ problems, sentences, work, onOpen }: Props): ReactElement {
  const t = useT();
  if (!problems) return <p className="empty">{t('studio.fix.asking')}</p>;
  if (problems.length === 0)
    return (
      <div className="empty">
        <b>{t('studio.fix.nothing')}</b>
        <p>{t('studio.fix.nothingLead')}</p>
      </div>
    );
  return (
    <ul className="st-scroll st-problems">
      {problems.map((problem, at) => (
        <One
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice in one place
          key={at}
          {...{ problem, sentences, work, onOpen }}
        />
      ))}
    </ul>
  );
}

interface OneProps extends Omit<Props, 'problems'> {
  readonly problem: Problem;
}

function One({ problem, sentences, work, onOpen }: OneProps): ReactElement {
  const t = useT();
  const { key, file, message, remedy, mend } = problem;
  const about = sentences.get(key)?.about;
  return (
    <li className="st-problem">
      <StudioIcon name="alert" />
      <div>
        <p>
          <ProblemText text={message} />
        </p>
        <p className="small soft">
          <ProblemText text={remedy} />
        </p>
        {mend && <Outcome mend={mend} sentences={sentences} />}
        <p className="st-where">{about ?? file}</p>
        <div className="st-acts">
          {mend && <MendButton mend={mend} work={work} />}
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
