// Fetches ahead what the next steps need, when a step before them is left.

import { useCallback } from 'react';
import type { FormStore } from '../../../runtime/react/index.ts';
import { preloadPortalWidgets } from '../../widgets/index.tsx';

const BEFORE_COVERAGES: ReadonlySet<string> = new Set(['primary', 'practice']);

/** To be told every step that is left forward. */
export function useFetchedAhead(store: FormStore): (left: string) => void {
  return useCallback(
    (left) => {
      if (!BEFORE_COVERAGES.has(left)) return;
      preloadPortalWidgets();
      const types = store.answers().attorney_type;
      const chosen = Array.isArray(types) ? types.map(String) : [];
      void import('../../widgets/catalogue.ts').then(({ preloadCatalogue }) =>
        preloadCatalogue(store.calls, chosen),
      );
    },
    [store],
  );
}
