// The frame around the sentence that is worked on, which stays around it whatever moves.

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { framedFor } from './in-page.ts';

/** How far it stands from what it frames. */
const ROOM = 8;

/** So often it is looked whether anything has moved, while nothing that says so has happened. */
const LOOK_EVERY_MS = 120;

/** `find` is asked now and then, since the form is drawn anew; with each frame of the screen only while something moves. */
export function Frame({ find }: { readonly find: () => Element | undefined }): ReactElement {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let [asked, timer] = [0, 0];
    let was = '';
    const follow = (): void => {
      cancelAnimationFrame(asked);
      clearTimeout(timer);
      const now = place(frame.current, find());
      if (now === was) timer = window.setTimeout(follow, LOOK_EVERY_MS);
      else asked = requestAnimationFrame(follow);
      was = now;
    };
    follow();
    const moves = ['scroll', 'resize', 'transitionrun', 'input'] as const;
    for (const move of moves) window.addEventListener(move, follow, { capture: true });
    return () => {
      cancelAnimationFrame(asked);
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, follow, { capture: true });
    };
  }, [find]);
  return (
    <div ref={frame} className="preview-frame" aria-hidden="true">
      <span>{t('app.preview.sentence')}</span>
    </div>
  );
}

/** Where it is now, in a word. */
function place(frame: HTMLElement | null, element: Element | undefined): string {
  if (!frame) return '';
  frame.hidden = element === undefined || !element.isConnected;
  if (element === undefined) return '';
  const { left, top, width, height } = framedFor(element).getBoundingClientRect();
  const { style } = frame;
  style.left = `${left - ROOM}px`;
  style.top = `${top - ROOM}px`;
  style.width = `${width + 2 * ROOM}px`;
  style.height = `${height + 2 * ROOM}px`;
  return [left, top, width, height].join();
}
