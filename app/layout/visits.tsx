// After each navigation: remembers the route that was left, and moves focus and scroll to the new page.

import { type RefObject, useEffect, useRef } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { toTop } from './to-top.ts';

/** `name` is that of the route on screen, if a page is on screen. Steps of one page count as one visit. `glide`: how long it takes to its top. */
export function useVisits(
  name: string | undefined,
  main: RefObject<HTMLElement | null>,
  glide?: number,
): void {
  const { session } = usePortal();
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const left = last.current;
    if (name === undefined || left === name) return;
    last.current = name;
    session.set({ previousRoute: left });
    if (left === undefined) return;
    toTop(glide);
    main.current?.focus({ preventScroll: true });
  }, [name, session, main, glide]);
}
