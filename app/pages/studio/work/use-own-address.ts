// Once a change has begun, the address of the page names it: it can be sent to a colleague, and a reload finds it.

import { useEffect } from 'react';
import type { Work } from './state.ts';
import { idOf, useOfWork } from './use-work.ts';

/** `asked` is the change that the address names now. */
export function useOwnAddress(work: Work, asked: string): void {
  const id = useOfWork(work, idOf);
  const isNew = id !== '' && id !== asked;
  useEffect(() => {
    if (!isNew) return;
    const url = new URL(window.location.href);
    url.searchParams.set('change', id);
    // Not by the router, to which it would be another visit: the work goes on.
    window.history.replaceState(window.history.state, '', url);
  }, [isNew, id]);
}
