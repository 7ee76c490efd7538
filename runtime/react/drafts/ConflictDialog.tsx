// Two places changed one draft: asks which answers to go on with. Nothing is overwritten in silence.

import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../context.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { Autosave } from './autosave.ts';
import { clockTime } from './time.ts';

/** Stands beside a form with a autosave; shows itself when needed. `onStep` hears of the step the other draft stood on. */
export function ConflictDialog({
  autosave,
  onStep,
}: {
  readonly autosave: Autosave;
  readonly onStep?: (step: string) => void;
}): ReactElement | null {
  const texts = useTexts();
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  const [later, setLater] = useState<unknown>(null);
  if (state.kind !== 'conflict' || later === state) return null;
  const time = clockTime(state.theirs.savedAt ?? '', texts.locale);
  const take = async () => {
    const step = await autosave.takeTheirs();
    if (step !== undefined) onStep?.(step);
  };
  return (
    <Dialog
      title={texts.t('runtime.conflict.title')}
      unasked
      onClose={() => setLater(state)}
      actions={
        <>
          <Button disabled={!state.theirs.data} onClick={take}>
            {texts.t('runtime.conflict.theirs')}
          </Button>
          <Button look="primary" onClick={() => autosave.keepMine()}>
            {texts.t('runtime.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{texts.t('runtime.conflict.text', { time })}</p>
      <p>
        <b className="f-strong">{texts.t('runtime.conflict.mine')}</b>
        <br />
        {texts.t('runtime.conflict.mineHint')}
      </p>
      <p>
        <b className="f-strong">{texts.t('runtime.conflict.theirs')}</b>
        <br />
        {texts.t('runtime.conflict.theirsHint')}
      </p>
    </Dialog>
  );
}
