// Out of a field by Escape: while one has focus, letters are typed, and no key of the desk does anything.

import { type RefObject, useEffect } from 'react';

/** Of the forms within `part`, which takes the focus. What is open in front of a field is shut first. */
export function useLeavingFields(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement)) return;
      if (!part.current?.contains(target) || !target.closest('form')) return;
      if (target.getAttribute('aria-expanded') === 'true') return;
      part.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [part]);
}
