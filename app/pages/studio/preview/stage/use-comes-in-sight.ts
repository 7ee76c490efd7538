// A frame that is another than it was: its pane was put away and is back, or it is as wide as another window. What is in it has moved, so it is asked again.

import { type RefObject, useEffect } from 'react';

/** The page in the frame draws itself for its width first. */
const DRAWN_MS = 120;

/** Of less than this nothing of a page is laid out anew. */
const LEAST_PX = 100;

export function useComesInSight(
  frame: RefObject<HTMLIFrameElement | null>,
  show: () => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth } = element;
      if (Math.abs(clientWidth - width) < LEAST_PX) return;
      width = clientWidth;
      clearTimeout(timer);
      if (width > 0) timer = setTimeout(show, DRAWN_MS);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [frame, show]);
}
