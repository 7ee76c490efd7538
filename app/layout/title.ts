// The title of the browser's tab: what the page is called, then the portal.

import { useEffect } from 'react';
import { useT } from '../portal.tsx';

/** Undefined leaves the title as it is. */
export function useTitle(title: string | undefined): void {
  const t = useT();
  useEffect(() => {
    if (title !== undefined) document.title = t('app.titled', { title });
  }, [title, t]);
}
