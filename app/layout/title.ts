// The title of the browser's tab: what the page is called, then the portal.

import { useCallback, useEffect } from 'react';
import { useT } from '../portal/portal.tsx';

/** Undefined leaves the title as it is. */
export function useTitle(title: string | undefined): void {
  const t = useT();
  useEffect(() => {
    if (title !== undefined) document.title = t('app.titled', { title });
  }, [title, t]);
}

/** For the wizard of a page: the open step before the page's own title, as in "Practice Details, step 2 of 5 - Application". */
export function useStepTitle(page: string): (step: string) => string {
  const t = useT();
  return useCallback(
    (step) => t('app.titled', { title: page === '' ? step : t('app.titledStep', { step, page }) }),
    [page, t],
  );
}
