// Opens the page at the section its address names: the page comes after the browser has looked for it.

import { useEffect } from 'react';

/** Once, when the page is there. */
export function useOwnPlace(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const place = id === '' ? null : document.getElementById(id);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, []);
}
