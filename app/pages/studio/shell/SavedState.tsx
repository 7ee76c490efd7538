// Says of what was typed whether it is saved; what cannot be saved is kept on this device, and said so.

import type { ReactElement } from 'react';
import { sayingOf } from '../../../calls/refusal.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import { useWorkState } from '../work/use-work.ts';
import { StudioIcon } from './StudioIcon.tsx';

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The change is published, planned or discarded. */
const CLOSED = 409;

export function SavedState({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const { saving, savedAt, unsaved, refused } = useWorkState(work);
  const isWaiting = saving === 'away' || saving === 'ended';
  return (
    <span className="st-saved" role="status">
      {saving === 'rest' && unsaved.length === 0 && savedAt && (
        <span className="st-row">
          <StudioIcon name="saved" />
          <span className="st-told">{t('studio.saved', { time: TIME.format(savedAt) })}</span>
        </span>
      )}
      {(saving === 'busy' || (saving === 'rest' && unsaved.length > 0)) && (
        <span className="st-told">{t('studio.saving')}</span>
      )}
      {isWaiting && unsaved.length > 0 && (
        <span className="st-row st-warn">
          <StudioIcon name="problem" />
          {t('studio.notSaved')}
        </span>
      )}
      {saving === 'refused' && refused && (
        <span className="st-row st-bad">
          <StudioIcon name="alert" />
          {refused.sentence ?? sayingOf(refused, t)}
          {refused.status === CLOSED && (
            <button type="button" className="linkbtn" onClick={() => work.anew()}>
              {t('studio.anew')}
            </button>
          )}
          <button type="button" className="linkbtn" onClick={() => work.drop()}>
            {t('studio.drop')}
          </button>
        </span>
      )}
    </span>
  );
}
