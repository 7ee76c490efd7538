// Ends what a page started when the page is really gone, not when React only tries its effects twice (development).

import { useEffect, useRef } from 'react';

/** `end` runs once, after the component has left the screen for good. */
export function useEnd(end: () => void): void {
  const here = useRef(false);
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      setTimeout(() => {
        if (!here.current) latest.current();
      });
    };
  }, []);
}
