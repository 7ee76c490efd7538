// Under the bar, what was just done: read out once, shown until something else is done or it is put away.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Work } from '../work/state.ts';
import { StudioIcon } from './StudioIcon.tsx';
import './told.css';
import { untell, useTold } from './told.ts';
import { useUndo } from './use-undo.tsx';

/** The region is there before anything is said in it. */
export function ToldLine({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const told = useTold(work);
  const { act, asking } = useUndo(work);
  return (
    <>
      <div className={told ? 'st-toldline' : undefined}>
        <p role="status">{told && <SentenceText text={told.words} />}</p>
        {told?.mayUndo && (
          <button type="button" className="linkbtn strong" onClick={() => act(false)}>
            {t('studio.told.undo')}
          </button>
        )}
        {told && (
          <button
            type="button"
            className="btn quiet icon"
            aria-label={t('studio.told.close')}
            onClick={() => untell(work)}
          >
            <StudioIcon name="cross" />
          </button>
        )}
      </div>
      {asking}
    </>
  );
}
