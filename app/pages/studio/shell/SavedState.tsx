// Says of what was typed whether it is saved, and when it was, by the clock of the house.

import type { ReactElement } from 'react';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import { useWorkState } from '../work/use-work.ts';
import { StudioIcon } from './StudioIcon.tsx';

export function SavedState({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { saving, savedAt, unsaved } = useWorkState(work);
  return (
    <span className="st-saved" role="status">
      {saving === 'rest' && unsaved.length === 0 && savedAt && (
        <span className="st-row">
          <StudioIcon name="saved" />
          <span className="st-told">{t('studio.saved', { time: moments.time(savedAt) })}</span>
        </span>
      )}
      {(saving === 'busy' || (saving === 'rest' && unsaved.length > 0)) && (
        <span className="st-told">{t('studio.saving')}</span>
      )}
    </span>
  );
}
