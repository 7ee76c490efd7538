// For whoever has not changed anything yet: the three steps of a first change. Closed or followed, it stays closed in this browser.

import { type ReactElement, useEffect, useState } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';
import { NEW_CHANGE } from '../work/work.ts';

const KEY = 'portal.studio.guided';
const STEPS = ['find', 'say', 'show'] as const;

interface Props {
  /** Whoever has a change of their own knows how. */
  readonly hasBegun: boolean;
}

export function FirstChange({ hasBegun }: Props): ReactElement | null {
  const t = useT();
  const [isClosed, setIsClosed] = useState(wasClosed);
  useEffect(() => {
    if (hasBegun) close();
  }, [hasBegun]);
  if (isClosed || hasBegun) return null;
  return (
    <section className="st-panel st-guide" aria-labelledby="studio-guide">
      <div className="st-panel-head">
        <h2 id="studio-guide">{t('studio.guide.title')}</h2>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={t('studio.guide.close')}
          onClick={() => {
            close();
            setIsClosed(true);
          }}
        >
          <StudioIcon name="cross" />
        </button>
      </div>
      <ol>
        {STEPS.map((step, at) => (
          <li key={step}>
            <span className="st-step" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <b>{t(`studio.guide.${step}`)}</b>
              <p>{t(`studio.guide.${step}Lead`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link
        className="btn"
        onClick={close}
        to={inChange('/studio/wording', NEW_CHANGE, { find: 'Bar Number' })}
      >
        {t('studio.guide.begin')}
      </Link>
    </section>
  );
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'closed';
  } catch {
    return false;
  }
}

function close(): void {
  try {
    localStorage.setItem(KEY, 'closed');
  } catch {
    // It is there again with the next visit.
  }
}
