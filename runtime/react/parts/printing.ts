// Is the page being printed? Paper neither scrolls nor turns pages: what shows a part of its rows then shows them all.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from the moment a print begins until it is done; drawn before the paper is. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
