// Takes back failures that a person has left behind: on another page, or once it is tried again, they would only confuse.

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/portal.tsx';

const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * What is said after somebody's last act is its outcome, and stays also where it leads to another page; what was said
 * before it goes with the page, and with the next try.
 */
export function useOutdatedToasts(): void {
  const { toasts } = usePortal();
  const { pathname } = useLocation();
  useEffect(() => {
    for (const act of ACTS) window.addEventListener(act, toasts.outdate, true);
    window.addEventListener('submit', toasts.dropOutdated, true);
    return () => {
      for (const act of ACTS) window.removeEventListener(act, toasts.outdate, true);
      window.removeEventListener('submit', toasts.dropOutdated, true);
    };
  }, [toasts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that drops them
  useEffect(toasts.dropOutdated, [toasts, pathname]);
}
