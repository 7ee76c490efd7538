// A frame whose pane was put away: nothing in it was in sight, so it is asked again when the pane is back.

import { type RefObject, useEffect } from 'react';

export function useComesInSight(
  frame: RefObject<HTMLIFrameElement | null>,
  show: () => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isThere = element.clientWidth > 0;
    const watch = new ResizeObserver(() => {
      const wasThere = isThere;
      isThere = element.clientWidth > 0;
      if (isThere && !wasThere) show();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, show]);
}
