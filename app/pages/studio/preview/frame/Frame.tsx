// The frame around the sentence that is worked on, which stays around it whatever moves.

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { framedFor } from './in-page.ts';

/** How far it stands from what it frames. */
const ROOM = 8;

/** `find` is asked with each frame of the screen: the form is drawn anew now and then. */
export function Frame({ find }: { readonly find: () => Element | undefined }): ReactElement {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let asked = 0;
    const follow = (): void => {
      place(frame.current, find());
      asked = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(asked);
  }, [find]);
  return (
    <div ref={frame} className="preview-frame" aria-hidden="true">
      <span>{t('app.preview.sentence')}</span>
    </div>
  );
}

function place(frame: HTMLElement | null, element: Element | undefined): void {
  if (!frame) return;
  frame.hidden = element === undefined || !element.isConnected;
  if (element === undefined) return;
  const { left, top, width, height } = framedFor(element).getBoundingClientRect();
  const { style } = frame;
  style.left = `${left - ROOM}px`;
  style.top = `${top - ROOM}px`;
  style.width = `${width + 2 * ROOM}px`;
  style.height = `${height + 2 * ROOM}px`;
}
