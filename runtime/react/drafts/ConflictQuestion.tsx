// The question of a conflict: each answer in dispute as it is here and as it is elsewhere, and which to go on with.

import { type ReactElement, useSyncExternalStore } from 'react';
import { isUnspoken } from '../../core/index.ts';
import { useStore, useTexts } from '../context/context.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { Autosave, DraftState } from './autosave.ts';
import { Disputes } from './Disputes.tsx';
import { clockTime } from './time.ts';

/** More of them are counted, not listed: the dialog must fit a phone. */
const MOST = 5;

interface Props {
  readonly conflict: DraftState & { readonly kind: 'conflict' };
  readonly autosave: Autosave;
  /** The person looks at the form first. */
  readonly onLater: () => void;
}

export function ConflictQuestion({ conflict, autosave, onLater }: Props): ReactElement {
  const store = useStore();
  const texts = useTexts();
  const { theirs, places } = conflict;
  // What was typed before the question stood there may arrive behind it.
  const mine = useSyncExternalStore(store.onChange, store.answers, store.answers);
  const time = clockTime(theirs.savedAt ?? '', texts.locale);
  const seen = places.filter((place) => !isUnspoken(store.bundle.fields, place));
  const shown = seen.slice(0, MOST);
  return (
    <Dialog
      title={texts.t('runtime.conflict.title')}
      unasked
      onClose={onLater}
      actions={
        <>
          <Button disabled={!theirs.data} onClick={() => autosave.takeTheirs()}>
            {texts.t('runtime.conflict.theirs')}
          </Button>
          <Button look="primary" onClick={() => autosave.keepMine()}>
            {texts.t('runtime.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{texts.t('runtime.conflict.text', { time, count: seen.length })}</p>
      <Disputes places={shown} mine={mine} theirs={theirs.data} />
      {seen.length > MOST && <p>{texts.t('runtime.list.more', { count: seen.length - MOST })}</p>}
    </Dialog>
  );
}
