// What of the work at hand is told and done in the bar: whether it is saved, undo and redo, and the way to publishing.

import { type MouseEvent, memo, type ReactElement, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import type { Change } from '../work/types.ts';
import { useWorkState } from '../work/use-work.ts';
import { isOver } from './Closed.tsx';
import { SavedState } from './SavedState.tsx';
import { StudioIcon } from './StudioIcon.tsx';
import { inChange, isThere } from './there.ts';
import { useUndo } from './use-undo.tsx';
import { useWayOut } from './way-out.ts';

export const WorkBar = memo(function WorkBar({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const { id, undo: taken, redo: brought, change } = useWorkState(work);
  const { act: undo, asking } = useUndo(work);
  useUndoKeys(undo);
  return (
    <>
      <SavedState work={work} />
      <span className="st-vr st-wide" />
      <button
        type="button"
        className="btn quiet icon"
        aria-label={t('studio.undo')}
        title={taken}
        disabled={taken === ''}
        onClick={() => undo(false)}
      >
        <StudioIcon name="undo" />
      </button>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={t('studio.redo')}
        title={brought}
        disabled={brought === ''}
        onClick={() => undo(true)}
      >
        <StudioIcon name="redo" />
      </button>
      {asking}
      {isThere('/studio/publish') && change && canBePublished(change) && (
        <ToPublish work={work} id={id} />
      )}
    </>
  );
});

/** What is planned is taken out of its plan there. */
const canBePublished = (change: Change): boolean => !isOver(change) || change.state === 'planned';

/** Leads on once all that was typed is in the change: what is tried out before publishing is what stands on screen. */
function ToPublish({ work, id }: { readonly work: Work; readonly id: string }): ReactElement {
  const navigate = useNavigate();
  const to = inChange('/studio/publish', id);
  const words = useWayOut();
  const finish = (event: MouseEvent): void => {
    if (work.get().unsaved.length === 0) return;
    event.preventDefault();
    void work.flush().then(() => {
      // What cannot be saved comes first: the bar says so.
      if (work.get().unsaved.length === 0) navigate(to);
    });
  };
  return (
    <Link className="btn primary" to={to} onClick={finish}>
      {words}
    </Link>
  );
}

/** Ctrl+Z takes back the last edit; in a text box the browser's own comes first. */
function useUndoKeys(undo: (redo: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isMeant = event.ctrlKey || event.metaKey;
      const isRedo = isMeant && ((key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey));
      if (!isRedo && !(isMeant && key === 'z')) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches(SENTENCE_BOX))
        unlessTyped(target, () => undo(isRedo));
      else if (!isTextBox(target)) {
        event.preventDefault();
        undo(isRedo);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** What is typed in these is saved as edits. */
const SENTENCE_BOX = '.st-box';

const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, input:not([type=checkbox], [type=radio])'));

/** Where the browser has nothing left to take back, its key changes nothing in the box. */
function unlessTyped(box: HTMLElement, act: () => void): void {
  let isTyped = false;
  const typed = (): void => {
    isTyped = true;
  };
  box.addEventListener('input', typed);
  setTimeout(() => {
    box.removeEventListener('input', typed);
    if (!isTyped) act();
  });
}
