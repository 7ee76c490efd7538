// Where the focus goes when something that stood in the place of its own button is shut.

import { type RefObject, useEffect, useRef } from 'react';

/** The button that opened it, which has focus again once it is drawn: sooner, another control would take it. */
export function useFocusOnceShut(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const begin = useRef<HTMLButtonElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) begin.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return begin;
}
