// Whoever closes the window loses what was chosen and is not stored yet: the browser asks.

import { useEffect } from 'react';

/** Lets the browser ask before the window is closed, as long as something is held that would go with it. */
export function useAskBeforeUnload(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}
