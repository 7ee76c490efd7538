// Fetches ahead what the next steps need, when a step before them is left.

import { useCallback } from 'react';
import { type FormBundle, getAt, isList } from '../../../runtime/core/index.ts';
import type { FormStore } from '../../../runtime/react/index.ts';
import { classesPlace } from '../../widgets/coverage/view.ts';
import { preloadPortalWidgets } from '../../widgets/index.tsx';

/** To be told every step that is left forward. */
export function useFetchedAhead(store: FormStore): (left: string) => void {
  return useCallback(
    (left) => {
      const tables = tablesAfter(store.bundle, left);
      if (tables.length === 0) return;
      preloadPortalWidgets();
      const chosen = tables.flatMap((table) => {
        const classes = getAt(store.answers(), classesPlace(store.info(table)?.uiOptions ?? {}));
        return isList(classes) ? classes.map(String) : [];
      });
      void import('../../widgets/catalogue/catalogue.ts').then(({ preloadCatalogue }) =>
        preloadCatalogue(store.calls, chosen),
      );
    },
    [store],
  );
}

/** Tables of coverages on the steps after this one. */
function tablesAfter({ sections, fields }: FormBundle, left: string): readonly string[] {
  const ids = sections.map(({ id }) => id);
  return Object.entries(fields)
    .filter(([, { widget, section }]) => widget === 'coverageTable' && isAfter(ids, section, left))
    .map(([pointer]) => pointer);
}

const isAfter = (ids: readonly string[], section: string, left: string): boolean =>
  ids.indexOf(section) > ids.indexOf(left);
