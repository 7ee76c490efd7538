// Says whether the answers are saved, in words, where the person works.

import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../context.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { DraftKeeper } from './keeper.ts';
import { clockTime } from './time.ts';

/** `phone`: the second place of it, under the buttons; only one of the two is ever shown or announced. */
export function SaveStatus({
  keeper,
  phone,
}: {
  readonly keeper: DraftKeeper;
  readonly phone?: boolean;
}): ReactElement {
  const texts = useTexts();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  const classes = ['f-saved'];
  if (phone) classes.push('f-only-phone');
  if (state.kind === 'waiting' || state.kind === 'conflict') classes.push('f-warn');
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
      {(state.kind === 'waiting' || state.kind === 'conflict') && (
        <>
          <Icon name="warn" />
          {texts.t('runtime.save.waiting')}
        </>
      )}
      {state.kind === 'idle' && texts.t('runtime.save.idle')}
    </p>
  );
}
