// Photos that were chosen where PDF is taken: what is said of them, and once there are any the panel that makes one PDF of them.

import { type ReactElement, useSyncExternalStore } from 'react';
import type { Texts } from '../../../../core/index.ts';
import { useTexts } from '../../../context/context.tsx';
import { onDemand } from '../../../parts/on-demand.tsx';
import { namesInWords } from '../../lists/names-in-words.ts';
import { useAskBeforeUnload } from '../common/ask-before-unload.ts';
import type { PanelProps } from './PhotoPanel.tsx';
import { MOST_PAGES, type PhotosNow } from './photo-stack.ts';

const Panel = onDemand(async () => (await import('./PhotoPanel.tsx')).PhotoPanel);

/** Draws nothing until photos are chosen. */
export function Photos(props: Omit<PanelProps, 'now'>): ReactElement {
  const { stack } = props;
  const texts = useTexts();
  const now = useSyncExternalStore(stack.subscribe, stack.now, stack.now);
  useAskBeforeUnload(!stack.isEmpty());
  const leftOut = leftOutText(texts, now);
  return (
    <>
      {now.pages.length > 0 && <Panel.Widget {...props} now={now} />}
      {now.reading > 0 && (
        <p className="f-hint" role="status">
          {texts.t('runtime.photos.reading', { count: now.reading })}
        </p>
      )}
      {leftOut.map((text) => (
        <p key={text} className="f-msg" role="alert">
          {text}
        </p>
      ))}
    </>
  );
}

/** A sentence for what could not be read, and one for what had no room. */
function leftOutText(texts: Texts, { unread, beyond, reading }: PhotosNow): readonly string[] {
  if (reading > 0) return [];
  const said = (key: string, names: readonly string[], more = {}) =>
    names.length === 0
      ? []
      : [texts.t(key, { count: names.length, names: namesInWords(texts, names), ...more })];
  return [
    ...said('runtime.photos.unread', unread),
    ...said('runtime.photos.beyond', beyond, { most: MOST_PAGES }),
  ];
}
