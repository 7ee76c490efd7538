// The document's title while a form is on screen: prefixed by "Error:" while faults are on show.

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore, useTexts } from '../context/context.tsx';
import { whenPainted } from '../store/when-idle.ts';

/**
 * The prefix comes and goes with the faults; the rest of the title is the host's or `title`. It comes in a moment of rest once
 * the faults are on screen: the browser takes as long for a title as for drawing several fields.
 */
export function useErrorTitle(hasErrors: boolean, title?: string): void {
  const texts = useTexts();
  useEffect(() => {
    if (title !== undefined) document.title = title;
    if (!hasErrors) return;
    const before = document.title;
    const marked = texts.t('runtime.errorTitle', { title: before });
    const callOff = whenPainted(() => {
      document.title = marked;
    });
    return () => {
      callOff();
      if (document.title === marked) document.title = before;
    };
  }, [texts, hasErrors, title]);
}

/** Are faults on show, in one section or in any? Renders again only when that changes. */
export function useHasErrors(section?: string): boolean {
  const store = useStore();
  const read = useCallback(() => {
    const ids = section === undefined ? store.bundle.sections.map(({ id }) => id) : [section];
    return ids.some((id) => store.section(id).shown.length > 0);
  }, [store, section]);
  return useSyncExternalStore(store.onStatus, read, read);
}
