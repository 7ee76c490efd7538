// Accept or decline a matter, from the link of a mail, without a login. Only Submit does anything.

import { type ReactElement, useState } from 'react';
import type { Refused } from '../../calls/refusal.ts';
import { useLinkToken } from '../../common/link-token.ts';
import { Reference } from '../../layout/Reference.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal/portal.tsx';
import { AnsweredBefore, JustAnswered } from './Answered.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { MatterFacts } from './MatterFacts.tsx';
import { Ended, Reassigned } from './Outcome.tsx';
import { type Given, type Matter, type OpenMatter, useMatter } from './use-matter.ts';
import './confirmation.css';

export function CaseConfirmation(): ReactElement {
  const data = useLinkToken('data');
  return <Visit key={data} data={data} />;
}

function Visit({ data }: { readonly data: string }): ReactElement {
  const [opening, again] = useMatter(data);
  const [given, setGiven] = useState<Given>();
  if (given) return <JustAnswered given={given} />;
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state !== 'open')
    return <Broken isWrong={opening.state === 'wrong'} refused={opening.refused} onRetry={again} />;
  const { matter, link } = opening;
  if (!matter.can_decide) return <Closed matter={matter} />;
  // Another service may show it to whoever has a link (DEC-11).
  if (matter.attorney_id !== link.attorney_id) return <Reassigned />;
  return <Open opening={opening} onGiven={setGiven} onAgain={again} />;
}

function Closed({ matter }: { readonly matter: Matter }): ReactElement {
  if (matter.standing === 'answered') return <AnsweredBefore matter={matter} />;
  return matter.standing === 'ended' ? <Ended /> : <Reassigned />;
}

interface OpenProps {
  readonly opening: OpenMatter;
  readonly onGiven: (given: Given) => void;
  readonly onAgain: () => void;
}

function Open({ opening, onGiven, onAgain }: OpenProps): ReactElement {
  const t = useT();
  return (
    <div className="page formpage confirmation">
      <div className="pagehead">
        <h1>{t('app.confirmation.title')}</h1>
        <p className="lead">{t('app.confirmation.lead')}</p>
      </div>
      <div className="sheet matter">
        <MatterFacts matter={opening.matter} />
        <DecisionForm opening={opening} onGiven={onGiven} onAgain={onAgain} />
      </div>
    </div>
  );
}

interface BrokenProps {
  /** It was changed or cut off on its way. */
  readonly isWrong: boolean;
  readonly refused: Refused;
  readonly onRetry: () => void;
}

function Broken({ isWrong, refused, onRetry }: BrokenProps): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="plain" role="alert">
        <h1>{t('app.title.caseConfirmation')}</h1>
        <p className="lead">{t('app.error.application')}</p>
        {isWrong && <p>{t('app.confirmation.wrong')}</p>}
        <div className="plain-acts">
          <button type="button" className="btn" onClick={onRetry}>
            {t('runtime.tryAgain')}
          </button>
        </div>
        <Reference of={refused} />
      </div>
    </div>
  );
}
