// The frame around the sentence that is worked on, which stays around it whatever moves.

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { framedFor } from './in-page.ts';

/** How far it stands from what it frames. */
const ROOM = 8;

/** So often it is looked whether anything has moved, while nothing that says so has happened. */
const LOOK_EVERY_MS = 120;

interface Props {
  readonly find: () => Element | undefined;
  /** What it frames, in a word. */
  readonly name: string;
}

/** `find` is asked now and then, since the form is drawn anew; with each frame of the screen only while something moves. */
export function Frame({ find, name }: Props): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let [asked, timer] = [0, 0];
    let was: string | undefined;
    const follow = (): void => {
      cancelAnimationFrame(asked);
      clearTimeout(timer);
      const element = find();
      const now = placeOf(element);
      if (now === was) {
        timer = window.setTimeout(follow, LOOK_EVERY_MS);
        return;
      }
      // Only now: whatever is set has the browser lay out the page once more.
      put(frame.current, now);
      was = now;
      asked = requestAnimationFrame(follow);
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
      <span>{name}</span>
    </div>
  );
}

/** Where the thing is now, in pixels: left, top, width and height in a word; nothing while it is not on the page. */
function placeOf(element: Element | undefined): string {
  if (!element?.isConnected) return '';
  const { left, top, width, height } = framedFor(element).getBoundingClientRect();
  return [left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM].join(' ');
}

function put(frame: HTMLElement | null, place: string): void {
  if (!frame) return;
  frame.hidden = place === '';
  const [left, top, width, height] = place.split(' ').map((size) => `${size}px`);
  if (place !== '') Object.assign(frame.style, { left, top, width, height });
}
