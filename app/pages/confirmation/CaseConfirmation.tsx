// Accept or decline a matter, from the link of a mail, without a login. Only Submit does anything.

import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal.tsx';
import { Answered } from './Answered.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { MatterFacts } from './MatterFacts.tsx';
import { type Given, type OpenMatter, useMatter } from './use-matter.ts';
import './confirmation.css';

export function CaseConfirmation(): ReactElement {
  const { data = '' } = useParams();
  const [opening, again] = useMatter(data);
  const [given, setGiven] = useState<Given>();
  if (given) return <Answered given={given} />;
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state !== 'open') return <Broken onRetry={again} />;
  if (!opening.matter.can_decide) return <Answered />;
  return <Open opening={opening} onGiven={setGiven} onAgain={again} />;
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

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="plain" role="alert">
        <h1>{t('app.title.caseConfirmation')}</h1>
        <p className="lead">{t('app.error.application')}</p>
        <div className="plain-acts">
          <button type="button" className="btn" onClick={onRetry}>
            {t('runtime.tryAgain')}
          </button>
        </div>
      </div>
    </div>
  );
}
