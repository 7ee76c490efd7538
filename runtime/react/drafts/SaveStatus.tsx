// Says whether the answers are saved, in words, where the person works.

import { type ReactElement, useSyncExternalStore } from 'react';
import type { JsonObject } from '../../core/index.ts';
import { useTexts } from '../context/context.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Autosave, DraftState } from './autosave.ts';
import { clockTime } from './time.ts';

/** `phone`: the second place of it, under the buttons; only one of the two is ever shown or announced. */
export function SaveStatus({
  autosave,
  phone,
}: {
  readonly autosave: Autosave;
  readonly phone?: boolean;
}): ReactElement {
  const texts = useTexts();
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  const classes = ['f-saved'];
  if (phone) classes.push('f-only-phone');
  const unsaved = unsavedWords(state);
  if (unsaved) classes.push('f-warn');
  return (
    <p className={classes.join(' ')} role="status">
      {state.kind === 'saving' && (
        <>
          <span className="f-spin" aria-hidden="true" />
          {texts.t('runtime.save.saving')}
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <Icon name="check" />
          {texts.t('runtime.save.saved', { time: clockTime(state.at, texts.locale) })}
        </>
      )}
      {state.kind === 'here' && (
        <>
          <Icon name="check" />
          {texts.t('runtime.save.here')}
        </>
      )}
      {unsaved && (
        <>
          <Icon name="warn" />
          {texts.t(...unsaved)}
        </>
      )}
      {state.kind === 'idle' && texts.t('runtime.save.idle')}
    </p>
  );
}

/** What to say of answers that are on this device only; the server's own sentence, where it gave one. */
function unsavedWords(state: DraftState): [key: string, params?: JsonObject] | undefined {
  if (state.kind === 'refused' && state.message)
    return ['runtime.save.refused', { message: state.message }];
  const unsaved = ['waiting', 'conflict', 'refused'].includes(state.kind);
  return unsaved ? ['runtime.save.waiting'] : undefined;
}
