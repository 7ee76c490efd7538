// Under the bar, at its full width: what is not saved and why, and what can be done about it.

import type { ReactElement } from 'react';
import { sayingOf } from '../../../calls/refusal.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import { useWorkState } from '../work/use-work.ts';
import { StudioIcon } from './StudioIcon.tsx';
import './told.css';

/** The change is published, planned or discarded. */
const CLOSED = 409;

/** The region is there before anything is said in it. */
export function Trouble({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const { saving, unsaved, refused } = useWorkState(work);
  const isWaiting = (saving === 'away' || saving === 'ended') && unsaved.length > 0;
  const isRefused = saving === 'refused' && refused !== undefined;
  return (
    <div role="status" className={isWaiting || isRefused ? 'st-toldline st-trouble' : undefined}>
      {isWaiting && (
        <p className="st-row st-warn">
          <StudioIcon name="problem" />
          {t('studio.notSaved')}
        </p>
      )}
      {isRefused && (
        <>
          <p className="st-row st-bad">
            <StudioIcon name="alert" />
            {refused.sentence ?? sayingOf(refused, t)}
          </p>
          {refused.status === CLOSED && (
            <button type="button" className="linkbtn strong" onClick={() => work.anew()}>
              {t('studio.anew')}
            </button>
          )}
          <button type="button" className="linkbtn strong" onClick={() => work.drop()}>
            {t('studio.drop')}
          </button>
        </>
      )}
    </div>
  );
}
