// What stays in sight beside a long page: it sticks to the top, or, where it is higher than the window, with its end to the bottom.

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

/** Between it and the edge of the window, in px. */
const GAP = 16;

export function Beside({ children }: { readonly children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const place = (): void => {
      const room = window.innerHeight - current.offsetHeight - GAP;
      current.style.setProperty('--stick', `${Math.min(GAP, room)}px`);
    };
    const watch = new ResizeObserver(place);
    watch.observe(current);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
  return (
    <div className="desk-aside" ref={box}>
      {children}
    </div>
  );
}
