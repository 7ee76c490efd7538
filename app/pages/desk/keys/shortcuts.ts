// Keys of one letter that do something at the desk while nothing is typed and nothing is asked. Whoever speaks to their computer switches them off.

import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORED = 'portal.desk.keys';
const OFF = 'off';
/** Where a key is a letter that somebody types, or means the form that they are in, whichever of its parts has the focus. */
const TYPED =
  'form:not(.f-view-filters), input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** Something else is in front. */
const ASKED = '[role="dialog"], [role="alertdialog"], dialog[open]';

const listeners = new Set<() => void>();
/** As long as the page is open; kept beyond it where the browser lets it. */
let on = true;
try {
  on = localStorage.getItem(STORED) !== OFF;
} catch {
  // Forbidden storage: on, until they are switched off on this page.
}

export function switchShortcuts(next: boolean): void {
  on = next;
  try {
    if (next) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, OFF);
  } catch {
    // Forbidden storage: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAreShortcutsOn = (): boolean => useSyncExternalStore(subscribe, () => on);

/** `press` is told a key in small letters, and answers whether it did something. With Control, Alt or Command it is the browser's. */
export function useShortcuts(press: (key: string) => boolean): void {
  const now = useRef(press);
  useEffect(() => {
    now.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (!on || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (document.querySelector(ASKED)) return;
      if (now.current(key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
